### What `cavale.research` says.

research-missing = { $package } is not installed. To install what research needs: { $install }.
research-rival = There is no rival called { $rival }. There are: { $known }.

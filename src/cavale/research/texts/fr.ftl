### Ce que dit `cavale.research`.

research-missing = { $package } n’est pas installé. Pour installer ce qu’il faut à la recherche : { $install }.
research-rival = Il n’y a pas d’adversaire nommé { $rival }. Il y a : { $known }.

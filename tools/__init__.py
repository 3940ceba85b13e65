"""Set-up and checks of the project; no part of the product."""

import sys

if sys.version_info < (3, 11):
    sys.exit("Cavale needs Python 3.11 or newer; this is {}.{}".format(*sys.version_info))

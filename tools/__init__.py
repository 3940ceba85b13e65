"""Set-up and checks of the project; no part of the product."""

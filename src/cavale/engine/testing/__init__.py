"""The test kit: what every game must hold, whoever wrote it."""

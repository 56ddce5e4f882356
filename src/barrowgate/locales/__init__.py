"""Every word a person reads, one folder a language."""

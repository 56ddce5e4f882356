"""La Granja and At the Gates of Loyang, played completely and fast."""

__version__ = "0.1.0"

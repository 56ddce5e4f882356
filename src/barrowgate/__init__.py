"""La Granja and At the Gates of Loyang, played completely and fast."""

import os

from barrowgate import pure

__version__ = "0.1.0"

if pure.is_wanted(os.environ):
    pure.install()

"""Imported first by tools that read or write the sources of this checkout.

The package that is installed in ``.venv`` may be older.
"""

import sys
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src"
sys.path.insert(0, str(SOURCE))

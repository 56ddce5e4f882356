"""The browser of somebody who plays on this machine."""

import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Mapping
from urllib.request import ProxyHandler, build_opener

HEALTH = "/healthz"
LONGEST_START = 60.0  # seconds until a server answers
PAUSE = 0.1
WITH_SCREENS = ("darwin", "win32")  # elsewhere a variable names the display


def is_far_away(environment: Mapping[str, str]) -> bool:
    """Does whoever asks sit at another machine?"""
    return bool(environment.get("SSH_CONNECTION"))


def has_screen(environment: Mapping[str, str], platform: str = sys.platform) -> bool:
    """Would a browser that is opened here be seen?"""
    display = environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY")
    return not is_far_away(environment) and (platform in WITH_SCREENS or bool(display))


def open_when_ready(address: str, in_vain: Callable[[], None]) -> threading.Thread:
    """Open the browser as soon as the server there answers; ``in_vain`` if there is none.

    It is done beside what this process does: some browsers keep their caller until they are closed.
    """

    def work() -> None:
        if _answers(address) and not webbrowser.open(address):
            in_vain()

    beside = threading.Thread(target=work, daemon=True)
    beside.start()
    return beside


def _answers(address: str) -> bool:
    last = time.monotonic() + LONGEST_START
    asking = build_opener(ProxyHandler({}))  # no proxy leads to this machine
    while time.monotonic() < last:
        try:
            asking.open(address + HEALTH, timeout=LONGEST_START).close()
        except OSError:  # not yet
            time.sleep(PAUSE)
        else:
            return True
    return False

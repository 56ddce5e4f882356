"""Logs into a stream; loggers are afterwards as they were."""

import io
import logging
from collections.abc import Iterator
from contextlib import contextmanager

from barrowgate.server.web import logs

NAMES = ("", logs.OURS, logs.UVICORN, *logs.CHILDREN)  # the first is the root of all


@contextmanager
def kept_loggers() -> Iterator[io.StringIO]:
    loggers = [logging.getLogger(name) for name in NAMES]
    before = [(each.handlers, each.level, each.propagate) for each in loggers]
    try:
        yield io.StringIO()
    finally:
        for logger, (handlers, level, propagate) in zip(loggers, before, strict=True):
            logger.handlers, logger.propagate = handlers, propagate
            logger.setLevel(level)

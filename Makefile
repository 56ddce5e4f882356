# Everything is installed into .venv, once: a stamp remembers each set of requirements.

PYTHON ?= python3
JOBS ?= 2
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check
# Its commas would separate the arguments of $(or), so it has a name.
FIRST_GAME := la-granja --seats you,random,random

COVERED := --cov=src/barrowgate/core --cov=src/barrowgate/lagranja --cov=src/barrowgate/loyang --cov-fail-under=95
PYTEST := $(BIN)/python -m pytest -n $(JOBS)
# Whole games by the hundred: they run without the coverage counter, which takes three times as long.
GAMES := tests/lagranja/test_properties.py tests/loyang/test_properties.py

.DEFAULT_GOAL := help
.PHONY: help play bench lint test test-long clean

help: ## print these targets
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{ printf "%-18s %s\n", $$1, $$2 }'

play: $(VENV)/.run-stamp ## set up and play; another game: make play ARGS="la-granja --solo"
	@$(BIN)/barrowgate play $(or $(ARGS),$(FIRST_GAME))

bench: $(VENV)/.run-stamp ## run the benchmarks
	@$(BIN)/barrowgate bench $(ARGS)

lint: $(VENV)/.dev-stamp ## check style and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

test: lint ## set up, check style and types, run the tests
	$(PYTEST) $(COVERED) -m "not long" $(GAMES:%=--ignore=%) $(ARGS)
	$(PYTEST) -m "not long" $(GAMES)

test-long: lint ## the same, with the tests that take minutes
	$(PYTEST) $(COVERED) $(GAMES:%=--ignore=%) $(ARGS)
	$(PYTEST) $(GAMES)

clean: ## remove the environment and all that was built
	rm -rf $(VENV) build dist src/*.egg-info .coverage .coverage.* .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/.venv-stamp:
	@command -v $(PYTHON) >/dev/null || { echo "Barrowgate: no $(PYTHON) here; install Python 3.11 or newer, or name one: make PYTHON=python3.12 ..." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Barrowgate: $(PYTHON) is older than 3.11; install a newer Python and name it: make PYTHON=python3.12 ..." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "Barrowgate: $(PYTHON) has no venv module; install it, on Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }
	@echo "Barrowgate: setting up $(VENV) (only this once)"
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

$(VENV)/.run-stamp: $(VENV)/.venv-stamp requirements/run.txt requirements/build.txt pyproject.toml
	@echo "Barrowgate: installing what the game needs"
	@$(INSTALL) -r requirements/build.txt -r requirements/run.txt
	@$(INSTALL) --no-build-isolation --no-deps --editable .
	@touch $@

$(VENV)/.dev-stamp: $(VENV)/.run-stamp requirements/dev.txt
	@echo "Barrowgate: installing what the tests need"
	@$(INSTALL) -r requirements/dev.txt
	@touch $@

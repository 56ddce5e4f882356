# Everything is installed into .venv, once: a stamp remembers each set of requirements.

PYTHON ?= python3
JOBS ?= 2
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check
INSTALL_PEERS := $(VENV)-peers/bin/python -m pip install --quiet --disable-pip-version-check
INSTALL_TRAIN := $(VENV)-train/bin/python -m pip install --quiet --disable-pip-version-check

# The core, the games (each has a game.py) and their registry.
COVERED := $(patsubst %/,--cov=%,$(dir $(wildcard src/barrowgate/*/game.py))) --cov=src/barrowgate/games --cov-fail-under=95
PYTEST := $(BIN)/python -m pytest -n $(JOBS) --dist worksteal
# A short test that hangs is named, with where it hangs, and fails; a busy machine takes long.
SHORT := -m "not long" -o faulthandler_timeout=600 -o faulthandler_exit_on_timeout=true
# The plain engine runs from src, the compiled one as it was installed.
PLAIN := PYTHONPATH=src $(PYTEST) --engine plain
COMPILED := BARROWGATE_PURE= $(PYTEST) --engine compiled
# What the plain engine must show in every run (docs/decisions/0010-tests.md): the rules. Whole games by
# the hundred are for the compiled one, and for the plain one in test-long, without the coverage counter.
RULES := tests/core tests/every_game $(dir $(wildcard tests/*/kit.py))
GAMES := $(wildcard tests/every_game/test_whole_games.py tests/*/test_properties.py tests/*/test_observation.py tests/*/test_redeals.py tests/core/test_fuzzed_bytes.py)
# What the installed package is made from; the folders too, for files that have gone.
SOURCES := setup.py pyproject.toml $(shell find src -name __pycache__ -prune -o -path src/barrowgate/server/page -prune -o -name '*.egg-info' -prune -o -print)

# The page is built into the package, by the Node of the machine, else by that of the package index.
PAGE := src/barrowgate/server/page/index.html
PAGE_SOURCES := $(wildcard web/*.ts web/*.js web/*.json web/index.html) $(shell find web/src web/public src/barrowgate/locales -type f)
export BARROWGATE_PAGE := as-is# built here, once, not by every install
NPM = PATH="$(abspath $(BIN)):$$PATH" npm --prefix web --loglevel error

.DEFAULT_GOAL := help
.PHONY: help play play-terminal serve bench bench-peers bench-server bench-web bench-against lint test test-compiled test-plain test-long test-hour test-but-hour test-sanitized test-train test-web test-browser pictures web wheel clean

help: ## print these targets
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{ printf "%-22s %s\n", $$1, $$2 }'

play: $(VENV)/.server-stamp ## set up and play in the browser; only say the address: make play ARGS=--no-browser
	@$(BIN)/barrowgate serve --open $(ARGS)

play-terminal: $(VENV)/.run-stamp ## set up and play in the terminal: make play-terminal ARGS="la-granja --solo"
	@$(BIN)/barrowgate play $(ARGS)

serve: $(VENV)/.server-stamp ## set up and open tables for people and bots: make serve ARGS="--port 8080"
	@$(BIN)/barrowgate serve $(ARGS)

bench: $(VENV)/.run-stamp ## run the benchmarks, plain beside compiled; kept in bench/results
	@$(BIN)/barrowgate bench $(ARGS) --save

bench-peers: $(VENV)-peers/.stamp ## the same beside two engines of other games, in an environment of their own
	@$(VENV)-peers/bin/python bench/peers.py $(ARGS)

bench-server: $(VENV)/.dev-stamp ## the table server under load, beside boardgame.io's
	@mkdir -p build/peer && cp bench/server/peer/package.json build/peer/
	@PATH="$(abspath $(BIN)):$$PATH" npm install --prefix build/peer --loglevel error
	@$(BIN)/python bench/server $(ARGS) --save

bench-web: $(VENV)/.dev-stamp ## the page: Lighthouse on a slow phone, and repaints after an action
	@mkdir -p build/lighthouse && cp web/bench/lighthouse/package.json build/lighthouse/
	@PATH="$(abspath $(BIN)):$$PATH" npm install --prefix build/lighthouse --loglevel error
	@PATH="$(abspath $(BIN)):$$PATH" $(BIN)/python bench/web $(ARGS) --save

REV ?= HEAD
bench-against: $(VENV)/.needs-stamp ## this checkout beside another commit, in turn: make bench-against REV=v0.1.0
	@rm -rf build/against && mkdir -p build/against/source
	@git archive $(REV) | tar x -C build/against/source
	@echo "Barrowgate: compiling $(REV) and this checkout"
	@$(INSTALL) --no-build-isolation --no-deps --target build/against/old build/against/source
	@$(INSTALL) --no-build-isolation --no-deps --target build/against/new .
	@$(BIN)/python bench/against.py build/against/old build/against/new $(ARGS)

lint: $(VENV)/.dev-stamp ## check style and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

test: lint ## set up, check style and types, run the tests (the long ones: test-long) compiled, those of the rules plain too
	$(PLAIN) $(COVERED) $(SHORT) $(GAMES:%=--ignore=%) $(RULES) $(ARGS)
	@$(MAKE) --no-print-directory test-compiled SHORT='$(SHORT)'
	@$(MAKE) --no-print-directory test-web
	@$(MAKE) --no-print-directory test-browser

test-compiled: $(VENV)/.dev-stamp ## run the tests with the compiled engine alone
	@engine=$$(BARROWGATE_PURE= $(BIN)/barrowgate --version) && case "$$engine" in \
	*"compiled engine"*) echo '$(COMPILED) $(SHORT) $(ARGS)'; $(COMPILED) $(SHORT) $(ARGS);; \
	*) echo "Barrowgate: no C compiler here, so the plain engine runs all tests" >&2; test -z "$(MUST_COMPILE)" && $(PLAIN) $(SHORT) $(ARGS);; esac

test-plain: $(VENV)/.dev-stamp ## run the tests with the plain engine alone
	$(PLAIN) $(SHORT) $(ARGS)

# The server calls an engine and does not care which: its tests run once, with the compiled one.
ENGINES := --ignore=tests/server

# An hour in which a server is watched takes little of a core: everything else goes on beside it.
HOUR := tests/server/faults/test_memory.py::test_an_hour_of_play_leaves_the_memory_flat

test-long: lint ## with the tests that take minutes: all compiled, and those of the engines plain and under sanitizers
	@$(MAKE) --no-print-directory -j 2 test-hour test-but-hour

test-hour: $(VENV)/.dev-stamp
	BARROWGATE_PURE= $(BIN)/python -m pytest --engine compiled $(HOUR)

# What fails is told at the end, too, and keeps nothing else from running.
test-but-hour: $(VENV)/.dev-stamp
	@failed=; part() { $(MAKE) --no-print-directory "$$@" || failed="$$failed $$1"; }; \
	part test-plain ARGS='$(ENGINES)'; \
	part test-compiled SHORT= ARGS='--deselect $(HOUR)'; \
	part test-sanitized; \
	part test-train; \
	part test-web; \
	part test-browser E2E=e2e:long; \
	test -z "$$failed" || { echo "Barrowgate: not green:$$failed" >&2; exit 1; }

test-sanitized: $(VENV)/.dev-stamp ## run the tests, and many games, with builds that watch C itself and memory
	@echo "Barrowgate: compiling with the undefined-behaviour sanitizer, then with the address sanitizer"
	@for kind in debug address; do BARROWGATE_BUILD=$$kind $(INSTALL) --no-build-isolation --no-deps --upgrade --target build/$$kind/installed . || exit 1; done
	PYTHONPATH=build/debug/installed $(COMPILED) -m "not long" $(ENGINES)
	$(BIN)/python -m tools.soak --address build/address/installed --games 1000
	$(BIN)/python -m tools.soak --games 1000000

web: $(PAGE) ## build the page into the package

test-web: $(PAGE) ## check, lint and test the page
	$(NPM) run lint
	$(NPM) run check
	$(NPM) test

E2E ?= e2e
test-browser: $(VENV)/.dev-stamp ## play both games in a real browser; Chromium is fetched where there is none
	@if chromium=$$(PATH="$(abspath $(BIN)):$$PATH" web/e2e/chromium); then CHROMIUM="$$chromium" $(NPM) run $(E2E); \
	else echo "Barrowgate: NO BROWSER, so the tests in the browser DID NOT RUN; install Chromium, or name one: CHROMIUM=..." >&2; test -z "$(MUST_COMPILE)"; fi

pictures: E2E = pictures
pictures: test-browser ## write the pictures of the README anew, from fixed records

test-train: $(VENV)-train/.stamp ## run the tests of the training, in an environment of its own with PyTorch
	BARROWGATE_PURE= $(VENV)-train/bin/python -m pytest -n $(JOBS) --engine compiled tests/train

wheel: $(VENV)/.run-stamp $(PAGE) ## two wheels in dist/: for this Python, and for any from 3.11 on (stable ABI)
	@rm -rf dist
	@for kind in native stable; do BARROWGATE_BUILD=$$kind $(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-build-isolation --no-deps --wheel-dir dist . || exit 1; done
	@test "$$(ls dist | grep -vc none-any)" = 2 || { echo "Barrowgate: wheels are compiled, and there is no C compiler here" >&2; exit 1; }
	@ls dist

clean: ## remove the environments and all that was built
	rm -rf $(VENV) $(VENV)-peers $(VENV)-train web/node_modules $(dir $(PAGE)) build dist src/*.egg-info .coverage .coverage.* .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/.venv-stamp:
	@command -v $(PYTHON) >/dev/null || { echo "Barrowgate: no $(PYTHON) here; install Python 3.11 or newer, or name one: make PYTHON=python3.12 ..." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Barrowgate: $(PYTHON) is older than 3.11; install a newer Python and name it: make PYTHON=python3.12 ..." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "Barrowgate: $(PYTHON) has no venv module; install it, on Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }
	@echo "Barrowgate: setting up $(VENV) (only this once)"
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

$(VENV)/.needs-stamp: $(VENV)/.venv-stamp requirements/run.txt requirements/build.txt
	@echo "Barrowgate: installing what the game needs"
	@$(INSTALL) -r requirements/build.txt -r requirements/run.txt
	@touch $@

web/node_modules/.stamp: $(VENV)/.venv-stamp web/package-lock.json requirements/node.txt
	@command -v npm >/dev/null || { echo "Barrowgate: no Node here, so it comes from the package index"; $(INSTALL) -r requirements/node.txt; }
	@echo "Barrowgate: installing what the page is built with"
	@# Not ci: a lock file made on one platform need not list the binaries of the others.
	@$(NPM) install --no-save
	@touch $@

$(PAGE): web/node_modules/.stamp $(PAGE_SOURCES)
	@echo "Barrowgate: building the page"
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

# Not editable: the compiled engine lies in the environment, never beside the sources.
$(VENV)/.run-stamp: $(VENV)/.needs-stamp $(SOURCES)
	@echo "Barrowgate: installing the game; with a C compiler the rules are compiled, which takes a minute or two the first time"
	@$(INSTALL) --no-build-isolation --no-deps --force-reinstall .
	@$(BIN)/barrowgate --version
	@mkdir -p $(dir $(PAGE)) # now, so that the folder above it is not newer than the stamp
	@touch $@

$(VENV)/.server-stamp: $(VENV)/.run-stamp requirements/server.txt $(PAGE)
	@echo "Barrowgate: installing what the server needs"
	@$(INSTALL) -r requirements/server.txt
	@page=$$($(BIN)/python -c "import barrowgate.server as s; print(s.__path__[0])")/page && rm -rf "$$page" && cp -r $(dir $(PAGE)) "$$page"
	@touch $@

$(VENV)/.dev-stamp: $(VENV)/.server-stamp requirements/dev.txt
	@echo "Barrowgate: installing what the tests need"
	@$(INSTALL) -r requirements/dev.txt
	@touch $@

$(VENV)-peers/.needs-stamp: $(VENV)/.needs-stamp requirements/peers.txt
	@echo "Barrowgate: setting up $(VENV)-peers with two other engines"
	@$(PYTHON) -m venv --clear $(VENV)-peers
	@$(INSTALL_PEERS) -r requirements/build.txt -r requirements/run.txt -r requirements/peers.txt
	@touch $@

$(VENV)-peers/.stamp: $(VENV)-peers/.needs-stamp $(SOURCES)
	@$(INSTALL_PEERS) --no-build-isolation --no-deps --force-reinstall .
	@touch $@

$(VENV)-train/.needs-stamp: $(VENV)/.needs-stamp requirements/dev.txt requirements/train.txt
	@echo "Barrowgate: setting up $(VENV)-train with PyTorch, which is large"
	@$(PYTHON) -m venv --clear $(VENV)-train
	@$(INSTALL_TRAIN) -r requirements/build.txt -r requirements/run.txt -r requirements/dev.txt -r requirements/train.txt
	@touch $@

$(VENV)-train/.stamp: $(VENV)-train/.needs-stamp $(SOURCES)
	@$(INSTALL_TRAIN) --no-build-isolation --no-deps --force-reinstall .
	@touch $@

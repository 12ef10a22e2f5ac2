# make play opens the table in the browser; make test proves everything. Both set up what they need.
PORT ?= 8000
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install -qq --no-deps
NPM := $(BIN)/npm --prefix web
WEB := $(shell find web -name node_modules -prune -o -type f ! -name schema.d.ts -print 2>/dev/null)
WORDS := $(shell find src -name '*.ftl' -o -name 'rules.zh-Hant.md' 2>/dev/null)
$(WEB) $(WORDS):

# npm's scripts look for `node` on the PATH; the one in .venv is the same for everybody.
export PATH := $(CURDIR)/$(BIN):$(PATH)
export npm_config_cache ?= $(or $(XDG_CACHE_HOME),$(HOME)/.cache)/npm
export npm_config_update_notifier := false

.PHONY: play test setup dev lint types bench reach mutants pins clean
.DELETE_ON_ERROR:

play: setup
	$(BIN)/seaglass serve --port $(PORT) --open

test: lint
	$(BIN)/python -m tests.browser
	$(BIN)/python -m pytest -q -n auto --maxprocesses 4 --dist worksteal

setup: .venv/installed

dev: .venv/dev .venv/installed

lint: dev types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy src tests hatch_build.py
	$(NPM) run lint
	$(NPM) run check
	$(NPM) run test

# The client's types, written from the server's schema.
types: web/src/lib/schema.d.ts

web/src/lib/schema.d.ts: .venv/installed $(shell find src/seaglass -name '*.py' 2>/dev/null)
	$(BIN)/python -m seaglass.server.protocol.schema > .venv/schema.json
	$(NPM) exec -- openapi-typescript .venv/schema.json --default-non-nullable=false --output $@

# Random legal moves made by clicking and by keys, thousands in each game: GAME=sirens DECISIONS=500 for less.
reach: dev
	$(BIN)/python -m tests.browser
	$(BIN)/python -m tests.web.reach $(if $(GAME),--game $(GAME)) --decisions $(or $(DECISIONS),3000) $(if $(SEED),--seed $(SEED))

bench: setup
	$(BIN)/python -m pip install --quiet --constraint requirements.txt 'open_spiel>=2'
	$(BIN)/seaglass bench

# Which wrong rules do the games' own tests let through? docs/mutants.md; GAME=sirens for one game.
mutants: dev
	$(BIN)/python -m tests.mutants $(GAME)

# Raises the pinned versions to the newest that pyproject.toml allows.
pins: setup
	$(BIN)/python -m pip install --quiet uv
	$(COMPILE) --group build --output-file requirements.txt
	$(COMPILE) --group build --group dev --constraint requirements.txt --output-file requirements-dev.txt

COMPILE := $(BIN)/uv pip compile pyproject.toml --universal --python-version 3.11 --upgrade --quiet \
	--no-annotate --custom-compile-command "make pins"

clean:
	rm -rf .venv dist web/node_modules web/src/lib/schema.d.ts src/seaglass/web_dist \
		.hypothesis .mypy_cache .pytest_cache .ruff_cache .schemathesis test-results

.venv/python:
	@for python in $(or $(PYTHON),python3 python3.14 python3.13 python3.12 python3.11); do \
		if $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then found=$$python; break; fi; \
	done; \
	if [ -z "$$found" ]; then \
		echo "Seaglass needs Python 3.11 or newer: install it, or name it with make PYTHON=/path/to/python3."; exit 1; \
	elif ! $$found -m venv --clear .venv; then \
		rm -rf .venv; echo "Python's venv module is missing: on Debian and Ubuntu, apt-get install python3-venv."; exit 1; \
	fi
	@touch $@

.venv/runtime: requirements.txt .venv/python
	@echo "Installing what Seaglass needs into .venv ..."
	@$(PIP) -r requirements.txt
	@touch $@

.venv/dev: requirements-dev.txt .venv/runtime
	@echo "Installing what its tests need ..."
	@$(PIP) -r requirements-dev.txt
	@touch $@

.venv/installed: .venv/runtime pyproject.toml hatch_build.py $(WEB) $(WORDS)
	@echo "Building the web client ..."
	@$(PIP) --no-build-isolation --editable .
	@touch $@

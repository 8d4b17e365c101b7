# make play: play in the browser. make site: play without a server. make test: everything that must hold.
# make bench, bench-server: how fast, side by side with others; bench-browser: how smoothly; bench-site: without a server. make arena: how strong the bots are.
PYTHON ?= python3
VENV := .venv
BENCH := .venv-bench
ARENA := .venv-arena
RAY := .venv-ray
FUZZ := .venv-fuzz
NODE := node_modules
BENCH_NODE := benchmarks/server/node_modules
FONTS := .venv-fonts
FONTS_NODE := tools/fonts/node_modules
BIN := $(VENV)/bin
# Tests often wait for a browser or a server, so one more runs than there are cores; with more it takes as long.
JOBS = $(shell $(PYTHON) -c "import os; print(os.cpu_count() + 1)")
PYTEST = PYTHONHASHSEED=0 $(BIN)/pytest -n $(JOBS) --dist worksteal
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PYTHONDONTWRITEBYTECODE :=  # where it is set, every server of the tests would be compiled anew

.PHONY: play site test test-slow test-ray check lint format types facts lessons sbom fuzz programs all-programs compiled bench bench-server bench-browser bench-site arena screenshots fonts icons lock clean

# make play SHARE=1: others in the house can join.
play: $(VENV)/ready
	@$(BIN)/tabletown play $(if $(SHARE),--share)

# Tabletown without a server: a folder of files for any static host, below any path.
site: $(VENV)/ready $(NODE)/ready
	@$(BIN)/python -m tools.site.build dist/site

# A fixed sample of the long matrices; make test-slow runs all of them, in about 25 minutes.
test:
	@$(MAKE) --no-print-directory --jobs check programs compiled
	$(PYTEST) -m "not slow"

test-slow: $(VENV)/ready-to-test all-programs compiled $(if $(shell command -v npm),$(NODE)/ready)
	TABLETOWN_THOROUGH=1 $(PYTEST)

compiled: $(VENV)/ready
	@TABLETOWN_GAMES=benchmarks/games $(BIN)/python -m tests.compiled

# The arena on a Ray cluster of this machine.
test-ray: $(RAY)/ready
	$(RAY)/bin/pytest tests/test_cluster.py

check: lint $(if $(shell command -v npm),types)
	@command -v npm > /dev/null || echo "The types of the page are not checked, which takes Node.js with npm."

lint: $(VENV)/ready-to-test
	$(BIN)/ruff check
	$(BIN)/mypy

types: $(NODE)/ready
	$(NODE)/.bin/tsc
	$(NODE)/.bin/prettier --check --log-level warn .

# JavaScript and CSS as .prettierrc.json says; Python tables are set by hand.
format: $(NODE)/ready
	$(NODE)/.bin/prettier --write --log-level warn .

# What drawings may know of the games, written from their Python modules.
facts: $(VENV)/ready
	TABLETOWN_GAMES=benchmarks/games $(BIN)/python tools/facts.py

# The events of all lessons, numbered and checked.
lessons: $(VENV)/ready
	$(BIN)/python tools/lessons.py

# What we ship, with its licences: docs/licences.md, and docs/sbom.json for programs.
sbom: $(VENV)/ready $(NODE)/ready
	node tools/site/inside.mjs > tools/site/inside.json
	$(BIN)/python tools/inventory.py

# Feed the readers of what strangers send, led by coverage: make fuzz FOR=600 goes on for so many seconds each.
FOR ?= 60
fuzz: $(FUZZ)/ready
	for reader in message record sheet; do $(FUZZ)/bin/python tools/fuzz/run.py $$reader --seconds $(FOR) || exit 1; done

programs:
	@sh tests/install.sh

all-programs:
	@sh tests/install.sh all

bench: $(VENV)/ready $(BENCH)/ready
	$(BIN)/python benchmarks/run.py --peers $(BENCH)/bin/python

bench-server: compiled $(BENCH_NODE)/ready
	$(BIN)/python benchmarks/server/run.py

# All of it, or some: make bench-browser ONLY="start neoville", ONLY=play.
bench-browser: $(VENV)/ready-to-test programs
	$(BIN)/python benchmarks/browser/run.py $(ONLY)

# How large the site is, how soon it is there, and how quickly it answers.
bench-site: $(VENV)/ready-to-test programs site
	$(BIN)/python -m benchmarks.site.run dist/site

# How strong the bots are; make arena ONLY=neoville plays some of it. Stopped, it goes on.
arena: $(ARENA)/ready
	$(ARENA)/bin/python benchmarks/arena/run.py $(ONLY)

screenshots: $(VENV)/ready-to-test programs
	$(BIN)/python -m tests.browser.shots

# The fonts of the page, cut down from those that npm has. Needed only to change them.
fonts: $(FONTS)/ready $(FONTS_NODE)/ready
	$(FONTS)/bin/python tools/fonts/make.py

# The icons of the installed site, drawn from the page's. Needed only to change them.
icons: $(VENV)/ready-to-test programs
	$(BIN)/python -m tools.site.icons

$(VENV)/ready: requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Tabletown needs Python 3.11 or newer: make PYTHON=python3.11 …"; exit 2; }
	@echo "Setting up $(VENV), once …"
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/pip install -q --require-hashes -r requirements.lock
	@$(BIN)/pip install -q --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/ready-to-test: requirements-test.lock $(VENV)/ready
	@$(BIN)/pip install -q --require-hashes -r requirements-test.lock
	@touch $@

$(BENCH)/ready: benchmarks/requirements.lock
	@echo "Setting up $(BENCH) with the peers, once …"
	@$(PYTHON) -m venv $(BENCH)
	@$(BENCH)/bin/pip install -q --require-hashes -r benchmarks/requirements.lock
	@touch $@

$(ARENA)/ready: requirements.lock benchmarks/arena/requirements.lock
	@echo "Setting up $(ARENA) with OpenSpiel, once …"
	@$(PYTHON) -m venv $(ARENA)
	@$(ARENA)/bin/pip install -q --require-hashes -r requirements.lock
	@$(ARENA)/bin/pip install -q --require-hashes -r benchmarks/arena/requirements.lock
	@$(ARENA)/bin/pip install -q --no-deps --no-build-isolation -e .
	@touch $@

$(FUZZ)/ready: requirements.lock tools/fuzz/requirements.lock
	@echo "Setting up $(FUZZ) with Atheris, once …"
	@$(PYTHON) -m venv $(FUZZ)
	@$(FUZZ)/bin/pip install -q --require-hashes -r requirements.lock
	@$(FUZZ)/bin/pip install -q --require-hashes -r tools/fuzz/requirements.lock
	@$(FUZZ)/bin/pip install -q --no-deps --no-build-isolation -e .
	@touch $@

$(RAY)/ready: requirements-ray.lock
	@echo "Setting up $(RAY) with Ray, once …"
	@$(PYTHON) -m venv $(RAY)
	@$(RAY)/bin/pip install -q --require-hashes -r requirements-ray.lock
	@$(RAY)/bin/pip install -q --no-deps --no-build-isolation -e .
	@touch $@

$(NODE)/ready: package-lock.json
	@echo "Setting up $(NODE) with TypeScript, once …"
	@npm ci --silent
	@touch $@

$(BENCH_NODE)/ready: benchmarks/server/package-lock.json
	@command -v npm > /dev/null || { echo "make bench-server needs Node.js 18 or newer, with npm."; exit 2; }
	@echo "Setting up $(BENCH_NODE) with boardgame.io, once …"
	@cd benchmarks/server && npm ci --silent
	@touch $@

$(FONTS)/ready: tools/fonts/requirements.lock
	@$(PYTHON) -m venv $(FONTS)
	@$(FONTS)/bin/pip install -q --require-hashes -r tools/fonts/requirements.lock
	@touch $@

$(FONTS_NODE)/ready: tools/fonts/package-lock.json
	@cd tools/fonts && npm ci --silent
	@touch $@

# Anew from pyproject.toml: pinned, with hashes, without any address.
LOCK := pip-compile -q --generate-hashes --strip-extras --allow-unsafe --build-deps-for editable \
	--no-emit-index-url --no-emit-trusted-host --no-emit-find-links --no-header --no-annotate
lock:
	$(LOCK) --extra fast --extra postgres -o requirements.lock pyproject.toml
	$(LOCK) --extra fast --extra postgres --extra test -o requirements-test.lock pyproject.toml
	$(LOCK) --extra fast --extra postgres --extra test --extra ray -o requirements-ray.lock pyproject.toml

clean:
	rm -rf dist $(VENV) $(BENCH) $(ARENA) $(RAY) $(FUZZ) $(FONTS) $(NODE) $(BENCH_NODE) $(FONTS_NODE) .mypy_cache .ruff_cache .pytest_cache .hypothesis

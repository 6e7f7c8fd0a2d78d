# `make play` and `make test` do all the set-up they need, and never ask a question.
.DEFAULT_GOAL := help
BIN := .venv/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check --no-input
# A lock names all that is needed. Left to resolve anew, pip takes a newer release of a package with extras, and stops.
LOCKED := install --no-deps --require-hashes -r
CODE := src tests bench tools training
STYLED := $(CODE) examples # types of RLlib and PyTorch are not at hand
NPM := sh tools/npm.sh
CLIENT := src/tablecade/server/web/dist/index.html
CLIENT_SOURCES := $(shell find web src/tablecade/locales src/tablecade/games -type f -not -path '*/node_modules/*' \( -path 'web/*' -o -name '*.ftl' \))
CLIENT_SOURCES += src/tablecade/server/web/tablecade.d.ts src/tablecade/games/qwixx_on_board/rules/tracks.json
CLIENT_FOLDERS := $(shell find web -type d -not -path '*/node_modules*') # newer if a file is gone

# Tests start hundreds of processes. Each would compile all it loads anew if none may keep it.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: lab pack examples image test-image release audit catalogues coverage test-pythons docs figures pictures wheel wire shots help setup play test test-long check lint format bench mutants golden lock clean

help: ## Show what can be made
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 12

setup: .venv/.setup.stamp $(CLIENT) ## Bring what playing needs into .venv, and build the browser client

.venv/.setup.stamp: requirements.lock pyproject.toml packs/pixoid_values/pyproject.toml tools/make_venv.sh
	@sh tools/make_venv.sh
	@echo "Installing $$(grep -c == requirements.lock) Python packages into .venv: a minute or two."
	@$(PIP) $(LOCKED) requirements.lock
	@$(PIP) install --no-deps --editable . --editable packs/pixoid_values
	@touch $@

.venv/.dev.stamp: .venv/.setup.stamp requirements-dev.lock
	@echo "Installing $$(grep -c == requirements-dev.lock) packages for tests."
	@$(PIP) $(LOCKED) requirements-dev.lock
	@touch $@

web/node_modules/.stamp: web/package-lock.json .venv/.setup.stamp
	@echo "Installing what builds the browser client into web/node_modules."
	@$(NPM) ci
	@touch $@

$(CLIENT): web/node_modules/.stamp $(CLIENT_SOURCES)
	@echo "Building the browser client."
	@$(NPM) run build

.venv/.lab.stamp: .venv/.setup.stamp requirements-lab.lock
	@$(PIP) $(LOCKED) requirements-lab.lock
	@touch $@

.venv/.bench.stamp: .venv/.dev.stamp requirements-bench.lock
	@$(PIP) $(LOCKED) requirements-bench.lock
	@touch $@

play: setup ## Open tables on this machine, for browsers here and in the same network
	@$(BIN)/tablecade

lab: .venv/.lab.stamp ## Bring what simulations, reports and environments need into .venv

test: ## All checks and tests, as CI runs them
	@$(MAKE) --no-print-directory --jobs 2 --output-sync lint-types lint-rest test-client test-programs test-kernels
	$(BIN)/pytest -n 4 --dist loadfile --no-loadscope-reorder --timeout 300 -m "not long"

test-long: .venv/.release.stamp $(CLIENT) test-programs ## What takes minutes
	$(BIN)/pytest -n 2 --timeout 3600 -m long

.PHONY: test-client test-programs test-kernels
test-client: web/node_modules/.stamp $(CLIENT)
	@$(NPM) test

test-programs: .venv/.setup.stamp
	@sh tools/get_postgres.sh
	@sh tools/get_chromium.sh
	@sh tools/get_programs.sh

test-kernels: .venv/.dev.stamp # once for all workers of pytest
	@$(BIN)/tablecade warm-up >/dev/null
	@$(BIN)/python -m tests.warm_up

pack: .venv/.setup.stamp ## Build the optional package of Pixoid's values into dist
	@$(PIP) wheel --no-deps --wheel-dir dist packs/pixoid_values

examples: .venv/.dev.stamp ## Let the examples learn, with PyTorch and RLlib: some minutes
	@$(PIP) install --editable ".[examples]"
	$(BIN)/pytest -q --timeout 900 -m long tests/lab/test_examples.py

check: .venv/.dev.stamp ## Format, lint, types, and the tests of what changed: under a minute
	@$(BIN)/ruff format --quiet $(STYLED)
	@$(MAKE) --no-print-directory lint
	@$(BIN)/pytest -q -n 2 -m "not long" $$($(BIN)/python -m tools.changed)
	@$(NPM) test -- --changed --passWithNoTests

lint: ## Style, types and layers
	@$(MAKE) --no-print-directory --jobs 2 --output-sync lint-types lint-rest

.PHONY: lint-types lint-rest
lint-types: .venv/.dev.stamp
	@$(BIN)/mypy --no-error-summary $(CODE)

lint-rest: .venv/.dev.stamp web/node_modules/.checked.stamp
	@$(BIN)/ruff format --check --quiet $(STYLED)
	@$(BIN)/ruff check --quiet $(STYLED)
	@$(BIN)/lint-imports --no-logo >.venv/layers.log || { cat .venv/layers.log; exit 1; }

web/node_modules/.checked.stamp: web/node_modules/.stamp $(CLIENT_FOLDERS) $(CLIENT_SOURCES)
	@$(NPM) run check
	@touch $@

format: .venv/.dev.stamp web/node_modules/.stamp ## Put the code into shape
	@$(BIN)/ruff format $(STYLED)
	@$(BIN)/ruff check --fix $(STYLED)
	@$(NPM) run format

wire: .venv/.dev.stamp ## Write the browser's types and tiles anew, from the server's and the games' own
	@$(BIN)/python tools/wire_types.py
	@$(BIN)/python tools/tile_drawings.py
	@$(BIN)/python -m tools.dice_vectors

wheel: .venv/.dev.stamp $(CLIENT) ## Build wheel and sdist with the browser client into dist/
	@SOURCE_DATE_EPOCH=$$(git log -1 --format=%ct) $(BIN)/python -m build --quiet --no-isolation --outdir dist

CONTAINER ?= docker
image: wheel ## Build the container image with CONTAINER (docker or podman) and IMAGE_ARGS
	@$(CONTAINER) build -t tablecade -f Containerfile $(if $(findstring podman,$(CONTAINER)),--format docker) $(IMAGE_ARGS) .

test-image: .venv/.dev.stamp ## Play at the image with podman: a match, a kill, a restart
	IMAGE=$${IMAGE:-localhost/tablecade} $(BIN)/pytest -q -m long tests/packaging/test_container.py

release: .venv/.release.stamp $(CLIENT) ## Check and build VERSION=…; GO=1 also commits and tags
	@[ -n "$(VERSION)" ] || { echo "Which version? make release VERSION=1.2.3"; exit 2; }
	@SOURCE_DATE_EPOCH=$$(git log -1 --format=%ct) $(BIN)/python -m tools.release $(VERSION) $(if $(GO),--go)

audit: .venv/.release.stamp web/node_modules/.stamp ## Known weaknesses and licences of all dependencies
	@$(BIN)/python -m tools.audit

.venv/.release.stamp: .venv/.dev.stamp requirements-release.lock
	@$(PIP) $(LOCKED) requirements-release.lock
	@touch $@

catalogues: .venv/.dev.stamp ## List what translators still have to do
	@$(BIN)/python -m tools.catalogues

coverage: .venv/.dev.stamp $(CLIENT) test-programs ## Branch coverage of all Python, without the tests in browsers
	@$(BIN)/coverage erase
	@$(BIN)/pytest -q -n 4 --dist loadfile --timeout 900 -m "not long" --ignore tests/web --cov --cov-report=term
	@printf "Per cent of rules and tables: "
	@$(BIN)/coverage report --include "src/tablecade/games/*/rules/*,src/tablecade/server/table/*" --format total --precision 1 --fail-under 97

PYTHONS := 3.11 3.12 3.13 3.14
test-pythons: $(CLIENT) ## Tests of core, games, terminal and server with each Python found
	@for python in $(PYTHONS); do sh tools/test_python.sh $$python || exit 1; done

docs: .venv/.docs.stamp ## Build the documentation site into site/ (tests/docs checks the links)
	@$(BIN)/mkdocs build --quiet --strict

.venv/.docs.stamp: .venv/.dev.stamp requirements-docs.lock
	@$(PIP) $(LOCKED) requirements-docs.lock
	@touch $@

shots: .venv/.dev.stamp $(CLIENT) ## Pictures of every screen and of whole games, with a contact sheet for each language
	@sh tools/get_chromium.sh
	@$(BIN)/python -m tools.screenshots

bench: .venv/.bench.stamp ## Measure against peers
	$(BIN)/python -m bench.rules
	$(BIN)/python -m bench.kernels
	@sh tools/get_postgres.sh
	$(BIN)/python -m bench.server

figures: .venv/.dev.stamp ## Run the commands behind figures of the docs again, minutes
	@$(BIN)/python -m bench.figures $(NAMES)

pictures: .venv/.dev.stamp $(CLIENT) ## Take the pictures in README and docs anew
	@sh tools/get_chromium.sh
	@$(BIN)/python -m tools.pictures

mutants: .venv/.dev.stamp ## Break the rules in every way, and see the tests notice
	$(BIN)/python tools/mutants.py

golden: .venv/.dev.stamp ## Write the golden playthroughs and perft counts anew
	$(BIN)/python -m tests.golden
	$(BIN)/python -m tests.perft
	$(BIN)/python -m tests.rules_table

LOCK := uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-strip-extras --no-header --extra postgres pyproject.toml

lock: ## Pin every dependency with its hashes
	$(LOCK) -o requirements.lock
	$(LOCK) --extra lab --extra research -o requirements-lab.lock
	$(LOCK) --extra lab --extra research --extra ray --group dev -o requirements-dev.lock
	$(LOCK) --extra lab --extra research --extra ray --group dev --group bench -o requirements-bench.lock
	$(LOCK) --extra lab --extra research --extra ray --group dev --group release -o requirements-release.lock
	$(LOCK) --extra lab --extra research --extra ray --group dev --group docs -o requirements-docs.lock

clean: ## Remove what was made
	rm -rf .venv .venv-* dist site mutants web/node_modules src/tablecade/server/web/dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage*

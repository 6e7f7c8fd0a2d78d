#!/bin/sh
# Builds the client and the wheel where nothing but Python is installed; Node comes from PyPI.
set -eu
python3 -m venv .venv
.venv/bin/pip install --quiet build
sh tools/npm.sh ci
sh tools/npm.sh run build
.venv/bin/python -m build --wheel --outdir dist

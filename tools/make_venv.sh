#!/bin/sh
# Makes .venv with a Python of at least 3.11, on a bare Debian too, and never asks a question.
set -eu
venv=.venv
python=""
for candidate in "${PYTHON:-}" python3 python3.14 python3.13 python3.12 python3.11; do
    [ -n "$candidate" ] || continue
    if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
        python=$candidate
        break
    fi
done
if [ -z "$python" ]; then
    echo "Tablecade needs Python 3.11 or newer: install it (Debian: apt-get install python3 python3-venv)." >&2
    exit 1
fi
if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
    # Debian splits venv off from Python.
    sudo=""
    [ "$(id -u)" = 0 ] || sudo="sudo -n"
    package="$("$python" -c 'import sys; print(f"python{sys.version_info[0]}.{sys.version_info[1]}-venv")')"
    echo "Installing $package, which Debian keeps apart from Python."
    if ! { $sudo apt-get update -qq && DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -qq "$package"; } >/dev/null; then
        echo "Could not install $package. Run: apt-get install $package" >&2
        exit 1
    fi
fi
[ -x "$venv/bin/python" ] || "$python" -m venv "$venv"

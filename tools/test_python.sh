#!/bin/sh
# The tests of core, games, terminal and server with one version of Python, in .venv-VERSION.
set -eu
version=$1
python=""
for candidate in "python$version" "$HOME"/.pyenv/versions/"$version".*/bin/python; do
    if "$candidate" --version >/dev/null 2>&1; then
        python=$candidate
        break
    fi
done
if [ -z "$python" ]; then
    echo "Python $version is not on this machine: skipped."
    exit 0
fi
[ -x ".venv-$version/bin/python" ] || "$python" -m venv ".venv-$version"
pip=".venv-$version/bin/python -m pip --quiet --disable-pip-version-check --no-input"
$pip install --editable . pytest pytest-timeout pytest-xdist hypothesis httpx psutil pexpect schemathesis fluent.syntax build hatchling
echo "Python $version:"
".venv-$version/bin/pytest" -q -n 2 --timeout 300 -m "not long" tests/core tests/games tests/golden tests/cli/test_configuration.py tests/cli/test_extras.py tests/cli/test_verify.py tests/cli/test_play.py tests/server/test_game.py tests/server/test_commands.py

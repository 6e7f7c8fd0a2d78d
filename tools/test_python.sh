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
# Of tests/cli, those that need no extra: the install is the plain one.
terminal=$(find tests/cli -name 'test_*.py' | grep -vE 'test_(benchmark|lab|lab_mistakes|misuse|simulate|solve|warm_up)\.py' | sort)
server=$(find tests/server -maxdepth 1 -name 'test_*.py' | sort)
# shellcheck disable=SC2086 # several files each
".venv-$version/bin/pytest" -q -n 2 --dist loadfile -m "not long" tests/core tests/games tests/golden tests/server/table $terminal $server

#!/bin/sh
# PostgreSQL for the tests, where it is not on the machine yet. Never asks a question.
set -eu
if command -v pg_ctl >/dev/null 2>&1 || ls /usr/lib/postgresql/*/bin/pg_ctl >/dev/null 2>&1; then
    exit 0
fi
sudo=""
[ "$(id -u)" = 0 ] || sudo="sudo -n"
echo "Installing postgresql, which the tests of the server run on."
if ! { $sudo apt-get update -qq && DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -qq postgresql; } >/dev/null; then
    echo "Could not install postgresql. Run: apt-get install postgresql" >&2
    exit 1
fi

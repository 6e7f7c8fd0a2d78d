#!/bin/sh
# Chromium for the tests in a real browser, where it is not on the machine yet. Never asks a question.
# Debian's headless shell is the same browser without windows: the tests take a third less time in it.
set -eu
has() { command -v "$1" >/dev/null 2>&1; }
if [ -n "${CHROMIUM:-}" ] || has chromium-headless-shell; then
    exit 0
fi
sudo=""
[ "$(id -u)" = 0 ] || sudo="sudo -n"
get() { DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -qq --no-upgrade "$@" >/dev/null; }
if has chromium || has chrome; then
    get --no-install-recommends chromium-headless-shell 2>/dev/null || true
    exit 0
fi
echo "Installing chromium, which the tests of the browser client run in."
if ! { $sudo apt-get update -qq >/dev/null && { get chromium-headless-shell 2>/dev/null || get chromium; }; }; then
    echo "Could not install chromium. Run: apt-get install chromium" >&2
    exit 1
fi

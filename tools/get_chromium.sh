#!/bin/sh
# Chromium for the tests in a real browser, where it is not on the machine yet. Never asks a question.
set -eu
if [ -n "${CHROMIUM:-}" ] || command -v chromium >/dev/null 2>&1 || command -v chrome >/dev/null 2>&1; then
    exit 0
fi
sudo=""
[ "$(id -u)" = 0 ] || sudo="sudo -n"
echo "Installing chromium, which the tests of the browser client run in."
if ! { $sudo apt-get update -qq && DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -qq chromium; } >/dev/null; then
    echo "Could not install chromium. Run: apt-get install chromium" >&2
    exit 1
fi

#!/bin/sh
# Programs of Debian that some tests need, unpacked into .venv/debian: nothing is installed and no
# service starts. Where one can't be had, its tests are skipped. Never asks a question.
set -eu
folder=$PWD/.venv/debian
sudo=""
[ "$(id -u)" = 0 ] || sudo="sudo -n"
unpack() {
    rm -rf "$folder/fetched" && mkdir -p "$folder/fetched" &&
        (cd "$folder/fetched" && apt-get download -qq "$1" && dpkg -x ./*.deb "$folder")
}
for wanted in caddy:caddy nginx:nginx certutil:libnss3-tools; do
    program=${wanted%:*}
    package=${wanted#*:}
    if PATH="$PATH:/usr/sbin:$folder/usr/bin:$folder/usr/sbin" command -v "$program" >/dev/null 2>&1; then
        continue
    fi
    unpack "$package" >/dev/null 2>&1 ||
        { $sudo apt-get update -qq && unpack "$package"; } >/dev/null 2>&1 ||
        echo "Could not get $program from Debian: its tests are skipped."
done

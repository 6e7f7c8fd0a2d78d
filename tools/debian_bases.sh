#!/bin/sh
# Two base images for the Containerfile from Debian packages, where no registry can be reached:
# localhost/tablecade-build with pip and strip, localhost/tablecade-run with Python and what its packages link to.
# Needs mmdebstrap and podman (or CONTAINER), and root or a user namespace.
set -eu
suite=${1:-bookworm}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
slim="--dpkgopt=path-exclude=/usr/share/doc/* --dpkgopt=path-exclude=/usr/share/man/* --dpkgopt=path-exclude=/usr/share/locale/*"
# shellcheck disable=SC2086 # a list of options
mmdebstrap --quiet $slim --variant=minbase --include=python3-venv,binutils "$suite" "$folder/build.tar"
# shellcheck disable=SC2086
mmdebstrap --quiet $slim --variant=extract --include=python3,libstdc++6 "$suite" "$folder/run.tar"
for name in build run; do
    "${CONTAINER:-podman}" import "$folder/$name.tar" "localhost/tablecade-$name"
done
echo "make image CONTAINER=podman IMAGE_ARGS='--build-arg BUILD=localhost/tablecade-build --build-arg BASE=localhost/tablecade-run'"

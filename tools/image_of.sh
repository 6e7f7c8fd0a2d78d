#!/bin/sh
# An image of another version by today's Containerfile, to test an upgrade from it:
#
#   sh tools/image_of.sh v0.1.0 localhost/tablecade-previous [OPTIONS OF BUILD]
#   PREVIOUS=localhost/tablecade-previous make test-image
#
# Needs `make setup` and podman (or CONTAINER). The image has no browser client.
set -eu
version=$1
image=$2
shift 2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
git archive "$version" | tar -x -C "$folder"
mkdir -p "$folder/dist" "$folder/tools"
[ -f "$folder/tools/slim.py" ] || touch "$folder/tools/slim.py" # 0.1.0 has none: nothing is removed
.venv/bin/python -m build --quiet --wheel --no-isolation --outdir "$folder/dist" "$folder"
.venv/bin/python -m pip download --quiet --no-deps --require-hashes --dest "$folder/dist" -r "$folder/requirements.lock"
"${CONTAINER:-podman}" build -t "$image" -f Containerfile "$@" "$folder"

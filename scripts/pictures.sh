#!/usr/bin/env bash
# Writes the README's pictures anew, each a real frame drawn by the program given as the first argument, into the
# folder given as the second (default: Pictures). fonts.json says which fonts they show: a test compares the
# pictures only where the same ones are installed.
set -eu
[ $# -ge 1 ] || { echo "usage: scripts/pictures.sh PROGRAM [FOLDER]" >&2; exit 2; }
orihon=$(realpath "$1")
folder=$(realpath -m "${2:-$(dirname "$0")/../Pictures}")
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$folder"

"$orihon" shoot default --at 0.5 --out "$work" --fonts "$work/fonts.json" >/dev/null
"$orihon" replay Pictures/drag.yml default --headless --hud --out "$work" >/dev/null
"$orihon" replay Pictures/fold.yml default --headless --theme dark --out "$work" >/dev/null
"$orihon" replay Pictures/seam.yml default --headless --out "$work" >/dev/null
mv "$work/default-0.5.png" "$folder/rest.png"
mv "$work/fonts.json" "$folder/fonts.json"
mv "$work/drag.png" "$folder/drag.png"
mv "$work/fold.png" "$folder/fold.png"
mv "$work/strip-seam.png" "$folder/seam.png"
echo "pictures: written to $folder"

#!/usr/bin/env bash
# Writes the README's pictures anew, each a frame drawn by the program given as the only argument.
#
# Three frames of the default feed (light at rest, mid-drag with the HUD, dark with the fold), and the strip
# of the loop's seam.
set -eu
[ $# -eq 1 ] || { echo "usage: scripts/pictures.sh PROGRAM" >&2; exit 2; }
orihon=$(realpath "$1")
cd "$(dirname "$0")/.."

frame=(--size 430x932 --out Pictures)
"$orihon" shoot default --at 0 --theme light "${frame[@]}"
"$orihon" replay Resources/Scripts/mid-drag.yml default --headless --hud "${frame[@]}"
"$orihon" replay Resources/Scripts/fold.yml default --headless --theme dark "${frame[@]}"
"$orihon" replay Resources/Scripts/seam.yml default --headless --strip 8 "${frame[@]}"
echo "pictures: written to $PWD/Pictures"

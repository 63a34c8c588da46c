#!/usr/bin/env bash
# Writes the plots of the documentation anew, each a run of Pictures/plot-NAME.yml drawn by the program given as
# the first argument, light and dark: into the catalogues, or all into the folder given as the second.
set -eu
[ $# -ge 1 ] || { echo "usage: scripts/plots.sh PROGRAM [FOLDER]" >&2; exit 2; }
orihon=$(realpath "$1")
folder=${2:+$(realpath -m "$2")}
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

while read -r name row target; do
  place=${folder:-Sources/Library/$target/$target.docc}
  mkdir -p "$place"
  "$orihon" replay "Pictures/plot-$name.yml" default --headless --log "$work/$name.jsonl"
  for theme in light dark; do
    suffix=$([ $theme = dark ] && echo '~dark' || true)
    "$orihon" plot "$work/$name.jsonl" --row "$row" --size 640x400 --scale 1.5 --theme $theme \
      --out "$place/$name$suffix.png" >/dev/null
  done
done <<'PLOTS'
physics feed ScrollPhysics
paging months ScrollPhysics
gestures feed CollectionViews
requests months CollectionViews
infinite-loop hero Carousel
auto-scroll hero Carousel
PLOTS
echo "plots: written to ${folder:-the catalogues under Sources}"

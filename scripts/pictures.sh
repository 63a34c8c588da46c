#!/usr/bin/env bash
# Writes the pictures of the README and of its pages anew, each a real frame drawn by the program given as the first
# argument: each beside the page that shows it, or all into the folder given as the second. fonts.json says which fonts
# they show: a test compares the pictures only where the same ones are installed. report.png is the page as a browser
# shows it, where there is one.
set -eu
[ $# -ge 1 ] || { echo "usage: scripts/pictures.sh PROGRAM [FOLDER]" >&2; exit 2; }
program=$(realpath "$1")
folder=${2:+$(realpath -m "$2")}
checkout=$(realpath "$(dirname "$0")/..")
scripts=$checkout/Pictures
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

orihon() { "$program" "$@" >/dev/null; }
expect() {
  local needed=$1 status=0
  shift
  env CI= "$program" "${@:2}" >/dev/null || status=$?
  [ "$status" -eq "$needed" ] || { echo "pictures: $* ended with $status, not $needed" >&2; exit 1; }
}

orihon shoot default --at 0.5 --out . --fonts fonts.json
orihon replay "$scripts/drag.yml" default --headless --hud --out .
orihon replay "$scripts/fold.yml" default --headless --theme dark --out .
orihon replay "$scripts/seam.yml" default --size 430x480 --film seam.png --strip 4 --film-scale 0.5 \
  --film-from 0.1 --film-to 0.4
mv default-0.5.png rest.png
orihon shoot languages --size 860x1500 --at 0.5 --out . --fonts languages.json
mv languages-0.5.png languages.png
orihon shoot languages --size 860x1500 --at 0.5 --rtl --out .
mv languages-0.5.png languages-mirrored.png
orihon lab --headless S21 --film lab.png

# Two of the ten screens of UIKit code, by the program of Examples/Screens beside this one.
screens=$(dirname "$program")/ScreensExample
"$screens" shoot shelves --size 375x700 --at 1 --out . --fonts screens.json >/dev/null
"$screens" shoot mosaic --size 375x700 --at 1 --theme dark --out . >/dev/null
mv shelves-1.png shelves.png
mv mosaic-1.png mosaic.png

# From an empty folder to a tuned feed: a gentle flick beside the tuning panel, under another number than the file's,
# with the panel as a dock and as a sheet.
orihon new shop
printf -- '- wait: 0.4\n- flick: {at: {row: weeks}, velocity: 500, angle: 180}\n- wait: 2.5\n- capture: tuning\n' >tune.yml
sed 's/tuning/tuning-dark/' tune.yml >tune-dark.yml
orihon replay tune.yml shop/feed.yml --headless --tune --size 800x680 --set weeks.paging.threshold=1 --out .
orihon replay tune-dark.yml shop/feed.yml --headless --tune --size 430x932 --theme dark \
  --set weeks.paging.threshold=1 --out .

# One bug, from the window to the report: the page's edits and commands, with flick.yml for the hand.
cp "$scripts/hello.yml" "$scripts/flick.yml" "$scripts/bug.yml" .
sed -i 's/^    dots:/    paging: {threshold: 1}\n&/' hello.yml
orihon replay flick.yml hello.yml --headless --size 430x480 --record glitch.jsonl
orihon replay glitch.jsonl --film glitch.png --strip 4 --film-scale 0.5 --film-from 0.4 --film-to 0.75
orihon script glitch.jsonl --out glitch.yml
sed -i 's/^- release$/&\n- wait: 0.15\n- capture: turn/' glitch.yml
sed -i '/threshold/d' hello.yml
expect 3 orihon compare --scenarios bug.yml
sed -i 's/^    dots:/    paging: {threshold: 1}\n&/' hello.yml
expect 1 orihon compare --scenarios bug.yml --report report
mv report/pictures/*-difference.png difference.png

browser=$(command -v chromium-headless-shell || command -v chromium || true)
if [ -n "$browser" ]; then
  "$browser" --headless --no-sandbox --disable-gpu --hide-scrollbars --virtual-time-budget=60000 \
    --user-data-dir=profile --window-size=960,1610 --screenshot=report.png \
    "file://$work/report/index.html" >/dev/null 2>&1
else
  echo "pictures: report.png stays as it is: there is no Chromium here" >&2
fi
while read -r place names; do
  place=${folder:-$checkout/$place}
  mkdir -p "$place"
  for name in $names; do
    [ "$name" = report.png ] && [ ! -e "$name" ] || mv -- "$name" "$place"
  done
done <<'PLACES'
Pictures lab.png fonts.json languages.json screens.json shelves.png mosaic.png
Sources/Feeds/Gallery/Gallery.docc rest.png drag.png fold.png
Sources/Library/Carousel/Carousel.docc seam.png
Sources/Program/OrihonTool/OrihonTool.docc glitch.png difference.png report.png
Sources/Studio/TuningPanel/TuningPanel.docc tuning.png tuning-dark.png
Sources/Feeds/FeedFiles/FeedFiles.docc languages.png languages-mirrored.png
PLACES
echo "pictures: written to ${folder:-the catalogues under Sources, and to Pictures}"

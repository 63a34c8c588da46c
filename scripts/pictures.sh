#!/usr/bin/env bash
# Writes the README's pictures anew, each a real frame drawn by the program given as the first argument, into the
# folder given as the second (default: Pictures). fonts.json says which fonts they show: a test compares the
# pictures only where the same ones are installed. report.png is the page as a browser shows it, where there is one.
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

# One bug, from the window to the report: the same flick before and after the feed asks for a faster one.
cp Pictures/hello.yml Pictures/glitch.yml Pictures/bug.yml "$work"
compare() {
  status=0
  (cd "$work" && env CI= "$orihon" compare --scenarios bug.yml "$@") >/dev/null || status=$?
}
compare --record all
[ "$status" -eq 3 ] || { echo "pictures: compare --record ended with $status" >&2; exit 1; }
sed -i 's/^    dots:/    paging: {threshold: 1}\n&/' "$work/hello.yml"
compare --report report
[ "$status" -eq 1 ] || { echo "pictures: compare found no difference ($status)" >&2; exit 1; }
"$orihon" replay "$work/glitch.yml" "$work/hello.yml" --headless --size 430x300 --film "$work/glitch.png" \
  --strip 4 --film-from 0.4 --film-to 0.75 >/dev/null
browser=$(command -v chromium-headless-shell || command -v chromium || true)
if [ -n "$browser" ]; then
  "$browser" --headless --no-sandbox --disable-gpu --hide-scrollbars --virtual-time-budget=5000 \
    --user-data-dir="$work/profile" --window-size=1120,1390 --screenshot="$work/report.png" \
    "file://$work/report/index.html" >/dev/null 2>&1
  mv "$work/report.png" "$folder/report.png"
else
  echo "pictures: report.png stays as it is: there is no Chromium here" >&2
fi
mv "$work/glitch.png" "$folder/glitch.png"
mv "$work"/report/pictures/*-difference.png "$folder/difference.png"

mv "$work/default-0.5.png" "$folder/rest.png"
mv "$work/fonts.json" "$folder/fonts.json"
mv "$work/drag.png" "$folder/drag.png"
mv "$work/fold.png" "$folder/fold.png"
mv "$work/strip-seam.png" "$folder/seam.png"
echo "pictures: written to $folder"

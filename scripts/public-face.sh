#!/usr/bin/env bash
# The public face of the library: every declaration that `import Orihon` offers, a line each.
#
#   scripts/public-face.sh           writes PublicFace.txt anew, to be reviewed in the diff
#   scripts/public-face.sh --check   says what differs from that file, and fails
#
# It is read from the modules of the last `make test`, as the compiler tells them: nothing is compiled.
set -euo pipefail
cd "$(dirname "$0")/.."

face=PublicFace.txt
modules=.build/release/Modules
exported=$(sed -n 's/^@_exported public import //p' Sources/Orihon/Orihon.swift | grep -v '^Foundation$')
triple=$(swift -print-target-info | jq -r .target.triple)
graphs=$(mktemp -d)
trap 'rm -rf "$graphs"' EXIT

for module in $exported; do
  [ -e "$modules/$module.swiftmodule" ] || { echo "public-face: no $modules/$module.swiftmodule; build first" >&2; exit 2; }
  swift-symbolgraph-extract -module-name "$module" -I "$modules" -target "$triple" \
    -minimum-access-level public -skip-synthesized-members -output-dir "$graphs"
done

# What repeats something else is listed and not counted: a case belongs to its enum, a requirement to its protocol; an
# override, a default implementation and a method that a protocol asks for repeat what they stand for.
LC_ALL=C jq -rs '
  [.[].relationships[]] as $ties
  | (reduce .[].symbols[] as $one ({}; .[$one.identifier.precise] = $one.names.title)) as $titles
  | (reduce ($ties[] | select(.kind | test("equirementOf|overrides|defaultImplementationOf"))) as $tie
      ({}; .[$tie.source] = true)) as $repeats
  | (reduce ($ties[] | select(.kind | endswith("equirementOf"))) as $tie
      ({}; .[$tie.target] += [$titles[$tie.source]])) as $asked
  | (reduce ($ties[] | select(.kind == "conformsTo")) as $tie
      ({}; .[$tie.source] += ($asked[$tie.target] // []))) as $answered
  | (reduce ($ties[] | select(.kind == "memberOf")) as $tie ({}; .[$tie.source] = $tie.target)) as $holder
  | .[] | .module.name as $home | .symbols[]
  | select(.location and (.identifier.precise | contains("::SYNTHESIZED::") | not))
  | .identifier.precise as $id | .names.title as $title
  | (if .kind.identifier == "swift.enum.case" or $repeats[$id]
      or ($answered[$holder[$id] // ""] // [] | index($title)) then "  " else "" end) as $part
  | "\($home).\(.pathComponents | join(".")) | \($part)\([.declarationFragments[].spelling] | join("") | gsub("\\s+"; " "))"
' "$graphs"/*.symbols.json | LC_ALL=C sort >"$graphs/lines"
{
  echo "# $(grep -vc ' |   ' "$graphs/lines") declarations; written by scripts/public-face.sh"
  cat "$graphs/lines"
} >"$graphs/face"

if [ "${1:-}" != --check ]; then
  cp "$graphs/face" "$face"
  head -n 1 "$face"
elif ! diff -u "$face" "$graphs/face" >&2; then
  echo "public-face: the library's public face is not that of $face; make face writes it anew" >&2
  exit 1
fi

#!/usr/bin/env bash
# The public face of the library: every declaration that the products of the package offer, a line each, under a heading
# for each: `import Orihon` first, then what the other products add to it.
#
#   scripts/public-face.sh           writes PublicFace.txt anew, to be reviewed in the diff
#   scripts/public-face.sh --check   says what differs from that file, and fails
#
# It is read from the modules of the last `make test`, as the compiler tells them: nothing is compiled.
set -euo pipefail
cd "$(dirname "$0")/.."

# shellcheck source=scripts/symbol-graphs.sh
source scripts/symbol-graphs.sh

face=PublicFace.txt
exported=$(sed -n 's/^@_exported public import //p' Sources/Library/Orihon/Orihon.swift | grep -v '^Foundation$')

# What repeats something else is listed and not counted: a case belongs to its enum, a requirement to its protocol; an
# override, a default implementation and a method that a protocol asks for repeat what they stand for.
lines='
  [.[].relationships[]] as $ties
  | (reduce .[].symbols[] as $one ({}; .[$one.identifier.precise] = $one.names.title)) as $titles
  | (reduce ($ties[] | select(.kind | test("equirementOf|overrides|defaultImplementationOf"))) as $tie
      ({}; .[$tie.source] = true)) as $repeats
  | (reduce ($ties[] | select(.kind | endswith("equirementOf"))) as $tie
      ({}; .[$tie.target] += [$titles[$tie.source]])) as $asked
  | (reduce ($ties[] | select(.kind == "conformsTo")) as $tie
      ({}; .[$tie.source] += ($asked[$tie.target] // []))) as $answered
  | (reduce ($ties[] | select(.kind == "memberOf")) as $tie ({}; .[$tie.source] = $tie.target)) as $holder
  | .[] | .module.name as $home | select(($listed | split(" ") | index($home))) | .symbols[]
  | select(.location and (.identifier.precise | contains("::SYNTHESIZED::") | not))
  | .identifier.precise as $id | .names.title as $title
  | (if .kind.identifier == "swift.enum.case" or $repeats[$id]
      or ($answered[$holder[$id] // ""] // [] | index($title)) then "  " else "" end) as $part
  | "\($home).\(.pathComponents | join(".")) | \($part)\([.declarationFragments[].spelling] | join("") | gsub("\\s+"; " "))"
'

# list HEADING MODULE...: the declarations of modules under a heading.
list() {
  local heading=$1
  shift
  extract "$@"
  LC_ALL=C jq -rs --arg listed "$*" "$lines" "$graphs"/*.symbols.json | LC_ALL=C sort >"$graphs/lines"
  echo "# $heading: $(grep -vc ' |   ' "$graphs/lines") declarations"
  cat "$graphs/lines"
}

{
  echo "# written by scripts/public-face.sh"
  # shellcheck disable=SC2086 # a word for each module
  list "import Orihon" $exported
  list "import OrihonWindow and OrihonTesting, of a scene" Stage
  list "import OrihonWindow" OrihonWindow
  list "import OrihonTesting" OrihonTesting
  list "import OrihonTool" OrihonTool
  list "import UIKitNames" UIKitNames UIKitBase Constraints
} >"$graphs/face"

if [ "${1:-}" != --check ]; then
  cp "$graphs/face" "$face"
  grep '^# import' "$face"
elif ! diff -u "$face" "$graphs/face" >&2; then
  echo "public-face: the library's public face is not that of $face; make face writes it anew" >&2
  exit 1
fi

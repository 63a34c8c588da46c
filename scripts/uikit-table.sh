#!/usr/bin/env bash
# The table of every symbol that code with UIKit's names can use: there, there with a difference, or not there.
#
#   scripts/uikit-table.sh           writes UIKitSymbols.md of the module's documentation anew
#   scripts/uikit-table.sh --check   says what differs from that page, and fails
#
# It is read from the modules of the last `make test`, as scripts/public-face.sh does: names, availability and the first
# words of the documentation. A difference is a sentence that says what has no effect, or what is otherwise here.
set -euo pipefail
cd "$(dirname "$0")/.."
# shellcheck source=scripts/symbol-graphs.sh
source scripts/symbol-graphs.sh

page=Sources/Library/UIKitNames/UIKitNames.docc/UIKitSymbols.md
exported=$(sed -n 's/^@_exported public import //p' Sources/Library/Orihon/Orihon.swift | grep -v '^Foundation$')
own="UIKitNames UIKitBase Constraints"
# shellcheck disable=SC2086 # a word for each module
extract $exported $own

# The compiler tells no symbol that is unavailable, so those are read from the sources: a name and the words.
find Sources/Library/UIKitNames Sources/Library/UIKitBase Sources/Library/CollectionViews -name '*.swift' -exec cat {} + | tr '\n' ' ' |
  grep -oP '@available\(\s*\*, unavailable,\s*message:\s*"[^"]*"\s*\)\s*(public|open) (\w+ )*(class|struct|protocol|enum|func|var|let) \w+' |
  sed -E 's/.*message: *"([^"]*)" *\) *(public|open) .*\b(\w+)$/| `\3` | \1 |/' | grep -v AbsentObject | LC_ALL=C sort -u >"$graphs/gone"

rows='
  def words: [.docComment.lines[]?.text] | join(" ") | gsub("\\s+"; " ");
  def cell: gsub("\\|"; "\\|");
  def different: (test("^(- |True when|Returns (true|false))") | not)
    and test("\\b(no effect|not called|here the same|here it|not animated|differs? |on Linux|is ignored|are ignored|"
      + "not painted|are centred|there are no|there is one (pointer|window))\\b"; "i");
  [.[].symbols[]] as $symbols
  | (reduce $symbols[] as $one ({}; .[$one.identifier.precise] = $one)) as $all
  | (reduce ($symbols[] | select(.kind.identifier == "swift.typealias" and (.pathComponents | length) == 1)) as $alias ({};
      ([$alias.declarationFragments[] | select(.preciseIdentifier and .kind == "typeIdentifier")][-1].preciseIdentifier)
      as $goal | $all[$goal // ""] as $one
      | if $one then .[$one.pathComponents | join(".")] //= $alias.names.title else . end)) as $alias
  | [.[] | .module.name as $home | .symbols[]
      | select(.location and (.identifier.precise | contains("::SYNTHESIZED::") | not))
      | select(.kind.identifier != "swift.extension")
      | $alias[.pathComponents[0]] as $renamed
      | select($renamed or ($own | split(" ") | index($home)))
      | select((.kind.identifier == "swift.typealias" and (.pathComponents | length) == 1
          and ($all[[.declarationFragments[] | select(.preciseIdentifier)][-1].preciseIdentifier // ""]))  | not)
      | (if $renamed then [$renamed] + .pathComponents[1:] else .pathComponents end) as $path
      | words as $text
      | {owner: $path[0], name: ($path[1:] | join(".")),
         note: ([$text | splits("(?<=[.;]) ") | select(different)] | join(" "))}
      | .state = (if .note == "" then "there" else "differs" end)]
  | unique_by([.owner, .name])
  | (map(select(.state == "there")) | length) as $there
  | (map(select(.state == "differs")) | length) as $differs
  | "# Every symbol",
    "",
    "What code with UIKit'"'"'s names can use: \($there) symbols are there, \($differs) differ, '"$(wc -l <"$graphs/gone")"' are not there.",
    "",
    "## Overview",
    "",
    "The page is written by `scripts/uikit-table.sh` from the documentation of the symbols. A name that is not there is an",
    "error of the compiler with the words that stand here.",
    (group_by(.owner)[]
      | .[0].owner as $owner
      | (map(select(.name == ""))[0]) as $type
      | "",
        "### \($owner)",
        (if $type and $type.note != "" then "", "\($type.state): \($type.note)" else empty end),
        (map(select(.name != "")) | if length > 0 then
          "", "| symbol | | |", "|---|---|---|",
          (.[] | "| `\(.name | cell)` | \(.state) | \(.note | cell) |") else empty end))
'
LC_ALL=C jq -rs --arg own "$own" "$rows" "$graphs"/*.symbols.json >"$graphs/page"
{
  printf '\n### Not there\n\n| symbol | instead |\n|---|---|\n'
  cat "$graphs/gone"
} >>"$graphs/page"

if [ "${1:-}" != --check ]; then
  cp "$graphs/page" "$page"
  sed -n 3p "$page"
elif ! diff -u "$page" "$graphs/page" >&2; then
  echo "uikit-table: the symbols are not those of $page; make face writes it anew" >&2
  exit 1
fi

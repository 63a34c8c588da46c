#!/usr/bin/env bash
# Breaks the engine in small ways, one at a time, and looks whether the golden run notices and says what it is.
#
#   scripts/mutations.sh [--folder DIR] [NAME…]     NAME: the beginning of a line of scripts/mutations.txt
#
# Builds once, in a copy (DIR, or .build/mutations, kept for the next time): every break is in it, asleep until its name
# is in the environment. A break is explained where the run names what the list says it has to, at the very frame in
# which the motion first leaves its golden. Prints a table; ends with 1 where more than one break in twenty is not
# caught, or one that is caught is not explained.
set -euo pipefail
cd "$(dirname "$0")/.."
list=$PWD/scripts/mutations.txt
folder=$PWD/.build/mutations
if [ "${1:-}" = --folder ]; then
  [ $# -ge 2 ] || { echo "usage: scripts/mutations.sh [--folder DIR] [NAME…]" >&2; exit 2; }
  folder=$(realpath -m "$2")
  shift 2
fi
fresh=$folder/fresh
copy=$folder/copy
notes=$(mktemp -d)
trap 'rm -rf "$notes"' EXIT

rm -rf "$fresh"
mkdir -p "$fresh" "$copy"
git ls-files -z --cached --others --exclude-standard \
  | tar --create --null --files-from=- --file=- | tar --extract --directory "$fresh" --file=-

cat >"$fresh/Sources/Library/LayoutGeometry/Broken.swift" <<'SWIFT'
import Foundation

private let awake = ProcessInfo.processInfo.environment["ORIHON_BROKEN"] ?? ""

/// Whether the break of this name is to be seen.
public func isBroken(_ name: String) -> Bool { name == awake }
SWIFT
# An import made public for the sake of one break would be a warning.
sed -i '/treatAllWarnings/d' "$fresh/Package.swift"
while IFS=$'\t' read -r name file from to pattern; do
  case $name in '' | '#'*) continue ;; esac
  whole=$(<"$fresh/$file")
  before=${whole%%"$from"*}
  [ "$before" != "$whole" ] || { echo "mutations: $file does not say '$from'" >&2; exit 2; }
  whole=$before${to//BROKEN/isBroken(\"$name\")}${whole#*"$from"}
  # A break may stand in a default argument, which only a public import serves.
  case $file in
    Sources/Library/LayoutGeometry/*) ;;
    *) whole="public import LayoutGeometry"$'\n'$(sed '/^\(public \)\?import LayoutGeometry$/d' <<<"$whole") ;;
  esac
  printf '%s\n' "$whole" >"$fresh/$file"
done <"$list"

# Only what differs is put in place, so that the next build is a short one.
(cd "$fresh" && find . ! -type d -print0) | while IFS= read -r -d '' file; do
  if [ -L "$copy/$file" ] || cmp --silent "$fresh/$file" "$copy/$file"; then continue; fi
  mkdir -p "$copy/$(dirname "$file")"
  cp --no-dereference --force "$fresh/$file" "$copy/$file"
done
(cd "$copy" && find . -path ./.build -prune -o ! -type d -print0) | while IFS= read -r -d '' file; do
  [ -e "$fresh/$file" ] || [ -L "$fresh/$file" ] || [ "$file" = ./Package.resolved ] || rm "$copy/$file"
done
cd "$copy"
swift build -c release --product orihon >"$notes/build" 2>&1 || { tail -n 20 "$notes/build" >&2; exit 2; }
orihon=.build/release/orihon

# Plays the scenarios into $notes/run and answers how that ended.
play() {
  local status=0
  rm -rf "$notes/report"
  ORIHON_BROKEN=$1 "$orihon" compare --record never --report "$notes/report" >"$notes/run" 2>&1 || status=$?
  echo "$status"
}

# Whether a line names the first frame whose motion is not the golden's.
names_first_frame() {
  [[ $1 =~ ^([^ :]+)\ ([^ :]+):\ frame\ ([0-9]+) ]] || return 1
  local frame=${BASH_REMATCH[3]} motion=${BASH_REMATCH[1]}/${BASH_REMATCH[2]}/motion first
  first=$({ diff "Resources/Goldens/$motion.jsonl" "$notes/report/$motion.new.jsonl" || true; } \
    | sed -nE 's/^[<>] \{"frame":([0-9]+),.*/\1/p' | sort -n | sed -n 1p)
  [ "$frame" = "$first" ]
}

wanted() {
  local name
  [ $# -gt 1 ] || return 0
  for name in "${@:2}"; do case $1 in "$name"*) return 0 ;; esac done
  return 1
}

[ "$(play "")" = 0 ] || { echo "mutations: the goldens differ before anything is broken" >&2; exit 2; }

tried=0 caught=0 explained=0
printf '%-24s %-7s %-10s %s\n' break caught explained 'how the run tells it'
while IFS=$'\t' read -r name file from to pattern; do
  case $name in '' | '#'*) continue ;; esac
  wanted "$name" "$@" || continue
  tried=$((tried + 1))
  answer=no reason=no line=
  if [ "$(play "$name")" = 1 ]; then
    answer=yes
    caught=$((caught + 1))
    line=$(grep -m 1 -E ": frame [0-9]+.*$pattern" "$notes/run") || line=
    if names_first_frame "$line"; then
      reason=yes
      explained=$((explained + 1))
    else
      line=${line:-$(sed -n 1p "$notes/run")}
    fi
  fi
  printf '%-24s %-7s %-10s %s\n' "$name" "$answer" "$reason" "$line"
done <"$list"
echo "$caught of $tried caught, $explained of them explained"
[ "$tried" -gt 0 ] || { echo "mutations: no line of the list begins so" >&2; exit 2; }
[ $(((tried - caught) * 20)) -le "$tried" ] && [ "$explained" = "$caught" ]

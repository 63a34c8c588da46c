#!/usr/bin/env bash
# Breaks the engine in small ways, one at a time, and looks whether the golden run notices and says what it is.
#
#   scripts/mutations.sh [--in CHECKOUT] [NAME…]     NAME: the beginning of a line of scripts/mutations.txt
#
# Works on a copy in .build/mutations, or on CHECKOUT, whose files are put back as they were. Prints a table; ends with
# 1 where more than one break in twenty is not caught, or one that is caught is not explained.
set -eu
cd "$(dirname "$0")/.."
list=$PWD/scripts/mutations.txt
checkout=.build/mutations
if [ "${1:-}" = --in ]; then
  [ $# -ge 2 ] || { echo "usage: scripts/mutations.sh [--in CHECKOUT] [NAME…]" >&2; exit 2; }
  checkout=$2
  shift 2
else
  mkdir -p "$checkout"
  git ls-files -z --cached --others --exclude-standard | xargs -0 cp -pu --parents -t "$checkout"
fi
cd "$checkout"
notes=$(mktemp -d)
broken=
trap '[ -z "$broken" ] || cp -p "$notes/whole" "$broken"; rm -rf "$notes"' EXIT

build() { swift build -c release --product orihon >"$notes/build" 2>&1; }

# Plays the scenarios into $notes/run and answers how that ended.
play() {
  local status=0
  .build/release/orihon compare --record never >"$notes/run" 2>&1 || status=$?
  echo "$status"
}

wanted() {
  local name
  [ $# -gt 1 ] || return 0
  for name in "${@:2}"; do case $1 in "$name"*) return 0 ;; esac done
  return 1
}

build || { tail -n 20 "$notes/build" >&2; exit 2; }
[ "$(play)" = 0 ] || { echo "mutations: the goldens differ before anything is broken" >&2; exit 2; }

tried=0 caught=0 explained=0
printf '%-24s %-7s %-10s %s\n' break caught explained 'how the run tells it'
while IFS=$'\t' read -r name file from to pattern; do
  case $name in '' | '#'*) continue ;; esac
  wanted "$name" "$@" || continue
  whole=$(cat "$file"; printf .)
  whole=${whole%.}
  before=${whole%%"$from"*}
  [ "$before" != "$whole" ] || { echo "mutations: $file does not say '$from'" >&2; exit 2; }
  cp -p "$file" "$notes/whole"
  broken=$file
  printf '%s%s%s' "$before" "$to" "${whole#*"$from"}" >"$file"
  tried=$((tried + 1))
  answer=no reason=no line=
  if build; then
    if [ "$(play)" = 1 ]; then
      answer=yes
      caught=$((caught + 1))
      line=$(grep -E ": frame [0-9]+.*$pattern" "$notes/run" | head -n 1) || line=
      if [ -n "$line" ]; then
        reason=yes
        explained=$((explained + 1))
      else
        line=$(head -n 1 "$notes/run")
      fi
    fi
  else
    line="it does not build: $(grep -m 1 error: "$notes/build" || true)"
  fi
  printf '%-24s %-7s %-10s %s\n' "$name" "$answer" "$reason" "$line"
  cp -p "$notes/whole" "$file"
  touch "$file"
  broken=
done <"$list"
echo "$caught of $tried caught, $explained of them explained"
[ "$tried" -gt 0 ] || { echo "mutations: no line of the list begins so" >&2; exit 2; }
[ $(((tried - caught) * 20)) -le "$tried" ] && [ "$explained" = "$caught" ]

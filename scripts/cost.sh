#!/usr/bin/env bash
# Counts the instructions of three runs without a window, and compares them with what scripts/cost.txt remembers.
#
#   scripts/cost.sh PROGRAM [--write]
#
# A busy machine changes how long a run takes, and not how many instructions it has. Ends with 1 where a run has 3 in 100
# more than remembered; --write remembers what was counted. Other versions of the libraries count otherwise: compare
# on one machine.
set -euo pipefail
cd "$(dirname "$0")/.."
[ $# -ge 1 ] || { echo "usage: scripts/cost.sh PROGRAM [--write]" >&2; exit 2; }
command -v valgrind >/dev/null || { echo 'cost: valgrind is missing: apt-get install valgrind' >&2; exit 2; }
program=$(realpath "$1")
list=$PWD/scripts/cost.txt
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# The reader of valgrind stumbles over the debugging information of Swift.
strip --strip-debug -o "$scratch/orihon" "$program"
ln -s "$(dirname "$program")"/*.resources "$scratch/"

status=0
printf '%-12s %15s %15s %8s\n' run remembered counted change
while IFS=$'\t' read -r name remembered words; do
  case $name in '' | '#'*) printf '%s\n' "$name" >>"$scratch/list"; continue ;; esac
  mkdir -p "$scratch/$name"
  words_here=${words//ROOT/$PWD}
  # shellcheck disable=SC2086 # the words of a run
  (cd "$scratch/$name" && env CI= valgrind --tool=callgrind --callgrind-out-file=/dev/null --log-file=valgrind.log \
    "$scratch/orihon" $words_here >output 2>&1) || true
  counted=$(sed -n 's/.*Collected : //p' "$scratch/$name/valgrind.log")
  [ -n "$counted" ] || { echo "cost: $name was not counted" >&2; cat "$scratch/$name/output" >&2; exit 2; }
  change=$(awk -v a="$remembered" -v b="$counted" 'BEGIN { printf "%+.1f %%", (b / a - 1) * 100 }')
  printf '%-12s %15s %15s %8s\n' "$name" "$remembered" "$counted" "$change"
  if [ $((counted * 100)) -gt $((remembered * 103)) ]; then status=1; fi
  printf '%s\t%s\t%s\n' "$name" "$counted" "$words" >>"$scratch/list"
done <"$list"
if [ "${2:-}" = --write ]; then
  cp "$scratch/list" "$list"
  exit 0
fi
exit $status

#!/usr/bin/env bash
# Writes anew which functions of the program lie side by side: those that its runs call, in the order of their first call.
#
#   scripts/order.sh PROGRAM
#
# Memory is loaded by pages: functions that are called lie among twenty times as many that are not, and each brought
# its neighbours along. scripts/order.txt holds the names for the linker; those that the program has no more are passed over,
# and new ones lie elsewhere until this is run again. The runs have a screen that nobody sees.
set -euo pipefail
cd "$(dirname "$0")/.."
[ $# -eq 1 ] || { echo "usage: scripts/order.sh PROGRAM" >&2; exit 2; }
for tool in valgrind Xvfb; do
  command -v $tool >/dev/null || { echo "order: $tool is missing: apt-get install valgrind xvfb" >&2; exit 2; }
done
program=$(realpath "$1")
scratch=$(mktemp -d)
Xvfb -displayfd 5 -screen 0 1280x1100x24 -nolisten tcp 5>"$scratch/display" 2>/dev/null &
screen=$!
trap 'kill $screen; rm -rf "$scratch"' EXIT
until [ -s "$scratch/display" ]; do sleep 0.1; done
DISPLAY=:$(cat "$scratch/display")
export DISPLAY ORIHON_DESKTOP=0

# The reader of valgrind stumbles over the debugging information of Swift.
strip --strip-debug -o "$scratch/orihon" "$program"
ln -s "$(dirname "$program")"/*.resources "$scratch/"

count=0
while read -r words; do
  count=$((count + 1))
  # shellcheck disable=SC2086 # the words of a run
  (cd "$scratch" && valgrind --tool=callgrind --demangle=no --callgrind-out-file="$scratch/calls.$count" \
    ./orihon $words >output 2>&1 </dev/null) || { cat "$scratch/output" >&2; exit 1; }
done <<'RUNS'
replay default --renderer software
bench common --renderer software
RUNS

# What more runs call comes first. Callgrind numbers each name where it first stands; 'N is a function that calls itself.
for calls in "$scratch"/calls.*; do
  sed -n "s/^c\?fn=([0-9]*) //p" "$calls" | sed "s/'[0-9]*$//" | awk '!seen[$0]++'
done | awk '{ if (!count[$0]++) names[++last] = $0 }
  END { for (runs = 9; runs > 0; runs--) for (i = 1; i <= last; i++) if (count[names[i]] == runs) print names[i] }' \
  >"$scratch/called"
nm --defined-only "$scratch/orihon" | awk '$2 ~ /[tTwW]/ { print $3 }' | sort -u >"$scratch/ours"
awk 'NR == FNR { ours[$0]; next } $0 in ours' "$scratch/ours" "$scratch/called" >scripts/order.txt
echo "order: $(wc -l <scripts/order.txt) functions"

#!/usr/bin/env bash
# Measures how a comparison of all scenes scales on this machine, and draws what that makes of many machines.
#
#   scripts/distributed/scaling.sh PROGRAM           measures into Pictures/scaling.json, then draws
#   scripts/distributed/scaling.sh --draw            draws what was measured before
#
# Measured are the whole run with one process, with two, and as two shards side by side, three times each in turn, of
# which the least counts; what each scenario took; the start of the program; and the merge of eight and of 64 shards.
# scaling.py computes the rest.
set -euo pipefail
cd "$(dirname "$0")/../.."
measures=$PWD/Pictures/scaling.json
page=Sources/Bench/VisualQA/VisualQA.docc
if [ "${1:-}" != --draw ]; then
  [ $# -eq 1 ] || { echo 'usage: scripts/distributed/scaling.sh PROGRAM | --draw' >&2; exit 2; }
  orihon=$(realpath "$1")
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
  export CI=true

  # seconds NAME COMMAND...: appends how long the command took.
  seconds() {
    local name=$1 began=$EPOCHREALTIME
    shift
    "$@" >"$work/said" 2>&1 || [ $? -eq 1 ] || { cat "$work/said" >&2; exit 2; }
    awk -v began="$began" -v ended="$EPOCHREALTIME" 'BEGIN { printf "%.3f\n", ended - began }' >>"$work/$name"
  }
  half() { "$orihon" compare --shard "$1/2" --workers 1 --timings "$work/timings.json" --report "$work/half-$1"; }
  halves() {
    local first
    half 1 &
    first=$!
    half 2 && wait "$first"
  }
  for _ in 1 2 3; do
    for workers in 1 2; do
      rm -rf "$work/whole"
      seconds "workers-$workers" "$orihon" compare --shard none --workers $workers --report "$work/whole"
      # What a scenario takes is told by a run that has the machine for itself.
      [ $workers -ne 1 ] || cp "$work/whole/timings.json" "$work/timings.json"
    done
    rm -rf "$work"/half-*
    seconds shards-2 halves
    seconds start "$orihon" compare --shard none default-rest --report "$work/alone"
  done
  for count in 8 64; do
    for shard in $(seq $count); do
      "$orihon" compare --shard "$shard/$count" --timings "$work/timings.json" --report "$work/of-$count/$shard" >/dev/null ||
        [ $? -eq 1 ]
    done
    for _ in 1 2 3; do seconds "merge-$count" "$orihon" report "$work/of-$count"/* --out "$work/merged-$count"; done
  done
  python3 scripts/distributed/scaling.py gather "$work" "$measures"
fi
python3 scripts/distributed/scaling.py draw "$measures" "$page"

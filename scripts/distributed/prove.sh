#!/usr/bin/env bash
# Starts a real engine from nothing, has it play the shards of a run, and takes everything down again.
#
#   scripts/distributed/prove.sh PROGRAM [slurm] [parallel]      default: both
#
# Run it as root. All of an engine lives in namespaces of its own: its processes, its network, its mounts. When the proof
# ends, however it ends, the kernel ends those processes and no others, and removes the rest. Inside, the daemons and
# the jobs run as ordinary users who exist nowhere else. STROKES is how many strokes the array of fuzz plays in all,
# a million by default. What was printed and written is left in .build/distributed/ENGINE. With WHOLE=FOLDER the unsplit
# runs are kept there, and those found there are not played again: a million strokes take hours on few cores, twice.
set -euo pipefail
cd "$(dirname "$0")/../.."
stop() { printf 'prove: %s\n' "$*" >&2; exit 2; }
[ $# -ge 1 ] || stop 'usage: scripts/distributed/prove.sh PROGRAM [slurm] [parallel]'
program=$(realpath "$1")
shift
[ -x "$program" ] || stop "no program $program; make program builds it"
[ "$(id -u)" -eq 0 ] || stop 'run it as root: the hosts are network namespaces'
place=$(mktemp -d /tmp/orihon-XXXXXX)
chmod 755 "$place"
# The end of unshare is that of all processes within. Their output ends when the last of them has ended.
world='' teller=''
finish() {
  [ -z "$world" ] || kill -KILL "$world" 2>/dev/null || true
  [ -z "$teller" ] || { exec {output}>&-; wait "$teller" || true; }
  rmdir "$place"
}
trap finish EXIT
trap 'exit 143' TERM
trap 'exit 130' INT
engines=$PWD/.build/distributed/engines
scripts/distributed/engines.sh "$engines"

for engine in "${@:-slurm parallel}"; do
  # shellcheck disable=SC2086 # the default is two words
  for name in $engine; do
    [ -e "scripts/distributed/$name.sh" ] || stop "no engine is called $name: slurm, parallel"
    kept=$PWD/.build/distributed/$name
    rm -rf "$kept"
    mkdir -p "$kept"
    printf '\n== %s\n' "$name"
    exec {output}> >(exec tee "$kept/said")
    teller=$!
    env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 STROKES="${STROKES:-1000000}" \
      WHOLE="${WHOLE:+$(realpath -m "$WHOLE")}" \
      PROGRAM="$program" ENGINES="$engines" KEPT="$kept" CHECKOUT="$PWD" PLACE="$place" \
      unshare --mount --net --pid --uts --ipc --fork --kill-child --mount-proc bash "scripts/distributed/$name.sh" \
      >&"$output" 2>&1 &
    world=$!
    wait "$world" || { world='' && echo "prove: $name failed; see $kept" >&2 && exit 1; }
    world=''
    exec {output}>&-
    wait "$teller"
  done
done

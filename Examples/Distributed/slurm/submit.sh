#!/bin/bash
# Sends an array and the job that merges it: submit.sh compare, or submit.sh fuzz. Prints the numbers of both jobs.
# The jobs work in the current folder, a checkout or one with a scenarios.yml, which all nodes see as they see RESULTS.
#
# The merge waits with afterany, not with afterok: a task ends with 1 where something differs, and that has to be
# merged too.
set -eu
verb=${1:?compare or fuzz}
here=$(dirname "$0")
export RESULTS=${RESULTS:?a folder that all nodes see} VERB=$verb
mkdir -p "$RESULTS/$verb"
array=$(sbatch --parsable --output="$RESULTS/$verb/task-%a.txt" "$here/$verb.sbatch")
merge=$(sbatch --parsable --dependency="afterany:$array" --output="$RESULTS/$verb/merge.txt" "$here/merge.sbatch")
echo "$array $merge"

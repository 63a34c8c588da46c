#!/bin/bash
# Plays a run in shares on the hosts of a file with GNU parallel and ssh, and merges them: compare.sh HOSTS RESULTS
#
# Every host has the program on its PATH and this checkout in CHECKOUT, the current folder by default. A host needs to
# share no folder: parallel fetches the folder of results with rsync. A share whose host does not answer is played on
# another one, three times at most. The status is that of the merged run.
set -eu
hosts=${1:?a file with a host a line} results=${2:?the folder of the results}
export ORIHON_SHARDS=${ORIHON_SHARDS:-8} CHECKOUT=${CHECKOUT:-$PWD} CI=true
mkdir -p "$results"
cd "$results"

# A status of 1 says that something differs: the share is done, and the merge tells it again.
# shellcheck disable=SC2016 # the words are the host's
share='results=$PWD && cd "$CHECKOUT" && { orihon compare --report "$results/shard-$PARALLEL_SEQ" --workers 1 || [ $? -eq 1 ]; }'
seq "$ORIHON_SHARDS" | parallel --sshloginfile "$hosts" --retries 3 --joblog jobs.log \
  --ssh 'ssh -o BatchMode=yes -o ConnectTimeout=5 -o ServerAliveInterval=5 -o ServerAliveCountMax=3' \
  --env ORIHON_SHARDS --env CHECKOUT --env CI --workdir orihon-results --return shard-{} --cleanup "$share #{}" || true
orihon report shard-* --out report

#!/usr/bin/env bash
# The proof on Slurm: a controller, four nodes, two arrays of eight tasks, a task cancelled, a node drained, two merges.
# scripts/distributed/prove.sh runs it in namespaces of its own.
set -euo pipefail
# shellcheck source=scripts/distributed/world.sh
. scripts/distributed/world.sh
world orihon
shared=$PLACE/home/orihon # the folder that all nodes see, as on a network file system
slurm=$PLACE/slurm
export SLURM_CONF=$slurm/slurm.conf
cd "$PLACE/checkout"
user() { as orihon SLURM_CONF="$SLURM_CONF" RESULTS="$shared/results" STROKES="$STROKES" TIMINGS="${timings:-}" "$@"; }

settings() {
  cat <<CONF
ClusterName=orihon
SlurmctldHost=head(10.36.0.1)
SlurmUser=orihon
SlurmdUser=orihon
AuthType=auth/munge
AuthInfo=socket=$slurm/munge/socket,cred_expire=5
CredType=cred/munge
StateSaveLocation=$slurm/state
SlurmdSpoolDir=$slurm/%n
SlurmctldPidFile=$slurm/slurmctld.pid
SlurmdPidFile=$slurm/%n/slurmd.pid
SlurmctldLogFile=$PLACE/log/slurmctld.log
SlurmdLogFile=$PLACE/log/slurmd-%n.log
ProctrackType=proctrack/linuxproc
MailProg=/bin/true
JobCompType=jobcomp/filetxt
JobCompLoc=$PLACE/log/jobs.txt
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SchedulerType=sched/builtin
SlurmdParameters=config_overrides
ReturnToService=2
KillWait=2
MinJobAge=86400
NodeName=node[1-4] CPUs=1 State=UNKNOWN
PartitionName=main Nodes=ALL Default=YES MaxTime=INFINITE State=UP
CONF
}

start() {
  # No process is held by control groups here, whichever version of them this machine has.
  mount -t tmpfs cgroup /sys/fs/cgroup
  mkdir -p "$slurm/munge" "$slurm/state" "$slurm"/node{1..4} "$shared/results"
  settings >"$SLURM_CONF"
  echo 'CgroupPlugin=cgroup/v1' >"$slurm/cgroup.conf"
  head -c 1024 /dev/urandom >"$slurm/munge/key"
  chmod 711 "$slurm/munge"
  chmod 600 "$slurm/munge/key"
  chown -R orihon:orihon "$slurm" "$PLACE/log" "$shared"
  as orihon munged --foreground --socket "$slurm/munge/socket" --key-file "$slurm/munge/key" --pid-file "$slurm/munge/pid" \
    --log-file "$slurm/munge/log" --seed-file "$slurm/munge/seed" >"$PLACE/log/munged.log" 2>&1 &
  within 20 'munged answers' test -S "$slurm/munge/socket"
  for node in node{1..4}; do host "$node"; done
  user slurmctld -D >/dev/null 2>&1 &
  for node in node{1..4}; do
    on "$node" orihon SLURM_CONF="$SLURM_CONF" slurmd -D -N "$node" >/dev/null 2>&1 &
  done
  within 60 'four nodes are idle' idle 4
  say "$(user sinfo --version): $(user sinfo --noheader --Node --format %N | xargs), a processor each"
}
idle() { [ "$(user sinfo --noheader --Node --states idle --format %N | wc -l)" -eq "$1" ]; }

state() { user squeue --noheader --states all --array --jobs "$1" --format %T; }
is() { [ "$(state "$1")" = "$2" ]; }
over() { [[ $(state "$1") != @(PENDING|RUNNING|COMPLETING|CONFIGURING|SUSPENDED) ]]; }
told() { user scontrol show job "$1" | tr ' ' '\n' | sed -n "s/^$2=//p"; }
untold() { [ ! -e "$shared/results/$1" ] || fail "$2 has left $1"; }

# submit VERB: sends the array and its merge.
submit() {
  read -r array merge < <(user Examples/Distributed/slurm/submit.sh "$1")
  say "$1: array $array of eight tasks, merged by job $merge"
}

# midway VERB TASK: the task plays; one of fuzz has played strokes.
midway() { is "${array}_$2" RUNNING && { [ "$1" != fuzz ] || grep -qs "\"done\":[1-9]" "$shared/results/fuzz/progress-$2.jsonl"; }; }

# cancel VERB TASK: the task is cancelled while it runs, and queued again.
cancel() {
  within 600 "task $2 is in the middle" midway "$1" "$2"
  user scancel "${array}_$2"
  within 60 "task $2 is cancelled" is "${array}_$2" CANCELLED
  untold "$1/shard-$2" "the cancelled task $2"
  say "killed: task $2 of $1, by scancel on $(told "${array}_$2" NodeList), its folder absent; queued again"
  user scontrol requeue "${array}_$2"
}

# drain VERB: a node that plays a task is drained, and the task is queued again for the others.
drain() {
  local task node
  within 600 'a task is in the middle' playing "$1"
  read -r task node < <(playing "$1")
  user scontrol update "nodename=$node" state=drain reason=proof
  drained=$node
  user scontrol requeue "${array}_$task"
  untold "$1/shard-$task" "task $task of the drained node"
  say "drained: $node while it played task $task of $1, its folder absent; queued again for the other nodes"
}
# playing VERB: prints a task that is in the middle, with its node.
playing() {
  local task node
  while read -r task node; do
    if midway "$1" "$task"; then echo "$task $node" && return; fi
  done < <(user squeue --noheader --array --states RUNNING --jobs "$array" --format '%K %N')
  return 1
}

# merged VERB STATUS: waits for the merge, and tells how the tasks went.
merged() {
  within 14400 "the merge of $1 has ended" over "$merge"
  local task
  for task in {1..8}; do
    printf '  %s %s on %s in %s, started again %s times\n' "$1 $task/8" "$(told "${array}_$task" JobState)" \
      "$(told "${array}_$task" NodeList)" "$(told "${array}_$task" RunTime)" "$(told "${array}_$task" Restarts)"
  done
  cat "$shared/results/$1/merge.txt"
  [ "$(told "$merge" ExitCode)" = "$2:0" ] || fail "the merge of $1 ended with $(told "$merge" ExitCode), not with $2"
}

# whole VERB WORDS...: the unsplit run, or the one that WHOLE keeps; sets its status.
whole() {
  local verb=$1
  local kept=${WHOLE:+$WHOLE/$verb}
  shift
  status=0
  if [ -n "$kept" ] && [ -e "$kept/status" ]; then
    say "$verb: the unsplit run is that of $kept"
    cp -r "$kept/report" "$shared/whole-$verb"
    status=$(cat "$kept/status")
    return
  fi
  say "$verb: the unsplit run"
  user orihon "$verb" --shard none "$@" --report "$shared/whole-$verb" >"$PLACE/log/whole-$verb.txt" 2>&1 || status=$?
  tail -1 "$PLACE/log/whole-$verb.txt"
  [ "$status" -le 1 ] || fail "the unsplit run of $verb ended with $status"
  [ -n "$kept" ] || return 0
  rm -rf "$kept"
  mkdir -p "$kept"
  cp -r "$shared/whole-$verb" "$kept/report"
  echo "$status" >"$kept/status"
}

# prove VERB WORDS...: the unsplit run, then the array with two of its tasks struck, and the comparison of both.
prove() {
  local verb=$1 status
  shift
  whole "$verb" "$@"
  timings=$shared/whole-$verb/timings.json
  submit "$verb"
  cancel "$verb" 3
  drain "$verb"
  merged "$verb" "$status"
  same "$shared/whole-$verb" "$shared/results/$verb/report"
  # What fuzz plays is dealt in equal hands, without times.
  [ "$verb" = fuzz ] || python3 scripts/distributed/balance.py "$timings" "$shared/results/$verb"/shard-*
  user scontrol update "nodename=$drained" state=resume
}

trap 'keep "$shared/results"' EXIT
start
prove compare
scenes=$(user orihon list | grep -c '^scene ')
strokes=$(((STROKES + scenes - 1) / scenes))
say "fuzz: $strokes strokes on each of $scenes scenes, $((strokes * scenes)) in all"
STROKES=$strokes
prove fuzz --seed 1 --strokes "$strokes" --out "$shared/scripts" --progress "$shared/whole-fuzz.jsonl"

#!/usr/bin/env bash
# The proof with GNU parallel: three hosts behind ssh, each with a user and a home that no other sees; one is cut off.
# scripts/distributed/prove.sh runs it in namespaces of its own.
set -euo pipefail
# shellcheck source=scripts/distributed/world.sh
. scripts/distributed/world.sh
world lead one two three
cd "$PLACE/checkout"
home=$PLACE/home

# The user of each host runs an sshd there, with keys made for the proof.
start() {
  local name
  mkdir -p "$home/lead/.ssh" "$PLACE/hidden" "$PLACE/homes"
  ssh-keygen -q -t ed25519 -N '' -f "$home/lead/.ssh/id_ed25519"
  for name in one two three; do
    host "$name"
    mkdir -p "$PLACE/homes/$name/.ssh"
    cp "$home/lead/.ssh/id_ed25519.pub" "$PLACE/homes/$name/.ssh/authorized_keys"
    ssh-keygen -q -t ed25519 -N '' -f "$PLACE/homes/$name/.ssh/host"
    echo "[$name]:2222 $(cut -d' ' -f1-2 "$PLACE/homes/$name/.ssh/host.pub")" >>"$home/lead/.ssh/known_hosts"
    cat >"$PLACE/homes/$name/.ssh/sshd_config" <<CONF
Port 2222
HostKey $home/$name/.ssh/host
PidFile none
UsePAM no
PasswordAuthentication no
AllowUsers $name
SetEnv PATH=$PLACE/program:/usr/bin:/usr/sbin:/bin TMPDIR=/var/tmp
CONF
    chown -R "$name:$name" "$PLACE/homes/$name"
    chmod -R go= "$PLACE/homes/$name"
    # shellcheck disable=SC2016 # the words are the inner shell's
    unshare --mount bash -c '
      mount --bind "$PLACE/homes/$1" "$PLACE/home/$1"
      for other in "$PLACE/home/"*; do [ "$other" = "$PLACE/home/$1" ] || mount --bind "$PLACE/hidden" "$other"; done
      mount --bind "$PLACE/hidden" "$PLACE/homes"
      . scripts/distributed/world.sh
      on "$1" "$1" /usr/sbin/sshd -D -e -f "$PLACE/home/$1/.ssh/sshd_config"' - "$name" >"$PLACE/log/sshd-$name.log" 2>&1 &
  done
  printf 'Host one two three\n  Port 2222\n' >"$home/lead/.ssh/config"
  for name in one two three; do printf 'Host %s\n  User %s\n' "$name" "$name" >>"$home/lead/.ssh/config"; done
  chown -R lead:lead "$home/lead"
  for name in one two three; do
    within 20 "$name answers" as lead ssh -o BatchMode=yes "$name" true
    # shellcheck disable=SC2016 # the words are the host's
    say "$(as lead ssh "$name" 'echo "host $(hostname): $(id -un), $(ls ~ | wc -l) files, $(ls -d '"$home"'/*/* 2>/dev/null | wc -l) of others"')"
  done
}

# The host two is cut off while it plays a share: its cable is taken out, and stays out.
cut_off() {
  within 60 'two plays a share' pgrep -u two -x orihon
  ip link set to-two down
  lost=$(for process in $(pgrep -u two -x orihon); do tr '\0' '\n' <"/proc/$process/environ" | sed -n 's/^PARALLEL_SEQ=//p'; done | sort -u | xargs)
  [ -n "$lost" ] || fail 'two had nothing to lose'
  [ ! -e "$home/lead/results/jobs.log" ] || fetched=$(($(wc -l <"$home/lead/results/jobs.log") - 1))
  say "cut off: host two, by its cable, while it played: $lost; ${fetched:-0} of 8 shares had come in"
}

trap 'keep "$home/lead/results"' EXIT
start
say 'compare: the unsplit run'
status=0
as lead orihon compare --report "$home/lead/whole" || status=$?
say 'compare: eight shares on three hosts'
as lead ORIHON_SHARDS=8 Examples/Distributed/parallel/compare.sh "$PWD/Examples/Distributed/parallel/hosts" "$home/lead/results" &
sharing=$!
cut_off
merged=0
wait "$sharing" || merged=$?
echo 'where each share came from in the end:'
cut -f1,2,4,7 "$home/lead/results/jobs.log" | sort -n | column -t
for share in $lost; do
  say "share $share of host two came from host $(awk -v share="$share" '$1 == share { print $2 }' "$home/lead/results/jobs.log")"
done
as lead bash -c '! ssh -o BatchMode=yes -o ConnectTimeout=2 two true' 2>/dev/null || fail 'two answers, and should not'
[ "$merged" -eq "$status" ] || fail "the merge ended with $merged, the unsplit run with $status"
same "$home/lead/whole" "$home/lead/results/report"

# shellcheck shell=bash
# The world of a proof, within namespaces of its own: one switch, hosts on it, ordinary users, and the program.
# Sourced by the proofs.
#
# PLACE is a folder that is in memory here, and empty outside. PLACE/checkout is this checkout, read only; PLACE/program holds the program.
say() { printf '%s  %s\n' "$(date -u +%T)" "$*"; }
fail() { printf 'FAILED: %s\n' "$*"; exit 1; }

# within SECONDS WHAT COMMAND...: waits until the command is true, and fails by name where it stays false.
within() {
  local last=$((SECONDS + $1)) what=$2
  shift 2
  until "$@" >/dev/null 2>&1; do
    [ "$SECONDS" -lt "$last" ] || fail "$what: still not so"
    sleep 0.1
  done
}

# world USER...: the users have the numbers from 61001 on.
world() {
  mount --make-rprivate /
  mount -t tmpfs -o mode=755 world "$PLACE"
  mkdir -p "$PLACE/home" "$PLACE/checkout" "$PLACE/program" "$PLACE/temporary"
  # What a killed process leaves among temporary files is gone with the rest.
  chmod 1777 "$PLACE/temporary"
  mount --bind "$PLACE/temporary" /var/tmp
  export TMPDIR=/var/tmp
  # The packages of the engines lie over /usr, for these processes alone.
  mkdir "$PLACE/engines" "$PLACE/log"
  mount --bind "$ENGINES/usr" "$PLACE/engines"
  mount -t overlay -o "lowerdir=$PLACE/engines:/usr" overlay /usr
  mount -t tmpfs -o mode=755 run /run
  mount --bind "$CHECKOUT" "$PLACE/checkout"
  mount -o remount,bind,ro "$PLACE/checkout"
  cp "$PROGRAM" "$PLACE/program/orihon"
  cp -r "$(dirname "$PROGRAM")"/*.resources "$PLACE/program/"
  people "$@"
  ip link set lo up
  ip link add name switch type bridge
  ip link set switch up
  ip address add 10.36.0.1/24 dev switch
  address=10.36.0.1
}

# The users are in copies of the lists of users that lie over the machine's own.
people() {
  local number=61001 list user
  for list in passwd group shadow; do cp "/etc/$list" "$PLACE/$list"; done
  for user; do
    mkdir -p "$PLACE/home/$user"
    echo "$user:x:$number:$number::$PLACE/home/$user:/bin/bash" >>"$PLACE/passwd"
    echo "$user:x:$number:" >>"$PLACE/group"
    echo "$user:*:19000:0:99999:7:::" >>"$PLACE/shadow"
    chown "$number:$number" "$PLACE/home/$user"
    number=$((number + 1))
  done
  for list in passwd group shadow; do mount --bind "$PLACE/$list" "/etc/$list"; done
  { echo "127.0.0.1 localhost"; echo "10.36.0.1 head"; } >"$PLACE/hosts"
  mount --bind "$PLACE/hosts" /etc/hosts
  hostname head
}

# host NAME: a host with a network of its own, on a cable to the switch.
host() {
  local name=$1
  address=${address%.*}.$((${address##*.} + 1))
  ip netns add "$name"
  ip link add name "to-$name" type veth peer name eth0 netns "$name"
  ip link set "to-$name" master switch up
  ip -n "$name" link set lo up
  ip -n "$name" link set eth0 up
  ip -n "$name" address add "$address/24" dev eth0
  echo "$address $name" >>"$PLACE/hosts"
}

# as USER COMMAND...: with the user's own rights, home and words, and nothing of root's.
as() {
  local user=$1
  shift
  setpriv --reuid "$user" --regid "$user" --clear-groups --no-new-privs \
    env -i HOME="$PLACE/home/$user" USER="$user" LOGNAME="$user" PATH="$PLACE/program:/usr/bin:/usr/sbin:/bin" LC_ALL=C.UTF-8 TMPDIR=/var/tmp CI=true \
    "$@"
}

# on HOST USER COMMAND...: on that host, which tells its own name.
on() {
  local name=$1 user=$2
  shift 2
  # shellcheck disable=SC2016 # the words are the inner shell's
  nsenter --net="/run/netns/$name" unshare --uts bash -c 'hostname "$1"; shift; '"$(declare -f as)"'; as "$@"' on "$name" "$user" "$@"
}

# keep PATH...: leaves the logs and these folders in KEPT, however the proof ends.
keep() { cp -r "$PLACE/log/." "$@" "$KEPT" || true; }

# same WHOLE MERGED: whether the merged report is that of the unsplit run, byte for byte, but for the times.
same() {
  local files
  files=$(cd "$1" && find . -type f ! -name timings.json | LC_ALL=C sort)
  [ "$files" = "$(cd "$2" && find . -type f ! -name timings.json | LC_ALL=C sort)" ] || fail "$2 holds other files than $1"
  diff --recursive --exclude timings.json "$1" "$2" >"$KEPT/differences" || fail "$2 is not $1; see $KEPT/differences"
  say "the merged report is the unsplit one, byte for byte: $(wc -l <<<"$files") files, $(cd "$1" && xargs cat <<<"$files" | wc -c) bytes;" \
    'timings.json is the one file apart'
}

#!/usr/bin/env bash
# Shares a store of goldens between machines by rclone, with a bucket served on this machine, and sees that nothing is
# lost and no wrong byte passes.
#
#   scripts/distributed/store.sh [ORIHON]      default: .build/release/orihon
#
# Each machine is a folder. The bucket is `rclone serve webdav` on 127.0.0.1; it is also mounted, where FUSE is there.
# Everything lies in a folder for temporary files, which is removed. Only processes that were started here are ended.
set -euo pipefail
cd "$(dirname "$0")/../.."
orihon=$(realpath "${1:-.build/release/orihon}")
say() { printf '\n== %s\n' "$*"; }
stop() { printf 'store: %s\n' "$*" >&2; exit "${status:-1}"; }
[ -x "$orihon" ] || status=2 stop "there is no program $orihon; make program builds it"
command -v rclone >/dev/null || status=2 stop 'no rclone; apt install rclone'
unset CI

work=$(mktemp -d)
server='' mount=''
finish() {
  [ -z "$mount" ] || { fusermount3 -u "$work/mounted" 2>/dev/null; wait "$mount"; } || true
  [ -z "$server" ] || { kill "$server" 2>/dev/null; wait "$server" 2>/dev/null; } || true
  rm -rf "$work"
}
trap finish EXIT
trap 'exit 130' INT TERM
export RCLONE_CONFIG=$work/rclone.conf RCLONE_STATS=0 RCLONE_CACHE_DIR=$work/cache

# Until a file has a line that a pattern fits, or a minute is over.
await() {
  local file=$1 pattern=$2
  for _ in $(seq 600); do
    grep -q "$pattern" "$file" 2>/dev/null && return 0
    sleep 0.1
  done
  cat "$file" >&2
  stop "nothing in a minute: $pattern"
}

# The last line of a comparison, which has to end with a status.
compare() {
  local expected=$1 got=0
  shift
  "$orihon" compare "$@" >"$work/said" 2>&1 || got=$?
  tail -1 "$work/said"
  [ $got -eq "$expected" ] || { cat "$work/said" >&2; stop "compare $*: status $got, not $expected"; }
}

# What a machine adds to the bucket: objects first, then the index files that name them. Nothing is ever replaced.
push() {
  rclone copy --immutable --exclude '*.partial' "$1/objects" bucket:objects
  rclone copy --immutable --exclude '*.partial' "$1/branches" bucket:branches
}

# What a machine needs of the bucket to play some scenarios: the index files, and the objects that they name.
pull() {
  local machine=$1
  shift
  rclone copy --immutable bucket:branches "$machine/branches"
  "$orihon" goldens list "$@" --objects --goldens "store:$machine" >"$work/needed"
  rclone copy --immutable --no-traverse --files-from-raw "$work/needed" bucket: "$machine"
}

objects() { find "$1/objects" -type f | wc -l; }

say 'a bucket on this machine'
mkdir "$work/bucket" "$work/mounted"
rclone serve webdav "$work/bucket" --addr 127.0.0.1:0 --log-level INFO --log-file "$work/server.log" --vfs-cache-mode off &
server=$!
await "$work/server.log" 'http://127.0.0.1:[1-9]'
address=$(sed -n 's|.*\(http://127.0.0.1:[0-9]*\)/*.*|\1|p' "$work/server.log" | head -1)
printf '[bucket]\ntype = webdav\nurl = %s\nvendor = other\n' "$address" >"$RCLONE_CONFIG"
echo "$address"

say 'the first machine imports the goldens of the checkout, and sends them'
"$orihon" goldens import Resources/Goldens --goldens "store:$work/first" --branch main
push "$work/first"
echo "$(objects "$work/bucket") objects in the bucket"

say 'the second machine fetches what its part plays, and no more'
pull "$work/second" --branch main 'paged-*' 'swift-*'
compare 0 'paged-*' 'swift-*' --goldens "store:$work/second" --branch main --record never
echo "$(objects "$work/second") of $(objects "$work/first") objects were fetched"
[ "$(objects "$work/second")" -lt "$(objects "$work/first")" ] || stop 'all objects were fetched'

say 'both record at the same time on one branch, and neither loses anything'
cp -r "$work/first" "$work/third"
for machine in first third; do
  "$orihon" goldens remove paged-rest swift-rest --goldens "store:$work/$machine" --branch main >/dev/null
  push "$work/$machine"
done
compare 3 paged-rest --goldens "store:$work/first" --branch main --record missing
compare 3 swift-rest --goldens "store:$work/third" --branch main --record missing
push "$work/first"
push "$work/third"
pull "$work/fourth" --branch main
compare 0 --goldens "store:$work/fourth" --branch main --record never
"$orihon" goldens verify --goldens "store:$work/fourth"

say 'a wrong byte in the bucket is told by hash and path'
line=$("$orihon" goldens list paged-rest --goldens "store:$work/first" --branch main | grep 'still-.*png' | head -1)
hash=$(cut -f2 <<<"$line")
object=$work/bucket/objects/${hash:0:2}/$hash
cp "$object" "$work/good"
printf 'X' | dd of="$object" bs=1 seek=100 conv=notrunc status=none
pull "$work/fifth" --branch main paged-rest
compare 2 paged-rest --goldens "store:$work/fifth" --branch main --record failed
grep -o "$(cut -f1 <<<"$line"): its object $hash has other bytes" "$work/said"
cp "$work/good" "$object"

say 'an object that has not come yet is told likewise'
rm "$work/fourth/objects/${hash:0:2}/$hash"
compare 2 paged-rest --goldens "store:$work/fourth" --branch main --record never
grep -o "its object $hash is not in the store, or not yet" "$work/said"

if [ -e /dev/fuse ] && command -v fusermount3 >/dev/null; then
  say 'the bucket as a mounted folder: a part is read from it, and a branch is recorded into it'
  rclone mount bucket: "$work/mounted" --vfs-cache-mode writes --dir-cache-time 1s --vfs-write-back 0s \
    --log-level INFO --log-file "$work/mount.log" &
  mount=$!
  for _ in $(seq 600); do mountpoint -q "$work/mounted" && break; sleep 0.1; done
  if mountpoint -q "$work/mounted"; then
    compare 0 'paged-*' --goldens "store:$work/mounted" --branch main --record never
    compare 3 paged-rest --goldens "store:$work/mounted" --branch feature/mounted --record all
    fusermount3 -u "$work/mounted"
    wait "$mount" || true
    mount=''
    pull "$work/sixth" --branch feature/mounted paged-rest
    compare 0 paged-rest --goldens "store:$work/sixth" --branch feature/mounted --record never
  else
    cat "$work/mount.log" >&2
    say 'FUSE is there, and nothing can be mounted: left out'
  fi
else
  say 'no FUSE here: the mounted bucket is left out'
fi

say 'the bucket is whole, and gives up only what it does not need'
"$orihon" goldens verify --goldens "store:$work/bucket"
"$orihon" goldens gc --goldens "store:$work/bucket" | tail -1
"$orihon" goldens gc --goldens "store:$work/bucket" --grace 0 --yes | tail -1
"$orihon" goldens verify --goldens "store:$work/bucket"
say 'done'

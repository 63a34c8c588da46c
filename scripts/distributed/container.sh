#!/usr/bin/env bash
# Runs the steps of a container file in a bare Debian, where no engine for images is at hand, and two pods in it.
#
#   scripts/distributed/container.sh [CONTAINERFILE]      default: Examples/Distributed/Containerfile
#
# It needs root, debootstrap and the package in dist/. The bare system is the one that FROM names, made by debootstrap
# from the mirror of this machine's own package lists. FROM, COPY, RUN, USER, ENV, WORKDIR and ENTRYPOINT are carried
# out; any other word is an error. All of it happens in namespaces of its own, and is gone afterwards.
set -euo pipefail
cd "$(dirname "$0")/../.."
stop() { printf 'container: %s\n' "$*" >&2; exit "${status:-1}"; }
file=${1:-Examples/Distributed/Containerfile}
[ "$(id -u)" -eq 0 ] || status=2 stop 'run it as root'
command -v debootstrap >/dev/null || status=2 stop 'no debootstrap; apt install debootstrap'
if [ -z "${CONTAINER_ROOT:-}" ]; then
  CONTAINER_ROOT=$(mktemp -d)
  export CONTAINER_ROOT
  trap 'rmdir "$CONTAINER_ROOT"' EXIT
  unshare --mount --pid --ipc --uts --fork --kill-child --mount-proc bash "scripts/distributed/$(basename "$0")" "$file"
  exit
fi

mount --make-rprivate /
root=$CONTAINER_ROOT
chmod 755 "$root"
mount -t tmpfs -o mode=755,dev container "$root"
user=root folder=/ entry=()
# shellcheck source=/dev/null
here=$(. /etc/os-release && echo "${VERSION_CODENAME:?}")
# shellcheck disable=SC2016 # the words are apt's
mirror=$(apt-get indextargets --format '$(REPO_URI) $(CODENAME) $(COMPONENT)' 'Created-By: Packages' |
  awk -v suite="$here" '$2 == suite && $3 == "main" { print $1; exit }')
[ -n "$mirror" ] || status=2 stop "the package lists of this machine name no mirror for $here"

declare -A words=()
# inside COMMAND...: as the user and in the folder that the file has named so far.
inside() {
  local word set=("HOME=$(chroot "$root" getent passwd "$user" | cut -d: -f6)")
  for word in "${!words[@]}"; do set+=("$word=${words[$word]}"); done
  # shellcheck disable=SC2016 # the words are the inner shell's
  chroot "$root" /usr/bin/env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive \
    "${set[@]}" setpriv --reuid "$user" --regid "$user" --init-groups sh -c 'cd "$0" && exec "$@"' "$folder" "$@"
}

from() {
  local suite=${1#debian:}
  suite=${suite%-slim}
  [ "$suite" != "$1" ] || stop "FROM $1: only Debian's images can be made here"
  local said
  said=$(debootstrap --variant=minbase "$suite" "$root" "$mirror" 2>&1) || { tail -5 <<<"$said"; stop "debootstrap cannot make $suite"; }
  mount -t proc proc "$root/proc"
}

step() {
  local word=$1 rest=$2 pair
  printf '%s %s\n' "$word" "$rest"
  case $word in
    FROM) from "$rest" ;;
    COPY)
      # shellcheck disable=SC2086 # a pattern and a folder
      set -- $rest
      [ -e "$1" ] || status=2 stop "$1 is not there; make package writes it"
      cp -- "${@:1:$#-1}" "$root${*: -1}"
      ;;
    RUN) inside sh -c "$rest" >"$root/run.log" 2>&1 || { tail -20 "$root/run.log"; stop "RUN $rest ended with a fault"; } ;;
    USER) user=$rest ;;
    ENV) for pair in $rest; do words[${pair%%=*}]=${pair#*=}; done ;;
    WORKDIR) folder=$rest && mkdir -p "$root$folder" ;;
    ENTRYPOINT) readarray -t entry < <(python3 -c 'import json, sys; print("\n".join(json.loads(sys.argv[1])))' "$rest") ;;
    *) stop "$word is no word that is carried out here" ;;
  esac
}

line=''
while IFS= read -r next || [ -n "$next" ]; do
  case $next in '' | '#'*) continue ;; esac
  line=$line$next
  case $line in *\\) line=${line%\\} && continue ;; esac
  step "${line%% *}" "${line#* }"
  line=''
done <"$file"

# The commands of the pods of Kubernetes, as their files tell them, with the volume as there: a checkout and the results.
mkdir -p "$root/orihon/checkout" "$root/orihon/results"
mount --bind "$PWD" "$root/orihon/checkout"
mount -o remount,bind,ro "$root/orihon/checkout"
inside sh -c 'id -u' | xargs -I{} chown {} "$root/orihon/results"
pod() {
  local command
  command=$(sed -n '/^ *- -c$/{n;s/^ *- //p}' "Examples/Distributed/kubernetes/$1.yml")
  echo "$command"
  inside sh -c "$command"
}
echo "== as $user, in $folder"
inside "${entry[@]}" --version
folder=/orihon/checkout
words[ORIHON_SHARDS]=2
for index in 0 1; do words[JOB_COMPLETION_INDEX]=$index && pod compare; done
pod merge
echo "== $(inside dpkg-query -W | wc -l) packages, $(du -sxm "$root" | cut -f1) MB"

#!/usr/bin/env bash
# Installs the package of dist/ in bare systems, uses it there as somebody does, and removes it again.
#
#   scripts/package-test.sh [SUITE...]      default: the suite of this machine
#
# It needs root and debootstrap. The mirror is the one that this machine's own package lists come from. Screenshots and
# logs of a suite are left in dist/tried/SUITE. Every wait is for an event, and ends after a minute.
set -euo pipefail
cd "$(dirname "$0")/.."
say() { printf '\n== %s: %s\n' "$suite" "$*"; }
stop() { printf 'package-test: %s\n' "$*" >&2; exit "${status:-2}"; }
[ "$(id -u)" -eq 0 ] || stop 'run it as root'
command -v debootstrap >/dev/null || stop 'no debootstrap; apt install debootstrap'
shopt -s nullglob
debs=(dist/orihon_*.deb)
archives=(dist/orihon-*.tar.gz)
[ ${#debs[@]} -eq 1 ] && [ ${#archives[@]} -eq 1 ] || stop 'dist/ holds no package; make package makes it'
(cd dist && sha256sum --quiet --check SHA256SUMS)

# shellcheck source=/dev/null
here=$(. /etc/os-release && echo "${VERSION_CODENAME:?}")
mirror=$(apt-get indextargets --format '$(REPO_URI) $(CODENAME) $(COMPONENT)' 'Created-By: Packages' |
  awk -v suite="$here" '$2 == suite && $3 == "main" { print $1; exit }')
[ -n "$mirror" ] || stop "the package lists of this machine name no mirror for $here"

# The home of the user who tries it.
home='/srv/a home with spaces'
root='' screen='' display=''

cleanup() {
  [ -z "$screen" ] || kill "$screen" 2>/dev/null || true
  [ -z "$root" ] || {
    for mount in usr dev/shm proc; do umount -l "$root/$mount" 2>/dev/null || true; done
    rm -rf --one-file-system -- "$root"
  }
}
trap cleanup EXIT

inside() { chroot "$root" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 "$@"; }

# A script of Packaging/tests, as the user, in the user's home; its trace is kept, and shown where it stops.
as_user() {
  inside runuser -u tester -- /usr/bin/env HOME="$home" TMPDIR="$home" DISPLAY=":${display:-0}" LANG=C.UTF-8 \
    bash -xeuo pipefail -c 'cd && . "$0"' "/opt/$1" 2>"$kept/$1.log" ||
    { tail -12 "$kept/$1.log"; status=1 stop "$1 stopped in $suite"; }
}

lock_usr() {
  mount --bind "$root/usr" "$root/usr"
  mount -o remount,ro,bind "$root/usr"
}
unlock_usr() { umount "$root/usr"; }

# All files of the system but the records and lists of the package manager itself.
snapshot() {
  (cd "$root" && find . -xdev \( -path ./proc -o -path ./dev -o -path ./tmp -o -path ./var/cache -o -path ./var/log \
    -o -path ./var/lib/apt -o -path ./var/lib/dpkg -o -path ./srv -o -path ./opt \) -prune -o -print | LC_ALL=C sort)
}

try() {
  root=$(mktemp -d)
  chmod 755 "$root"
  local kept=dist/tried/$suite
  rm -rf "$kept"
  mkdir -p "$kept"
  say "a bare system from $mirror"
  debootstrap --variant=minbase "$suite" "$root" "$mirror" >"$kept/debootstrap.log" 2>&1 || {
    tail -5 "$kept/debootstrap.log"
    stop "debootstrap cannot make $suite"
  }
  mount -t proc proc "$root/proc"
  mount -t tmpfs tmpfs "$root/dev/shm"
  mkdir -p "$root/opt"
  cp "${debs[0]}" "${archives[0]}" "$root/opt/"
  cp Packaging/tests/*.sh "$root/opt/"
  inside useradd --home-dir "$home" --create-home --shell /bin/bash tester
  for word in swift make git; do ! inside sh -c "command -v $word" || stop "$suite has $word"; done
  snapshot >"$kept/before"

  say 'apt install ./orihon_*.deb'
  inside sh -c 'apt-get -q update && apt-get -q install -y /opt/orihon_*.deb' >"$kept/install.log" 2>&1 ||
    { tail -20 "$kept/install.log"; status=1 stop 'the package cannot be installed'; }
  inside dpkg -L orihon >"$kept/files"
  lock_usr
  say 'the verbs without a display'
  as_user verbs.sh
  say 'the archive, from a folder of the home'
  as_user archive.sh
  unlock_usr

  say 'apt purge leaves nothing'
  inside sh -c 'apt-get -q purge -y --auto-remove orihon' >"$kept/purge.log" 2>&1
  snapshot >"$kept/after"
  # What other packages leave behind is theirs; of this one nothing is left.
  ! grep -i orihon "$kept/after" || { status=1 stop 'these files are left'; }
  diff "$kept/before" "$kept/after" >"$kept/left" || true
  echo "left by the packages that came along: $(grep -c '^>' "$kept/left" || true) paths"

  say 'a screen, a pointer, a manual and a desktop'
  inside sh -c 'apt-get -q install -y xvfb xdotool x11-apps man-db bash-completion zsh fish libglib2.0-bin shared-mime-info \
    desktop-file-utils /opt/orihon_*.deb' >>"$kept/install.log" 2>&1 || { tail -20 "$kept/install.log"; status=1 stop 'no screen'; }
  lock_usr
  # The server takes a number that is free on this machine, and tells it when it is ready.
  mkfifo "$root/opt/display"
  chroot "$root" sh -c 'exec setpriv --reuid tester --regid tester --clear-groups Xvfb -displayfd 3 -screen 0 700x1000x24 -nolisten tcp 3>/opt/display' \
    >"$kept/screen.log" 2>&1 &
  screen=$!
  read -r -t 60 display <"$root/opt/display"
  as_user window.sh
  as_user manual.sh
  kill "$screen"
  wait "$screen" 2>/dev/null || true
  screen=''
  unlock_usr
  cp "$root$home"/*.xwd "$root$home"/*.jsonl "$kept/"
  inside sh -c 'apt-get -q purge -y orihon' >>"$kept/purge.log" 2>&1
  while IFS= read -r file; do
    [ ! -f "$root$file" ] || { status=1 stop "$file is left"; }
  done <"$kept/files"
  say 'works, and is gone'
  umount "$root/dev/shm" "$root/proc"
  rm -rf --one-file-system -- "$root"
  root=''
}

for suite in "${@:-$here}"; do try; done

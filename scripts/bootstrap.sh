#!/usr/bin/env bash
# Sees to it that this machine can build and run Orihon, installing only what is missing.
#
#   scripts/bootstrap.sh run     what the window needs
#   scripts/bootstrap.sh test    that, and what the tests need: screens, a pointer, a browser, a reader of JSON
#   scripts/bootstrap.sh package that of the window, and what a package is made and tried with
#   scripts/bootstrap.sh site    that of the window, and what the site is made and checked with
#   scripts/bootstrap.sh distributed  that of the window, and what the proofs on several hosts are made with
#
# Debian and Ubuntu packages are installed through apt, with sudo when not root. On another system it lists
# what is missing and stops with status 2. Safe to run twice.
set -eu

run_packages="libsdl2-dev libsdl2-ttf-dev libsdl2-image-dev libpng-dev libfontconfig-dev libfribidi-dev libicu-dev liblcms2-dev libgcrypt20-dev libx11-dev libxext-dev fonts-noto-cjk fonts-noto-color-emoji"
test_packages="xvfb xdotool x11-apps libxml2-utils jq fonts-noto-core libharfbuzz-bin unicode-data ffmpeg python3"
package_packages="binutils dpkg-dev pkg-config xz-utils librsvg2-bin debootstrap"
site_packages="python3"
distributed_packages="python3 python3-venv util-linux iproute2 bsdextrautils debootstrap rclone"
# Only where the package lists know them, as Debian's do: a report's page and the site are tried in the browser, windows
# on sway.
browser_package="chromium-headless-shell"
optional_packages="$browser_package sway"

say() { printf 'bootstrap: %s\n' "$*" >&2; }

stop() {
  say "$@"
  exit 2
}

check_swift() {
  local version where="install Swift 6.2 or later: https://www.swift.org/install/linux/"
  command -v swift >/dev/null || stop "no swift on the PATH; $where"
  version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\)\.\([0-9]*\).*/\1 \2/p')
  # shellcheck disable=SC2086 # two numbers
  set -- ${version:-0 0}
  [ "$1" -gt 6 ] || { [ "$1" -eq 6 ] && [ "$2" -ge 2 ]; } || stop "this swift is $1.$2; $where"
}

as_root() {
  if [ "$(id -u)" -eq 0 ]; then
    env DEBIAN_FRONTEND=noninteractive "$@"
  elif command -v sudo >/dev/null; then
    sudo env DEBIAN_FRONTEND=noninteractive "$@"
  else
    stop "not root, and no sudo; run as root: $*"
  fi
}

# Those of the packages that are missing; one counts as there when another one that is installed provides it.
missing_packages() {
  local installed package
  installed=$(dpkg-query -W -f='${db:Status-Status} ${Package} ${Provides}\n' |
    sed -n 's/^installed//p' | tr '\n,' '  ')
  for package; do
    case " $installed " in
      *" $package "*) ;;
      *) printf '%s ' "$package" ;;
    esac
  done
}

refresh_lists() {
  say "fetching the package lists"
  as_root apt-get -q -o DPkg::Lock::Timeout=120 update
}

install_packages() {
  as_root apt-get -q -o DPkg::Lock::Timeout=120 install -y --no-install-recommends "$@"
}

install_missing() {
  say "installing $*"
  if ! apt-cache show "$@" >/dev/null 2>&1; then
    refresh_lists
    install_packages "$@"
  elif ! install_packages "$@"; then
    say "the package lists may be old"
    refresh_lists
    install_packages "$@"
  fi
}

install_known() {
  local package
  for package; do
    if apt-cache show "$package" >/dev/null 2>&1; then
      say "installing $package"
      install_packages "$package"
    else
      say "no package here is called $package; it is done without"
    fi
  done
}

on_debian() {
  local missing wanted
  # shellcheck disable=SC2086 # lists of names
  missing=$(missing_packages $packages) wanted=$(missing_packages $optional)
  if [ -z "$missing$wanted" ]; then
    say "everything is here"
    return
  fi
  # shellcheck disable=SC2086 # lists of names
  [ -z "$missing" ] || install_missing $missing
  # shellcheck disable=SC2086 # a list of names
  [ -z "$wanted" ] || install_known $wanted
  say "done"
}

elsewhere() {
  local library program missing=""
  for library in sdl2 SDL2_ttf SDL2_image fontconfig fribidi icu-uc lcms2 libgcrypt; do
    pkg-config --exists "$library" 2>/dev/null || missing="$missing $library"
  done
  [ -n "$(fc-list :lang=ja family 2>/dev/null)" ] || missing="$missing a-Japanese-font"
  for program in $programs; do
    command -v "$program" >/dev/null || missing="$missing $program"
  done
  if [ -z "$missing" ]; then
    say "everything is here"
    return
  fi
  say "not Debian or Ubuntu, so nothing is installed; missing here:$missing"
  stop "install what these Debian packages hold, headers included, then run again: $packages"
}

case "${1:-}" in
  run) packages=$run_packages programs="" optional="" ;;
  test)
    packages="$run_packages $test_packages" programs="Xvfb xdotool xwd xmllint python3" optional=$optional_packages
    ;;
  package) packages="$run_packages $package_packages" programs="objcopy dpkg-shlibdeps pkg-config xz rsvg-convert" optional="" ;;
  site) packages="$run_packages $site_packages" programs="python3" optional=$browser_package ;;
  distributed) packages="$run_packages $distributed_packages" programs="python3 unshare ip column" optional="" ;;
  *) stop "usage: scripts/bootstrap.sh run|test|package|site|distributed" ;;
esac

check_swift
if command -v dpkg-query >/dev/null && command -v apt-get >/dev/null; then
  on_debian
else
  elsewhere
fi

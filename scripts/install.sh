#!/usr/bin/env bash
# Installs what scripts/package-build.sh has made, or removes what it installed.
#
#   PREFIX=/usr/local DESTDIR= scripts/install.sh install|uninstall
#
# share/orihon/installed lists the files, and with a slash at their end the folders that were not there before. Removing
# takes away what is listed and nothing else.
set -euo pipefail
prefix=${PREFIX:-/usr/local} root=${DESTDIR:-}
case "$prefix" in /*) ;; *) echo "install: PREFIX=$prefix is not an absolute path" >&2; exit 2 ;; esac
list=$root$prefix/share/orihon/installed

# remove LIST: a folder goes when it is empty, those inside it first
remove() {
  local place
  while IFS= read -r place; do
    case "$place" in
      '' | /* | .. | ../* | */../* | */..) ;;
      */) rmdir -- "$root$prefix/$place" 2>/dev/null || true ;;
      *) rm -f -- "$root$prefix/$place" ;;
    esac
  done < <(grep -v '/$' "$1"; grep '/$' "$1" | LC_ALL=C sort -r)
}

# folders PLACE: lists the folders of a place that are not there yet
folders() {
  local folder
  folder=$(dirname "$1")
  [ "$folder" = . ] || [ -d "$root$prefix/$folder" ] || { folders "$folder"; echo "$folder/" >>"$new"; }
}

# put MODE SOURCE PLACE
put() {
  folders "$3"
  install -D -m "$1" -- "$2" "$root$prefix/$3"
  echo "$3" >>"$new"
}

copy() {
  local out=.build/package file size
  [ -x $out/orihon ] || { echo 'install: first scripts/package-build.sh' >&2; exit 2; }
  new=$(mktemp)
  trap 'rm -f "$new"' EXIT
  put 755 $out/orihon bin/orihon
  folders libexec/orihon/orihon-review
  mkdir -p "$root$prefix/libexec/orihon"
  ln -sfn ../../bin/orihon "$root$prefix/libexec/orihon/orihon-review"
  echo libexec/orihon/orihon-review >>"$new"
  # sample.* are pictures that only tests read.
  while IFS= read -r file; do put 644 "$file" "share/orihon/${file#Resources/}"; done < <(
    find Resources/Feeds Resources/Images Resources/Scenarios Resources/Scripts Resources/Strokes \
      Resources/Templates -type f ! -path 'Resources/Images/sample.*' | LC_ALL=C sort)
  for file in $out/man/*.1; do
    gzip -9n <"$file" >"$out/page.gz"
    put 644 $out/page.gz "share/man/man1/$(basename "$file").gz"
  done
  put 644 $out/completions/orihon share/bash-completion/completions/orihon
  put 644 $out/completions/_orihon "share/zsh/${ZSH_FOLDER:-site-functions}/_orihon"
  put 644 $out/completions/orihon.fish share/fish/vendor_completions.d/orihon.fish
  put 644 Packaging/orihon.desktop share/applications/orihon.desktop
  put 644 Packaging/orihon-replay.desktop share/applications/orihon-replay.desktop
  put 644 $out/orihon.metainfo.xml share/metainfo/app.orihon.Orihon.metainfo.xml
  put 644 Packaging/orihon-mime.xml share/mime/packages/orihon.xml
  put 644 Packaging/orihon.svg share/icons/hicolor/scalable/apps/orihon.svg
  for file in $out/icons/*.png; do
    size=$(basename "$file" .png)
    put 644 "$file" "share/icons/hicolor/${size}x$size/apps/orihon.png"
  done
  put 644 Packaging/copyright share/doc/orihon/copyright
  # What an earlier version installed and this one does not.
  if [ -f "$list" ]; then
    grep '/$' "$list" >>"$new" || true
    grep -vxFf "$new" "$list" >"$list.old" || true
    remove "$list.old"
    rm -f "$list.old"
  fi
  put 644 "$new" share/orihon/installed
  install -m 644 "$new" "$list"
}

# The desktop's databases; a package's are renewed by the system.
refresh() {
  [ -z "$root" ] || return 0
  local share=$prefix/share
  if [ -d "$share/mime/packages" ] && command -v update-mime-database >/dev/null; then
    update-mime-database "$share/mime" 2>/dev/null || true
  fi
  if [ -d "$share/applications" ] && command -v update-desktop-database >/dev/null; then
    update-desktop-database -q "$share/applications" || true
  fi
}

cd "$(dirname "$0")/.."
case "${1:-}" in
  install) copy && refresh ;;
  uninstall)
    [ -f "$list" ] || { echo "install: nothing was installed in $root$prefix" >&2; exit 2; }
    taken=$(mktemp)
    cp "$list" "$taken"
    # The databases that the desktop made in folders that are this program's alone; refresh makes them anew for others.
    if grep -qx share/mime/ "$taken"; then
      find "$root$prefix/share/mime" -type f ! -path '*/packages/*' -delete
      find "$root$prefix/share/mime" -mindepth 1 -type d -empty -delete
    fi
    ! grep -qx share/applications/ "$taken" || rm -f -- "$root$prefix/share/applications/mimeinfo.cache"
    remove "$taken"
    rm -f "$taken"
    refresh
    ;;
  *) echo 'usage: scripts/install.sh install|uninstall' >&2; exit 2 ;;
esac

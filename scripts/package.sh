#!/usr/bin/env bash
# Writes into dist/ a Debian package, an archive that runs from any folder, and their checksums.
#
#   scripts/package.sh      after scripts/package-build.sh
#
# The same commit and the same machine make the same bytes: every time inside is that of the commit.
set -euo pipefail
cd "$(dirname "$0")/.."
for tool in dpkg-deb dpkg-shlibdeps; do
  command -v $tool >/dev/null || { echo "package: no $tool; scripts/bootstrap.sh package installs it" >&2; exit 2; }
done
umask 022
export LC_ALL=C SOURCE_DATE_EPOCH
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
version=$(scripts/release.sh --show)
# Between two releases the version names the commit.
if ! git describe --exact-match --tags --match "v$version" >/dev/null 2>&1; then
  version=$version+git$(date -u -d "@$SOURCE_DATE_EPOCH" +%Y%m%d.%H%M).$(git rev-parse --short=8 HEAD)
fi
arch=$(dpkg --print-architecture)
filter=(--lzma2=preset=9e)
[ "$arch" != amd64 ] || filter=(--x86 "${filter[@]}")
maintainer="${DEBFULLNAME:-Orihon packagers} <${DEBEMAIL:-packagers@orihon.invalid}>"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
dist=$work/dist
mkdir -p "$dist"

deb() {
  local tree=$work/tree doc=$work/tree/usr/share/doc/orihon depends
  PREFIX=/usr DESTDIR=$tree ZSH_FOLDER=vendor-completions scripts/install.sh install
  rm "$tree/usr/share/orihon/installed"
  gzip -9n <CHANGELOG.md >"$doc/changelog.gz"
  sed -e "s/@VERSION@/$version-1/; s/@MAINTAINER@/$maintainer/" \
    -e "s/@DATE@/$(date -u -R -d "@$SOURCE_DATE_EPOCH")/" Packaging/debian/changelog | gzip -9n >"$doc/changelog.Debian.gz"
  install -D -m 644 Packaging/debian/lintian-overrides "$tree/usr/share/lintian/overrides/orihon"

  # The least versions, from the symbols that the program takes from each library.
  mkdir -p "$work/shlibs/debian"
  printf 'Source: orihon\n\nPackage: orihon\nArchitecture: any\n' >"$work/shlibs/debian/control"
  depends=$(cd "$work/shlibs" && dpkg-shlibdeps -O "$tree/usr/bin/orihon" 2>/dev/null | sed -n 's/^shlibs:Depends=//p')
  [ -n "$depends" ] || { echo 'package: dpkg-shlibdeps names no libraries' >&2; exit 2; }
  # The ICU of this machine first, then those of other releases; Packaging/icu.c takes any of them.
  local here other
  here=$(pkg-config --modversion icu-uc | cut -d. -f1)
  depends="$depends, libicu$here"
  for other in 72 74 76 77 78; do [ "$other" = "$here" ] || depends="$depends | libicu$other"; done
  mkdir "$tree/DEBIAN"
  sed -e "s/@VERSION@/$version-1/; s/@ARCH@/$arch/; s/@MAINTAINER@/$maintainer/; s/@DEPENDS@/$depends/" \
    -e "s/@SIZE@/$(du -sk --apparent-size --exclude=DEBIAN "$tree" | cut -f1)/" Packaging/debian/control >"$tree/DEBIAN/control"
  (cd "$tree" && find usr -type f -print0 | sort -z | xargs -0 md5sum >DEBIAN/md5sums)
  find "$tree" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
  dpkg-deb --root-owner-group -Znone --build "$tree" "$work/plain.deb" >&2
  # dpkg-deb packs without the filter for machine code, which takes 1 MB off the program.
  (cd "$work" && ar x plain.deb && xz -9e control.tar && xz "${filter[@]}" data.tar &&
    ar rcD "$dist/orihon_$version-1_$arch.deb" debian-binary control.tar.xz data.tar.xz)
}

archive() {
  local name=orihon-$version-linux-$arch
  PREFIX=/$name DESTDIR=$work scripts/install.sh install
  rm "$work/$name/share/orihon/installed"
  install -m 644 Packaging/archive.txt "$work/$name/README"
  tar -C "$work" --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" -cf - "$name" |
    gzip -9n >"$dist/$name.tar.gz"
}

deb
archive
(cd "$dist" && sha256sum -- *.deb *.tar.gz >SHA256SUMS)
mkdir -p dist
rm -f dist/orihon_*.deb dist/orihon-*.tar.gz dist/SHA256SUMS
mv "$dist"/* dist/
ls -l dist/*.deb dist/*.tar.gz dist/SHA256SUMS

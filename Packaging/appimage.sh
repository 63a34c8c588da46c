#!/usr/bin/env bash
# Packs what `make package` builds into an AppImage. Untested: the tool that packs it could not be had where this was written.
#
#   Packaging/appimage.sh           after `make package`; needs appimagetool
#
# The libraries that a desktop may lack go along; those of the display, the C library and Fontconfig are the system's.
set -euo pipefail
cd "$(dirname "$0")/.."
command -v appimagetool >/dev/null || { echo 'appimage: no appimagetool' >&2; exit 2; }
folder=.build/package/AppDir
rm -rf "$folder"
PREFIX=/usr DESTDIR=$folder scripts/install.sh install
rm "$folder/usr/share/orihon/installed"
mkdir "$folder/usr/lib"
icu=$(pkg-config --modversion icu-uc | cut -d. -f1)
for name in libSDL2-2.0.so.0 libSDL2_ttf-2.0.so.0 libSDL2_image-2.0.so.0 libfribidi.so.0 liblcms2.so.2 libpng16.so.16 libgcrypt.so.20 \
  libgpg-error.so.0 "libicuuc.so.$icu" "libicudata.so.$icu"; do
  cp -L "$(ldconfig -p | sed -n "s/^\t$name (.*x86-64.*) => //p; s/^\t$name (.*AArch64.*) => //p" | head -1)" "$folder/usr/lib/"
done
cp Packaging/orihon.desktop Packaging/orihon.svg "$folder/"
cat >"$folder/AppRun" <<'RUN'
#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
LD_LIBRARY_PATH="$here/usr/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" exec "$here/usr/bin/orihon" "$@"
RUN
chmod 755 "$folder/AppRun"
appimagetool "$folder" "dist/orihon-$(scripts/release.sh --show)-$(uname -m).AppImage"

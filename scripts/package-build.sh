#!/usr/bin/env bash
# Makes in .build/package all that a package holds beside the resources, from programs that `swift build` has compiled:
# the program, a manual page for every verb, completions for three shells, the icon in pixels and the metadata.
#
#   scripts/package-build.sh
set -euo pipefail
cd "$(dirname "$0")/.."
out=.build/package
version=$(scripts/release.sh --show)
# The day of the newest release, so that the same sources make the same pages.
day=$(sed -nE "s/^## \[$version\] - ([0-9-]+)$/\1/p" CHANGELOG.md)
mkdir -p $out
for part in man completions icons; do
  rm -rf "${out:?}/$part"
  mkdir "$out/$part"
done

scripts/package-link.sh $out/orihon

# The parser's own tool reads what the parser declares.
parser=.build/checkouts/swift-argument-parser
swift build --package-path $parser --scratch-path .build/manual --product generate-manual >&2
raw=$(mktemp -d)
trap 'rm -rf "$raw"' EXIT
.build/manual/debug/generate-manual $out/orihon --multi-page --date "$day" --output-directory "$raw"
for page in "$raw"/*.1; do
  name=$(basename "$page" .1)
  # A page is found by one word, such as orihon-replay, and its synopsis has the two that are typed.
  sed -e "s/^\.Dt .*/.Dt $(tr '[:lower:].' '[:upper:]-' <<<"$name") 1/" -e "s/^\.Os$/.Os Orihon $version/" \
    -e "s/^\.Nm \".*\"/.Nm ${name//./-}/" -e "s/^\.Nm$/.Nm \"${name//./ }\"/" -e '/^\.Xr /s/\./-/2g' -e '/^$/d' \
    "$page" >"$out/man/${name//./-}.1"
done
for page in $out/man/orihon-*.1; do
  printf '.It Xr %s 1\n%s\n' "$(basename "$page" .1)" "$(sed -n 's/^\.Nd "\(.*\)"/\1/p' "$page")"
done >"$raw/verbs"
sed -i -e "/^\.Sh \"*EXIT STATUS/{
  i .Sh COMMANDS
  i .Bl -tag -width 6n
  e cat '$raw/verbs'
  i .El
}" $out/man/orihon.1

# A file that is read and not run begins with no interpreter.
$out/orihon --generate-completion-script bash | sed '1{/^#!/d}' >$out/completions/orihon
$out/orihon --generate-completion-script zsh >$out/completions/_orihon
$out/orihon --generate-completion-script fish >$out/completions/orihon.fish
for size in 16 24 32 48 64 128 256 512; do
  rsvg-convert -w $size -h $size Packaging/orihon.svg -o $out/icons/$size.png
done
sed -e "s/@VERSION@/$version/; s/@DATE@/$day/" Packaging/orihon.metainfo.xml >$out/orihon.metainfo.xml

#!/usr/bin/env bash
# Tags the commit with the version that the program tells and the changelog heads its newest release with.
#
#   scripts/release.sh           creates the tag; nothing is pushed
#   scripts/release.sh --show    prints the version
#
# The version is written in one place, Sources/Feeds/Documents/Text/ProgramVersion.swift; a test holds the changelog to it.
set -euo pipefail
cd "$(dirname "$0")/.."
file=$(git ls-files 'Sources/*ProgramVersion.swift')
version=$(sed -nE 's/.*text = "([0-9]+\.[0-9]+\.[0-9]+)".*/\1/p' "$file")
[ -n "$version" ] || { echo "release: $file tells no version" >&2; exit 2; }
[ "${1:-}" != --show ] || { echo "$version"; exit 0; }
grep -q "^## \[$version\] - " CHANGELOG.md || { echo "release: CHANGELOG.md has no release $version" >&2; exit 2; }
[ -z "$(git status --porcelain)" ] || { echo 'release: commit first; the work tree has changes' >&2; exit 2; }
git tag -a "v$version" -m "Orihon $version"
echo "release: v$version is tagged here; git push origin v$version publishes it"

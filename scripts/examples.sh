#!/usr/bin/env bash
# Builds and runs the packages of Examples that depend on Orihon by its version, as somebody else's package does.
#
#   scripts/examples.sh [CACHE]
#
# The work tree is committed to a clone in a temporary folder and tagged there with the version that the program tells.
# CACHE is a folder that is kept, where a second run finds what the first one has built.
set -euo pipefail
cd "$(dirname "$0")/.."
version=$(scripts/release.sh --show)
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT

clone=$place/orihon
git clone -q --local . "$clone"
rm -r "${clone:?}"/* # what was deleted in the work tree stays deleted
git ls-files -z --cached --others --exclude-standard --deduplicate |
  while IFS= read -r -d '' file; do [ ! -e "$file" ] || printf '%s\0' "$file"; done |
  tar --null -T - -c | tar -x -C "$clone"
git -C "$clone" add -A
git -C "$clone" -c user.name=examples -c user.email=examples@localhost commit -q --allow-empty -m "The work tree"
git -C "$clone" tag --force "$version" >/dev/null

# The packages that this checkout has fetched already are not fetched again.
number=0
for repository in .build/repositories/*/; do
  [ -e "$repository" ] || continue
  url=$(git -C "$repository" config --get remote.origin.url || true)
  [ -n "$url" ] || continue
  export "GIT_CONFIG_KEY_$number=url.file://$PWD/$repository.insteadOf" "GIT_CONFIG_VALUE_$number=$url"
  number=$((number + 1))
done
export GIT_CONFIG_COUNT=$number ORIHON_REPOSITORY=$clone

# try EXAMPLE WORDS...: builds an example and prints what it says.
try() {
  local example=$1 build=${cache:-$place}/build
  # One folder for all: what one example has built of Orihon the next one finds there.
  cp -r "Examples/$example" "$place/$example"
  # Of what SwiftPM says while it resolves, only a failure is of interest.
  nice swift build -q --package-path "$place/$example" --scratch-path "$build" \
    --cache-path "$place/cache" --disable-sandbox -Xswiftc -gnone >"$place/said" 2>&1 ||
    { cat "$place/said" >&2; return 1; }
  "$build/debug/$(tr '[:upper:]' '[:lower:]' <<<"$example")" "${@:2}" | sed "s/^/$example: /"
}
cache=${1:-}
[ -z "$cache" ] || mkdir -p "$cache"
try Ledger
try Postcards --picture

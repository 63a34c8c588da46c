#!/usr/bin/env bash
# Looks whether the compiler tells the sentence of each name that is not there, as iOS code uses it.
#
#   scripts/absent-names.sh BUILD-OPTIONS...
#
# Each line of absent-names.txt is compiled as a function of its own, in both language modes. Where no initializer fits,
# the compiler would tell of the arguments only; where a protocol is a class, of the inheritance.
set -euo pipefail
cd "$(dirname "$0")/.."
built=$(swift build "$@" --show-bin-path)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
awk 'BEGIN { print "import UIKitNames" } { print "@MainActor func use" NR "() { " $0 " }" }' \
  scripts/absent-names.txt >"$folder/use.swift"
silent=0
for mode in 5 6; do
  swiftc -typecheck -parse-as-library -swift-version "$mode" -I "$built/Modules" \
    -I Sources/Library/CKiwi/include -I Sources/Library/CFriBidi -I Sources/Library/CMainQueue \
    -Xcc -fmodule-map-file="$built/CICU.build/module.modulemap" "$folder/use.swift" >"$folder/said" 2>&1 || true
  number=1
  while IFS= read -r line; do
    number=$((number + 1))
    grep -Eq "/use\.swift:$number:.*error: .*'.*' (is|which has been marked) unavailable: [A-Z]" "$folder/said" && continue
    echo "absent-names: in language mode $mode no sentence is told for: $line" >&2
    silent=1
  done <scripts/absent-names.txt
done
exit $silent

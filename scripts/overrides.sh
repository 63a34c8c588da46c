#!/usr/bin/env bash
# Fails where an overridden method has a second entry in the table of its class.
#
# Swift 6.3 makes one when the file of the override imports the module of the base class without `public`. Other modules
# do not know it, and call the method beside the one that they mean. Import that module publicly in the file, or declare
# the method in a class of the own module.
set -euo pipefail
cd "$(dirname "$0")/.."

[ -d .build/release ] || { echo "overrides: there is no .build/release; build first" >&2; exit 2; }
objects=()
for target in Sources/*/*/; do
  folder=.build/release/$(basename "$target").build
  [ ! -d "$folder" ] || mapfile -t -O "${#objects[@]}" objects < <(find "$folder" -name '*.swift.o' -o -name '*.o' -size +0)
done
found=$(nm "${objects[@]}" 2>/dev/null | sed -n 's/.* [tT] \(\$s.*TV\)$/\1/p' | sort -u | swift demangle -compact)
[ -z "$found" ] || { echo "overrides: these have a second entry in the table of their class:"; echo "$found"; exit 1; } >&2

# Sourced by scripts that read the modules of the last `make test`: where they are, and how their symbols are listed.
# shellcheck shell=bash

modules=.build/release/Modules
# The C modules that some of the products are built on, without which they cannot be read.
mapfile -t c_modules < <(find Sources -name module.modulemap -not -path '*/CICU/*' -printf '-I\n%h\n')
c_modules+=(-Xcc -fmodule-map-file=.build/release/CICU.build/module.modulemap
  -Xcc -fmodule-map-file=.build/release/CPOSIX.build/module.modulemap
  -I .build/checkouts/Yams/Sources/CYaml/include -I .build/checkouts/FlyingFox/CSystemLinux/include)
triple=$(swift -print-target-info | jq -r .target.triple)
graphs=$(mktemp -d)
trap 'rm -rf "$graphs"' EXIT

# extract MODULE...: writes the public symbols of modules to $graphs.
extract() {
  for module in "$@"; do
    [ -e "$modules/$module.swiftmodule" ] || { echo "no $modules/$module.swiftmodule; build first" >&2; exit 2; }
    swift-symbolgraph-extract -module-name "$module" -target "$triple" -I "$modules" "${c_modules[@]}" \
      -minimum-access-level public -skip-synthesized-members -output-dir "$graphs"
  done
}

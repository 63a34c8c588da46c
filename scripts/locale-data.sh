#!/usr/bin/env bash
# Makes the object that gives Foundation's ICU only the data that the programs use.
#
#   scripts/locale-data.sh lib_FoundationICU.a FILE.o
#
# The toolchain's archive has 34 MB of data for every language, most of it for dates, currencies and the names of
# countries, which the programs never ask for. The object defines the same symbol with the items that
# Packaging/LocaleData/ReduceLocaleData.swift keeps; linked before the archive, it leaves the archive's own data out.
set -euo pipefail
[ $# -eq 2 ] || { echo 'usage: scripts/locale-data.sh lib_FoundationICU.a FILE.o' >&2; exit 2; }
archive=$(realpath "$1") object=$(realpath "$2")
work=$(dirname "$object")
cd "$(dirname "$0")/.."
stop() { echo "locale-data: $*" >&2; exit 2; }

member=icu_packaged_data.cpp.o
ar p "$archive" $member >"$work/icu.o" || stop "$archive has no $member"
symbol=$(nm --defined-only "$work/icu.o" | sed -n 's/^[0-9a-f]* R \(icudt[0-9]*_dat\)$/\1/p')
[ -n "$symbol" ] || stop "$member defines no icudtNN_dat"
objcopy -O binary --only-section=.rodata "$work/icu.o" "$work/icu.dat"
swiftc -O Packaging/LocaleData/ReduceLocaleData.swift -o "$work/reduce-locale-data"
"$work/reduce-locale-data" "$work/icu.dat" "$work/icu-reduced.dat"
printf '%s\n' '.section .rodata' '.balign 16' ".globl $symbol" ".type $symbol, @object" "$symbol:" \
  ".incbin \"$work/icu-reduced.dat\"" ".size $symbol, . - $symbol" '.section .note.GNU-stack,"",@progbits' \
  >"$work/locale-data.s"
as "$work/locale-data.s" -o "$object"
rm -f "$work/icu.o" "$work/icu.dat" "$work/locale-data.s"

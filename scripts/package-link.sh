#!/usr/bin/env bash
# Links the program of a package from what `swift build` has compiled: orihon and orihon-review in one file.
#
#   scripts/package-link.sh FILE
#
# The Swift runtime is inside, C libraries stay shared, and ICU's is found in the version that the system has, by
# Packaging/icu.c. Two objects take the place of parts of the toolchain's archives:
# - The data of Foundation's ICU, 34 MB for every language, is reduced to what the programs ask for, 4.5 MB.
# - The calls of libcurl are weak, so that nothing loads it. They belong to Foundation's client of the web, which the
#   HTTP server brings along for a proxy of its own; neither program has one.
set -euo pipefail
[ $# -eq 1 ] || { echo 'usage: scripts/package-link.sh FILE' >&2; exit 2; }
program=$(realpath "$1")
cd "$(dirname "$0")/.."
stop() { echo "package-link: $*" >&2; exit 2; }

build=$(swift build -c release --show-bin-path)
work=$PWD/.build/package
mkdir -p "$work"
libraries=$(swiftc -static-stdlib -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1\/linux/p')
[ -f "$libraries/lib_FoundationICU.a" ] || stop "this toolchain has no static Foundation"
for product in orihon orihon-review; do
  [ -f "$build/$product.product/Objects.LinkFileList" ] || stop "swift build --product $product leaves no list of objects"
done
# Documents and Yams are in both.
sort -u "$build/orihon.product/Objects.LinkFileList" "$build/orihon-review.product/Objects.LinkFileList" >"$work/objects"

scripts/locale-data.sh "$libraries/lib_FoundationICU.a" "$work/locale-data.o"
(cd "$work" && rm -f -- CFURLSession*.o && ar x "$libraries/lib_CFURLSessionInterface.a")
for object in "$work"/CFURLSession*.o; do objcopy --wildcard --weaken-symbol='curl_*' "$object"; done
clang -O2 -c Packaging/main.c -o "$work/main.o"
# shellcheck disable=SC2046 # a list of words
clang -O2 $(pkg-config --cflags icu-uc) -c Packaging/icu.c -o "$work/icu-forward.o"

options="--gc-sections --as-needed --no-export-dynamic -z pack-relative-relocs --build-id --strip-all
  --no-warn-symbol-ordering --symbol-ordering-file=scripts/order.txt"
# shellcheck disable=SC2046,SC2086 # lists of words
swiftc -static-stdlib -use-ld=lld -emit-executable -module-name orihon -gnone -o "$program" \
  "@$work/objects" "$work/main.o" "$work/icu-forward.o" "$work/locale-data.o" "$work"/CFURLSession*.o \
  -L "$build" -lCoreFoundation -l_FoundationICU -l_FoundationCShims -l_FoundationCollections \
  -lFoundationNetworking -lswiftSynchronization -ldispatch -lBlocksRuntime $(printf -- '-Xlinker %s ' $options)

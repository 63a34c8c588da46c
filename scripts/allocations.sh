#!/usr/bin/env bash
# Counts what a frame allocates while a feed is flicked in a window, and while its rows turn.
#
#   scripts/allocations.sh PROGRAM [SCENE...]
#
# A small library counts the calls of malloc and its brothers in a run of the bench, on a screen that nobody sees. Two runs
# of different lengths are compared, so that what is allocated once, before anything moves, counts for nothing.
set -euo pipefail
cd "$(dirname "$0")/.."
[ $# -ge 1 ] || { echo "usage: scripts/allocations.sh PROGRAM [SCENE...]" >&2; exit 2; }
for tool in clang Xvfb jq; do
  command -v $tool >/dev/null || { echo "allocations: $tool is missing" >&2; exit 2; }
done
program=$(realpath "$1")
shift
[ $# -gt 0 ] || set -- default common
scratch=$(mktemp -d)
trap 'kill "${screen:-0}" 2>/dev/null; rm -rf "$scratch"' EXIT

clang -shared -fPIC -O2 -o "$scratch/count.so" -x c - <<'C'
#include <errno.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
extern void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t), *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
static atomic_long calls;
static void count(void) { atomic_fetch_add_explicit(&calls, 1, memory_order_relaxed); }
void *malloc(size_t n) { count(); return __libc_malloc(n); }
void *calloc(size_t n, size_t m) { count(); return __libc_calloc(n, m); }
void *realloc(void *p, size_t n) { count(); return __libc_realloc(p, n); }
void *aligned_alloc(size_t a, size_t n) { count(); return __libc_memalign(a, n); }
int posix_memalign(void **p, size_t a, size_t n) {
  count();
  *p = __libc_memalign(a, n);
  return *p ? 0 : ENOMEM;
}
__attribute__((destructor)) static void tell(void) {
  FILE *file = fopen(getenv("ALLOCATIONS"), "w");
  if (file) fprintf(file, "%ld\n", atomic_load(&calls)), fclose(file);
}
C

exec 3>"$scratch/display"
Xvfb -displayfd 3 -screen 0 1280x1100x24 -nolisten tcp >/dev/null 2>&1 &
screen=$!
while [ ! -s "$scratch/display" ]; do kill -0 $screen; done
DISPLAY=:$(cat "$scratch/display")
export DISPLAY SDL_VIDEODRIVER=x11 ORIHON_DESKTOP=0

# Prints the frames of a run of some seconds, and its allocations.
run() {
  ALLOCATIONS=$scratch/calls LD_PRELOAD=$scratch/count.so \
    "$program" bench "$1" --renderer software --seconds "$2" --json >"$scratch/json"
  printf '%s %s' "$(jq .frames "$scratch/json")" "$(cat "$scratch/calls")"
}

printf '%-12s %8s %12s\n' scene frames 'calls/frame'
for scene; do
  read -r frames calls <<<"$(run "$scene" 6)"
  read -r more_frames more_calls <<<"$(run "$scene" 16)"
  awk -v s="$scene" -v f=$((more_frames - frames)) -v c=$((more_calls - calls)) \
    'BEGIN { printf "%-12s %8d %12.1f\n", s, f, c / f }'
done

#!/usr/bin/env bash
# Plays the five drags of the README on a Wayland desktop of their own, sway without a screen.
#
#   scripts/wayland-tests.sh BUILD-OPTIONS...
#
# Where sway is not installed it says so, and that is all. FILTER chooses other tests of windows, which then have to do
# without what an X server alone tells: pictures of a window, and another size for it.
set -euo pipefail
if ! command -v sway >/dev/null; then
  echo 'wayland-tests: sway is not installed, so no window is tried on Wayland' >&2
  exit 0
fi
# A press that misses its window would be waited for without an end.
tests=$(swift build "$@" --show-bin-path)/OrihonPackageTests.xctest
ORIHON_TEST_DESKTOP=sway NO_COLOR=1 timeout --kill-after=10 300 "$tests" --testing-library swift-testing \
  --configuration-path Tests/running.json --filter "${FILTER:-^WindowTests\.FiveDragsTests}"

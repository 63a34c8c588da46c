#!/usr/bin/env bash
# Runs every test that `swift build --build-tests` has built, in two processes side by side.
#
#   scripts/run-tests.sh BUILD-OPTIONS...
#
# Scenes live on the main actor, of which a process has one: a single process keeps one core busy, however many there
# are. Each line is told as it is written, also into a file or a pipe. The status is 1 where either share fails.
set -uo pipefail

# About half of the work: what runs the program, windows included. The other share is everything else, so that no test
# is in neither.
share='^(OrihonToolTests|WindowTests|OrihonTestingTests|MeasurementsTests)\.'

# The tests are run as `swift test` runs them, without it: two of it at once may find the database of the build locked.
tests=$(swift build "$@" --show-bin-path)/OrihonPackageTests.xctest || exit 1

# Four tests at a time, so that those that have begun end before others begin: begun all at once, as they are by
# themselves, almost every test would end in the last minute.
run() {
  NO_COLOR=1 stdbuf --output=L "$tests" --testing-library swift-testing --configuration-path Tests/running.json "$@"
}

logs=$(mktemp -d) || exit 1
trap 'rm -rf "$logs"' EXIT
# The status of a share is kept in a file: that of a pipe which ended long ago is not what wait tells. A share in which
# no test ran has failed.
share() {
  run "${@:2}" 2>&1 | tee "$logs/$1"
  echo "${PIPESTATUS[0]}" >"$logs/$1.status"
  grep -q '^[^ ]* Test run with [1-9]' "$logs/$1" || echo 'no test was run' >"$logs/$1.status"
}
share program --filter "$share" &
share library --skip "$share"
wait

# What failed was told somewhere above, between the lines of the other share.
echo
grep -h '^✘ .* recorded an issue' "$logs"/{program,library}
grep -h '^[^ ]* Test run with' "$logs"/{program,library}
[ "$(cat "$logs/program.status")" = 0 ] && [ "$(cat "$logs/library.status")" = 0 ]

#!/usr/bin/env bash
# Runs every test that `swift build --build-tests` has built, in three processes side by side.
#
#   scripts/run-tests.sh BUILD-OPTIONS...
#
# Scenes live on the main actor, of which a process has one: a single process keeps one core busy, however many there
# are. Each line is told as it is written, also into a file or a pipe. The status is 1 where any share fails. What ends
# the script ends every share.
set -uo pipefail

# Windows mostly wait, for hands and for frames, and so do packages outside, for their compilers: beside them there is
# room for what fits curves and compares pairs. What runs the program has one core busy or the other, and so has what
# plays scenes against their goldens: together they take as long as the third share. That one is everything else, so
# that no test is in none.
windows='^(WindowTests|OrihonTestingTests|MeasurementsTests|ComparisonLabTests)\.'
program='^(OrihonToolTests|WindowRunsTests|SourcePortingTests|SceneGoldenTests)\.'

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
  run "${@:2}" --event-stream-output-path "$logs/$1.events" --event-stream-version 0 2>&1 | tee "$logs/$1"
  local status="status ${PIPESTATUS[0]}"
  [ "$status" != 'status 0' ] || grep -q '^[^ ]* Test run with [1-9]' "$logs/$1" || status='no test was run'
  echo "$status" >"$logs/$1.status"
}
# A test is told as it ends, however long it waited for its turn; what its cases took is in the stream of events.
slowest() {
  jq -r 'select(.kind == "event") | .payload | select(.kind | startswith("testCase"))
    | [.kind, .testID, (._testCase.id | @base64)[-400:], .instant.absolute] | @tsv' "$logs"/*.events 2>/dev/null |
    awk -F '\t' '
      { key = $2 SUBSEP $3 }
      $1 == "testCaseStarted" { start[key] = $4 }
      $1 == "testCaseEnded" && key in start { sum[$2] += $4 - start[key] }
      END { for (test in sum) printf "%8.1f  %s\n", sum[test], test }' |
    sort -rn | head -10 | sed -E 's,/[^/]*:[0-9]+:[0-9]+$,,'
}
# Windows take ⌃C for a wish to close one of them, and a trap waits for what is in the foreground: each share is in the
# background, in a group of its own, which is ended as a whole.
set -m
groups=()
share windows --filter "$windows" </dev/null &
groups+=($!)
share program --filter "$program" </dev/null &
groups+=($!)
share library --skip "$windows" --skip "$program" </dev/null &
groups+=($!)
stop() {
  trap '' INT TERM HUP
  for group in "${groups[@]}"; do kill -KILL -- "-$group" 2>/dev/null; done
  # Otherwise the shell tells of each that it was killed.
  exec 2>/dev/null
  wait
  exit "$1"
}
trap 'stop 129' HUP
trap 'stop 130' INT
trap 'stop 143' TERM
wait

# What failed was told somewhere above, between the lines of the other shares.
echo
grep -h '^✘ .* recorded an issue' "$logs"/{windows,program,library}
grep -h '^[^ ]* Test run with' "$logs"/{windows,program,library}
echo 'The ten slowest tests, each with the seconds of its cases, beside which others ran:'
slowest
failed=0
for name in windows program library; do
  status=$(cat "$logs/$name.status")
  [ "$status" = 'status 0' ] && continue
  echo "The share '$name' has failed: $status"
  failed=1
done
exit $failed

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
share='^(OrihonCommandTests|WindowTests|OrihonTestingTests|MeasurementsTests)\.'

# Four tests at a time, so that those that have begun end before others begin: begun all at once, as they are by
# themselves, almost every test would end in the last minute. The lock is for builds, and nothing is built here.
run() {
  stdbuf --output=L swift test "${options[@]}" --skip-build --ignore-lock --disable-xctest \
    --configuration-path Tests/running.json "$@"
}

options=("$@")
logs=$(mktemp -d) || exit 1
trap 'rm -rf "$logs"' EXIT
run --filter "$share" 2>&1 | tee "$logs/program" &
program=$!
run --skip "$share" 2>&1 | tee "$logs/library"
library=$?
wait "$program"
program=$?

# What failed was told somewhere above, between the lines of the other share.
echo
grep -h '^✘ .* recorded an issue' "$logs"/*
grep -h '^. Test run with' "$logs"/*
[ "$program" -eq 0 ] && [ "$library" -eq 0 ]

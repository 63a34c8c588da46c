#!/usr/bin/env bash
# Tests what builds the site on small cases.
set -eu
cd "$(dirname "$0")/site"
exec python3 -B -m unittest discover -s tests

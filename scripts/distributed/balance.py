"""How equal the shards of a run are: the slowest as a multiple of the mean.

balance.py TIMINGS SHARD...   TIMINGS is the file that the shards were cut with

Two figures are printed: by the times that the cut knew, and by those that the shards themselves took, each in units of
its machine's speed. The second one has the noise of tasks that share a processor.
"""

import json
import pathlib
import sys


def costs(path):
    """Returns the cost of each part in a file of timings, in units of the fixed work that tells a machine's speed."""
    found = {}
    for machine in json.loads(path.read_text())["machines"]:
        for entry in machine["entries"]:
            found[entry["name"]] = found.get(entry["name"], 0) + entry["seconds"] / machine["calibration"]
    return found


def straggler(loads):
    """Returns the greatest load as a multiple of the mean."""
    return max(loads) / (sum(loads) / len(loads))


known = costs(pathlib.Path(sys.argv[1]))
shards = [costs(pathlib.Path(folder) / "timings.json") for folder in sys.argv[2:]]
expected = straggler([sum(known[name] for name in shard) for shard in shards])
taken = straggler([sum(shard.values()) for shard in shards])
print(f"  the slowest of {len(shards)} shards: {expected:.2f} x the mean by the timings, {taken:.2f} x as they were played")

"""Strong scaling of a comparison: from what one machine took to what 8, 64 and 512 workers would take.

gather FOLDER FILE   reads what scaling.sh measured, and writes one file of it
draw FILE FOLDER     prints the table, and writes scaling.svg and scaling~dark.svg

The simulation deals the measured costs as the program does: from the most expensive scenario to the cheapest, each to
the shard with the least so far. A run takes as long as its slowest shard, with the start of a process, and then the
merge, whose time grows with the number of scenarios and with that of shards.
"""

import json
import pathlib
import sys

WORKERS = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512]
SHOWN = [8, 64, 512]
# A team's run beside that of the gallery: its scenarios so many times.
TEAM = 32


def least(path):
    """Returns the least of the times in a file, one a line."""
    return min(float(line) for line in path.read_text().split())


def gather(folder, target):
    """Writes what was measured: the walls of whole runs, and the cost of each scenario."""
    costs = {}
    timings = json.loads((folder / "timings.json").read_text())
    for machine in timings["machines"]:
        for entry in machine["entries"]:
            costs[entry["name"]] = costs.get(entry["name"], 0) + entry["seconds"]
    measured = {
        "workers": {str(count): least(folder / f"workers-{count}") for count in (1, 2)},
        "shards": {"2": least(folder / "shards-2")},
        # The scenario that was played alone to time the start is no part of the start.
        "start": round(max(0, least(folder / "start") - costs["default-rest"]), 3),
        "merge": {str(count): least(folder / f"merge-{count}") for count in (8, 64)},
        "scenarios": {name: round(cost, 4) for name, cost in costs.items()},
    }
    target.write_text(json.dumps(measured, indent=1) + "\n")


def deal(costs, count):
    """Returns the load of each shard, the longest first to the emptiest."""
    loads = [0.0] * count
    for cost in sorted(costs, reverse=True):
        emptiest = loads.index(min(loads))
        loads[emptiest] += cost
    return loads


def merge(costs, count, measured):
    """Returns the time of a merge: a part for each shard, and one for what all of them hold."""
    if count == 1:
        return 0
    eight, many = measured["merge"]["8"], measured["merge"]["64"]
    shard = max(0, many - eight) / 56
    return shard * count + max(0, eight - 8 * shard) * len(costs) / len(measured["scenarios"])


def simulate(costs, count, measured):
    """Returns wall time, efficiency, and the slowest shard as a multiple of the mean."""
    # A shard without a scenario is refused: of more workers than scenarios, some have nothing to do.
    shards = min(count, len(costs))
    loads = deal(costs, shards)
    wall = max(loads) + measured["start"] + merge(costs, shards, measured)
    one = sum(costs) + measured["start"]
    return wall, one / (count * wall), max(loads) / (sum(loads) / count)


def curves(measured):
    """Returns the runs that are simulated, by name: the gallery's scenarios, and a team's."""
    gallery = list(measured["scenarios"].values())
    return {f"{len(gallery)} scenarios": gallery, f"{TEAM * len(gallery):,} scenarios": gallery * TEAM}


def table(measured):
    """Prints the figures of the page."""
    one, two, halves = measured["workers"]["1"], measured["workers"]["2"], measured["shards"]["2"]
    longest = max(measured["scenarios"], key=measured["scenarios"].get)
    print(f"measured: {one:.1f} s with 1 process, {two:.1f} s with 2, efficiency {one / two / 2:.2f}")
    print(f"measured: {halves:.1f} s as two shards side by side, efficiency {one / halves / 2:.2f}")
    print(f"measured: start {measured['start']:.2f} s, merge of 8 shards {measured['merge']['8']:.2f} s, of 64 {measured['merge']['64']:.2f} s")
    print(f"the longest scenario: {longest}, {measured['scenarios'][longest]:.2f} s")
    for name, costs in curves(measured).items():
        print(f"\n| {name} on | wall time | efficiency | slowest shard by the mean |\n|---|---|---|---|")
        for count in [1, 2, *SHOWN]:
            wall, efficiency, straggler = simulate(costs, count, measured)
            print(f"| {count} | {wall:.1f} s | {efficiency:.2f} | {straggler:.2f} |")


COLORS = {
    "light": {"ground": "#ffffff", "ink": "#1d1d1f", "faint": "#d2d2d7", "lines": ["#1f5fa8", "#c8401f"]},
    "dark": {"ground": "#1d1d1f", "ink": "#f5f5f7", "faint": "#48484a", "lines": ["#7db3f0", "#ff8c6b"]},
}
WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 640, 400, 64, 24, 616, 348


def place(count, speedup):
    """Returns the point of the plot, whose axes both double from mark to mark."""
    steps = len(WORKERS) - 1
    across = LEFT + (RIGHT - LEFT) * (count.bit_length() - 1) / steps
    height = 0
    while speedup >= 2:
        speedup, height = speedup / 2, height + 1
    height += speedup - 1  # between two marks a straight line is near enough to the logarithm
    return across, BOTTOM - (BOTTOM - TOP) * max(0, height) / steps


def plot(measured, theme):
    """Returns the picture: how many times as fast the runs are, by the number of workers."""
    colors = COLORS[theme]
    parts = []

    def text(x, y, words, anchor="middle", color=colors["ink"]):
        parts.append(f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{color}">{words}</text>')

    def line(points, color, extra=""):
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{color}" {extra}/>')

    for count in WORKERS:
        x, y = place(count, count)
        line([(x, TOP), (x, BOTTOM)], colors["faint"])
        line([(LEFT, y), (RIGHT, y)], colors["faint"])
        text(x, BOTTOM + 18, count)
        text(LEFT - 8, y + 4, count, "end")
    text((LEFT + RIGHT) / 2, HEIGHT - 12, "workers")
    text(LEFT + 8, TOP + 16, "times as fast as one", "start")
    line([place(1, 1), place(512, 512)], colors["ink"], 'stroke-dasharray="4 4"')
    for (name, costs), color in zip(curves(measured).items(), colors["lines"]):
        points = []
        one = simulate(costs, 1, measured)[0]
        for count in WORKERS:
            points.append(place(count, one / simulate(costs, count, measured)[0]))
        line(points, color, 'stroke-width="2"')
        x, y = points[WORKERS.index(64)]
        text(x + 12, y + 18, name, "start", color)
    x, y = place(2, measured["workers"]["1"] / measured["shards"]["2"])
    parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{colors["ink"]}"/>')
    text(x + 10, y + 4, "measured", "start")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        f'font-family="sans-serif" font-size="12"><rect width="100%" height="100%" fill="{colors["ground"]}"/>\n'
        + "\n".join(parts)
        + "\n</svg>\n"
    )


def draw(source, folder):
    """Prints the table and writes both pictures."""
    measured = json.loads(source.read_text())
    table(measured)
    for theme, suffix in (("light", ""), ("dark", "~dark")):
        (folder / f"scaling{suffix}.svg").write_text(plot(measured, theme))


if __name__ == "__main__":
    verbs = {"gather": gather, "draw": draw}
    if len(sys.argv) != 4 or sys.argv[1] not in verbs:
        sys.exit("usage: scaling.py gather FOLDER FILE | draw FILE FOLDER")
    verbs[sys.argv[1]](pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3]))

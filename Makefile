# The verbs of Orihon; `make` alone lists them.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help

# The program and its tests are built one way, in one folder: with two ways every module would be compiled twice,
# four minutes on two cores. -enable-testing costs the program nothing: the least of six runs of the fuzzer, 3.30 s of
# the processor with it and 3.29 s without. Nothing steps through an optimised program line by line: what a debugger
# would need is left out, a third of the program's size; `swift build` by itself makes what can be stepped through.
# Optimised file by file (-no-whole-module-optimization) random strokes cost a third more instructions, and the program
# takes longer to build; optimised across modules (-cross-module-optimization) they cost 4 % more.
BUILD := -c release -Xswiftc -enable-testing -debug-info-format none
ORIHON := .build/release/orihon
FORMATTED := Sources Tests Examples Packaging Package.swift Resources/ResourceCatalog.swift
LIBRARIES := LayoutGeometry ScrollPhysics CompositionalLayout ScreenInterface Typesetting SceneReadings Constraints UIKitBase CollectionViews SDLRendering \
  Carousel Stage SceneTools Documents FeedFiles Gallery Replays TuningPanel ComparisonLab Measurements VisualQA Orihon UIKitNames OrihonWindow \
  OrihonTesting SceneRuns WindowRuns SourcePorting OrihonTool

# More for the program, for instance ARGS="--theme dark" with demo or bench.
ARGS ?=
# Where `make install` installs, and the systems of `make packagetest`.
PREFIX ?= /usr/local
DESTDIR ?=
SUITES ?=
# The engines of `make distributed`; default both.
ENGINES ?=

.PHONY: help demo test waylandtest examples distributed face keys bench allocations cost order goldens mutations pictures lint format docs site package packagetest install uninstall built release clean program

help: ## list these verbs
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 17

program:
	@scripts/bootstrap.sh run
	@swift build $(BUILD) --product orihon
	@swift build $(BUILD) --product orihon-review

demo: program ## open the window on the default feed; without a display, write stills into ./out
	@if [ -n "$${DISPLAY:-}$${WAYLAND_DISPLAY:-}" ]; then \
	  $(ORIHON) demo $(ARGS); \
	else \
	  echo 'no display: playing the default script headless' >&2; \
	  $(ORIHON) replay default --headless --out out --strip 8 $(ARGS); \
	  echo "stills and film strip: $(CURDIR)/out"; \
	fi

test: ## build everything and run every test
	@scripts/bootstrap.sh test
	@swift build $(BUILD) --build-tests
	@scripts/overrides.sh
	@scripts/absent-names.sh $(BUILD)
	@scripts/public-face.sh --check
	@scripts/uikit-table.sh --check
	@scripts/run-tests.sh $(BUILD)
	@scripts/wayland-tests.sh $(BUILD)

waylandtest: ## play the five drags in a window on a Wayland desktop of its own, where sway is installed
	@scripts/bootstrap.sh test
	@swift build $(BUILD) --build-tests
	@scripts/wayland-tests.sh $(BUILD)

examples: ## build the packages of Examples that depend on a version, as somebody else's does; check the files for engines
	@scripts/bootstrap.sh distributed
	@scripts/examples.sh
	@scripts/distributed/check.sh

# ENGINES="slurm parallel", and STROKES=1000000 that Slurm plays.
distributed: program ## play shards on Slurm and GNU parallel, and share goldens by rclone, all started here for it; as root
	@scripts/bootstrap.sh distributed
	@scripts/distributed/prove.sh $(ORIHON) $(ENGINES)
	@scripts/distributed/store.sh $(ORIHON)

face: ## list anew what the products offer, after `make test`; to be reviewed in the diff
	@scripts/public-face.sh
	@scripts/uikit-table.sh

keys: program ## write the pages of a feed's and a script's keys anew, from what the readers declare
	@$(ORIHON) schema feed --page > Sources/Feeds/FeedFiles/FeedFiles.docc/FeedKeys.md
	@$(ORIHON) schema script --page > Sources/Bench/Replays/Replays.docc/ScriptKeys.md

bench: program ## frame statistics of a scripted run
	@$(ORIHON) bench $(ARGS)

# ARGS=--write remembers what was counted.
allocations: program ## count what a frame allocates while feeds move in a window
	@scripts/allocations.sh $(ORIHON) $(ARGS)

cost: program ## count the instructions of three runs, and compare them with those remembered
	@scripts/cost.sh $(ORIHON) $(ARGS)

order: program ## list anew which functions a run calls, which then lie side by side in the program
	@scripts/order.sh $(ORIHON)
	@rm $(ORIHON) # the linker's words are the same, and nothing else would have it linked again
	@$(MAKE) --no-print-directory program

goldens: ## write the goldens anew, to be reviewed in the diff; refused where CI is set
	@if [ -n "$${CI:-}" ]; then echo 'goldens: CI is set, and CI never records' >&2; exit 1; fi
	@$(MAKE) --no-print-directory program
	@$(ORIHON) compare --record all $(ARGS) || [ $$? -eq 3 ]

mutations: ## break the engine in small ways, one at a time, and see that the goldens notice; ten minutes
	@scripts/bootstrap.sh run
	@scripts/mutations.sh $(ARGS)

pictures: program ## write the pictures and the plots of the documentation anew
	@swift build $(BUILD) --product ScreensExample
	@scripts/pictures.sh $(ORIHON)
	@scripts/plots.sh $(ORIHON)

lint: ## check the format; changes nothing
	@swift format lint --strict --parallel --recursive $(FORMATTED)

format: ## format every Swift file in place
	@swift format format --in-place --parallel --recursive $(FORMATTED)

docs: ## build the documentation of every library target; any warning fails
	@scripts/bootstrap.sh run
	@swift package $(BUILD) generate-documentation --enable-experimental-combined-documentation --warnings-as-errors \
	  --symbol-graph-minimum-access-level package $(addprefix --target ,$(LIBRARIES))

site: ## write site/: pages, reference, gallery, lab and downloads, as a folder that opens without a server
	@scripts/bootstrap.sh site
	@$(MAKE) --no-print-directory program docs
	@scripts/site.sh $(ORIHON) dist site

package: ## write dist/: a Debian package, an archive that runs from any folder, and their checksums
	@scripts/bootstrap.sh package
	@$(MAKE) --no-print-directory built
	@scripts/package.sh

packagetest: ## install the package of dist/ in bare systems and use it there; as root. SUITES="bookworm trixie"
	@scripts/package-test.sh $(SUITES)
	@scripts/distributed/container.sh

# PREFIX is where it is found later, DESTDIR a folder to gather it in.
install: ## install the program, its resources, manual and completions; PREFIX=/usr/local DESTDIR=
	@scripts/bootstrap.sh package
	@$(MAKE) --no-print-directory built
	@PREFIX='$(PREFIX)' DESTDIR='$(DESTDIR)' scripts/install.sh install

uninstall: ## remove what `make install` installed; PREFIX=/usr/local DESTDIR=
	@PREFIX='$(PREFIX)' DESTDIR='$(DESTDIR)' scripts/install.sh uninstall

# What both are made from, in .build/package.
built: program
	@scripts/package-build.sh

release: ## tag this commit with the version that the program and the changelog tell
	@scripts/release.sh

clean: ## remove everything that was built
	rm -rf .build out dist site

# Users need `make run` and `make test` (see the README); the other targets are for contributors.
# On a fresh Debian machine with Rust and Node nothing else is needed: missing packages are installed.

FUZZ_SECONDS ?= 5
CARGO_DEB = target/tools/bin/cargo-deb
CARGO_DENY = target/tools/bin/cargo-deny
CARGO_MACHETE = target/tools/bin/cargo-machete

.PHONY: run tour build deb package check test dependencies test-deep torture bench load exams fuzz format pages browser \
	tools witnesses clients

## Builds the pages and the binary, and opens the playing hall on http://127.0.0.1:8080. Options: make run ARGS="--demo".
## make run ARGS=--lan opens it to the tablets and phones of the room, with a certificate made on the spot.
## PROFILE=release is the profile of the packages; it takes longer to build.
PROFILE ?= quick

run: build
	target/$(PROFILE)/adoube serve $(ARGS)

## A short guided tour of the other commands.
tour: build
	target/$(PROFILE)/adoube tour

build: pages
	@echo "Building adoube (profile $(PROFILE)); the first time takes some minutes."
	cargo build --locked --profile $(PROFILE) --package adoube

## Builds the pages of the hall in web/dist, and reports the size of their scripts.
pages: web/node_modules/.package-lock.json
	@echo "Building the pages."
	cd web && npm run --silent build

# Installs the locked versions. `npm ci` would also require the packages for all other platforms, which a mirror may lack.
web/node_modules/.package-lock.json: web/package-lock.json
	cd web && npm install --no-save --no-audit --no-fund
	@touch '$@'

## Builds the Debian package in target/debian. The program writes its manual pages and completions itself.
## Packed relocations (glibc 2.36, Debian 12) make the binary a megabyte smaller.
deb: $(CARGO_DEB) pages
	cargo rustc --locked --release --package adoube --bin adoube -- -C link-arg=-Wl,-z,pack-relative-relocs
	packaging/generate target/release/adoube target/packaging
	$(CARGO_DEB) --package adoube --locked --no-build

## Packages the crates as for crates.io, in target/packages/package, and builds each from its package. Cargo assumes that a
## version of a crate never changes, so earlier copies of our crates are removed first.
package: pages
	rm -rf $${CARGO_HOME:-$$HOME/.cargo}/registry/*/*/adoube-* target/packages/debug/*/*adoube* target/packages/debug/.fingerprint/adoube*
	CARGO_PROFILE_DEV_DEBUG=0 cargo package --workspace --locked --allow-dirty --quiet --target-dir target/packages

$(CARGO_DEB):
	cargo install cargo-deb --version 3.8.0 --locked --root target/tools

## What to run while working: formatting, lints, unit tests and the cases. Needs Rust only, on any system.
check:
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --locked -- --deny warnings
	cargo test --workspace --locked --lib --bins
	cargo test --workspace --locked --test cases

## Formatting, lints, all tests with their counts, the pages in a real browser, documentation, every crate as a package,
## and some seconds of fuzzing.
test: tools dependencies witnesses browser pages
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --locked -- --deny warnings
	cargo test --workspace --locked
	$(MAKE) --no-print-directory exams
	cd web && npm test
	RUSTDOCFLAGS="--deny warnings" cargo doc --workspace --no-deps --locked
	$(MAKE) --no-print-directory package
	FUZZ_SEED=1 $(MAKE) --no-print-directory fuzz

## Checks licences, sources and duplicates of the dependencies (deny.toml), and unused dependencies. Known vulnerabilities
## are checked if the advisory database can be reached.
dependencies: $(CARGO_DENY) $(CARGO_MACHETE)
	$(CARGO_DENY) --locked check bans licenses sources
	@if git ls-remote --exit-code https://github.com/rustsec/advisory-db HEAD >/dev/null 2>&1; \
	then $(CARGO_DENY) --locked check advisories; \
	else echo "The advisory database cannot be reached: known vulnerabilities were not checked."; fi
	$(CARGO_MACHETE) crates
	@count=$$(cargo tree --locked --package adoube-record --no-default-features --edges normal --prefix none --no-dedupe \
	  | cut -d ' ' -f 1,2 | sort -u | wc -l); \
	  echo "$$count crates for reading PGN, must be fewer than 20"; test $$count -lt 20

# Without optimisation: they run for a second, and most of the time goes into building them.
$(CARGO_DENY):
	cargo install cargo-deny --version 0.20.2 --locked --debug --root target/tools

$(CARGO_MACHETE):
	cargo install cargo-machete --version 0.9.2 --locked --debug --root target/tools

## Answers the questions of arbiter examinations, and prints our score beside that of the candidates.
exams:
	cargo test --workspace --quiet --locked --test exams -- --nocapture

## Runs the perft vectors to full depth and ten times the random games, then verdicts on every position with four pieces
## and many with five, also against another solver, and more than ten million acts at a table; takes an hour and a half.
test-deep:
	ADOUBE_DEEP=1 cargo test --release --package adoube-chess --test correctness
	ADOUBE_DEEP=1 cargo test --release --package adoube-winnable --test correctness -- --nocapture
	ADOUBE_GAMES=75000 cargo test --release --package adoube-laws --test random anybody -- --nocapture

## Kills nodes of the hall hundreds of times under load, on SQLite with and without free disk space, and on PostgreSQL.
torture: witnesses
	TORTURE_KILLS=300 cargo test --release --package adoube --test nodes -- --nocapture --test-threads 1

## Load test of the hall over HTTP, beside a bare echo and a bare append; ten thousand streams need as many open files.
load:
	ulimit -n $$(ulimit -Hn) && cargo bench --package adoube --bench load

## Benchmarks each crate beside its peers, in one run, with the name of the processor and the targets that hold on it: the board
## as ratios (cozy-chess also built for the processor), the solver and a move at the table in
## microseconds, PGN in nanoseconds per move.
bench:
	cargo bench --package adoube-chess --bench peers -- --native
	cargo bench --package adoube-winnable --bench peers
	SWISS_BENCH_FILES='$(CURDIR)/target/swiss-bench' cargo bench --package adoube-pairing --bench speed
	@python3 crates/pairing/benches/time_py4swiss.py target/swiss-bench
	cargo bench --package adoube-laws --bench table
	cargo bench --package adoube-record --bench pgn

## Runs each fuzz target for FUZZ_SECONDS seconds.
fuzz: tools
	fuzz/run $(FUZZ_SECONDS)

format:
	cargo fmt --all
	cd fuzz && cargo fmt

# The fuzzing engine is written in C++; everything else needs only what Rust itself needs.
tools:
	@command -v c++ >/dev/null || { apt-get update && apt-get install --yes g++; }
	@cargo fmt --version >/dev/null && cargo clippy --version >/dev/null

# The browser for the tests of the pages.
browser:
	@test -x /usr/bin/chromium || { apt-get update && apt-get install --yes chromium; }

# Independent programs that read our output, for the tests of PGN: python-chess in a virtual environment, and pgn-extract,
# which Debian installs in /usr/games. Also PostgreSQL, of which the tests start their own servers.
WITNESS = target/witness/python
PYTHON_CHESS = chess==1.11.2

witnesses: $(WITNESS)/lib/$(PYTHON_CHESS) $(WITNESS)/games clients
	@test -x /usr/games/pgn-extract || command -v pgn-extract >/dev/null \
	  || { apt-get update && apt-get install --yes pgn-extract; }
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 \
	  || { apt-get update && apt-get install --yes postgresql; }

$(WITNESS)/lib/$(PYTHON_CHESS):
	@python3 -c 'import ensurepip, venv' 2>/dev/null \
	  || { apt-get update && apt-get install --yes python3 python3-venv; }
	python3 -m venv $(WITNESS)
	$(WITNESS)/bin/pip install --quiet --disable-pip-version-check $(PYTHON_CHESS)
	@touch '$@'

# The source package of python-chess has games of several programs, sites and variants.
$(WITNESS)/games: $(WITNESS)/lib/$(PYTHON_CHESS)
	$(WITNESS)/bin/pip download --quiet --disable-pip-version-check --no-deps --no-binary chess --dest $(WITNESS)/source $(PYTHON_CHESS)
	rm -rf '$@.part' && mkdir '$@.part'
	tar --extract --gzip --file $(WITNESS)/source/chess-*.tar.gz --directory '$@.part' --strip-components 3 --wildcards '*/data/pgn/*.pgn'
	rm -rf '$@' && mv '$@.part' '$@'

# Programs that play in the hall, for the tests of its Lichess API: a library, a terminal client and an engine. They need
# Python 3.10 or newer.
CLIENTS = target/witness/clients
CLIENTS_WANTED = crates/hall/tests/clients/requirements.txt

clients: $(CLIENTS)/installed
	@test -x /usr/games/stockfish || command -v stockfish >/dev/null \
	  || { apt-get update && apt-get install --yes stockfish; }
	@command -v tmux >/dev/null || { apt-get update && apt-get install --yes tmux; }

$(CLIENTS)/installed: $(CLIENTS_WANTED)
	@python3 -c 'import ensurepip, venv' 2>/dev/null \
	  || { apt-get update && apt-get install --yes python3 python3-venv; }
	python3 -m venv $(CLIENTS)
	$(CLIENTS)/bin/pip install --quiet --disable-pip-version-check --requirement $(CLIENTS_WANTED)
	@touch '$@'

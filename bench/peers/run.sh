#!/usr/bin/env bash
# Connect Four: this engine beside board-game (Rust), OpenSpiel (C++) and boardgame.io (JavaScript), in one run.
#
#   bench/peers/run.sh
#
# Peers are installed once, into PEERS_DIR (bench/peers/.peers). REPS samples (15) of MIN_SECONDS (1), on core BENCH_CPU (1).
# Needs python3 with venv, node and npm, cargo, taskset. Ends with 1 if a bar is missed.
set -euo pipefail
here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
peers="${PEERS_DIR:-$here/.peers}"
export CARGO_TARGET_DIR="${CARGO_TARGET_DIR:-$peers/target}"
mkdir -p "$peers/bgio"
if [[ ! -x $peers/venv-spiel/bin/python ]]; then python3 -m venv "$peers/venv-spiel"; fi
"$peers/venv-spiel/bin/python" -c 'import pyspiel' 2>/dev/null || "$peers/venv-spiel/bin/pip" install -q 'open_spiel==2.0.2'
cp "$here/bgio.cjs" "$peers/bgio/"
if [[ ! -d $peers/bgio/node_modules/boardgame.io ]]; then
  cp "$here/package.json" "$peers/bgio/"
  (cd "$peers/bgio" && npm install --no-audit --no-fund --silent)
fi
cargo build --release --quiet --manifest-path "$here/Cargo.toml"

pin() { taskset -c "${BENCH_CPU:-1}" "$@"; }
{
  pin "$CARGO_TARGET_DIR/release/peers"
  pin "$peers/venv-spiel/bin/python" "$here/spiel.py"
  (cd "$peers/bgio" && NODE_ENV=production pin node bgio.cjs)
} | tee "$peers/results.jsonl" | python3 "$here/ratios.py"

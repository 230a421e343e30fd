"""Times py4swiss 0.3.1 (the Dutch rules until 2026) on the files written by the bench `speed`.

    python3 time_py4swiss.py FOLDER

It is installed into FOLDER/venv. If that fails, a message is printed and nothing is timed.
"""

import subprocess
import sys
import time
import venv
from collections import defaultdict
from pathlib import Path


def times(folder: Path) -> None:
    from py4swiss.engines import DutchEngine
    from py4swiss.trf import TrfParser

    taken = defaultdict(list)
    for file in sorted(folder.glob("*.trf")):
        trf = TrfParser.parse(file)
        best = float("inf")
        for _ in range(3):
            start = time.perf_counter()
            DutchEngine.generate_pairings(trf)
            best = min(best, time.perf_counter() - start)
        taken[int(file.name.split("-")[0])].append(best)
    print("py4swiss 0.3.1, the last round of each tournament:")
    for players, seconds in sorted(taken.items()):
        mean = sum(seconds) / len(seconds)
        print(f"{players:7} {len(seconds):6} {1000 * mean:7.2f}ms {1000 * max(seconds):7.2f}ms")


def main() -> None:
    folder = Path(sys.argv[1])
    own = folder / "venv"
    python = own / "bin" / "python"
    if sys.prefix == str(own.resolve()):
        times(folder)
        return
    try:
        if not python.exists():
            venv.create(own, with_pip=True)
        install = [python, "-m", "pip", "install", "--quiet", "py4swiss==0.3.1"]
        subprocess.run(install, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        print("py4swiss cannot be installed here; its times are left out.")
        return
    subprocess.run([python, __file__, folder], check=True)


main()

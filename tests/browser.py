"""Chromium without a window, and what a page does in it."""

import json
import os
import re
import shutil
import subprocess
from html import unescape

import pytest

FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run",
    "--disable-background-networking", "--disable-component-update",
    "--disable-sync", "--disable-quic", "--enable-logging=stderr",
    "--virtual-time-budget=60000", "--run-all-compositor-stages-before-draw",
    "--allow-file-access-from-files",  # to look into a narrow frame, too
]
REQUEST = re.compile(r'"initiator":"([^"]*)".*?"url":"((?:https?|wss?|ftp):[^"]*)"')
REPORT = """
<pre id="test-report"></pre>
<script>
"use strict";
const wait = (ms) => new Promise((done) => setTimeout(done, ms));
const until = async (found) => {
  for (let i = 0; i < 200 && !found(); i += 1) await wait(50);
  return found();
};
addEventListener("load", async () => {
  let report;
  try {
    report = await (async () => {%s})();
  } catch (error) {
    report = { failed: String(error.stack) };
  }
  document.getElementById("test-report").textContent = JSON.stringify(report);
});
</script>
"""


def chromium():
    """The browser; without one the test is skipped, but never in CI."""
    program = shutil.which("chromium") or shutil.which("chromium-browser") or (
        shutil.which("google-chrome"))
    if program is None:
        if os.environ.get("CI"):
            pytest.fail("no Chromium: install it, the site is tested in a real browser")
        pytest.skip("no Chromium")
    return program


def opened(page, tmp_path):
    """The page's HTML after its scripts have run, and its complaints.

    These are the lines of the console, and every address that was asked
    for over a network.
    """
    log = tmp_path / "network.json"
    flags = [*FLAGS, f"--user-data-dir={tmp_path / 'profile'}", "--window-size=1280,900",
             f"--log-net-log={log}"]
    result = subprocess.run(
        [chromium(), *flags, "--dump-dom", page.as_uri()],
        capture_output=True, timeout=300, check=True)
    console = [line for line in result.stderr.decode("utf-8", "replace").split("\n")
               if "CONSOLE" in line]
    asked = [url for origin, url in REQUEST.findall(log.read_text("utf-8"))
             if origin != "not an origin"]  # which the browser's own requests have
    return result.stdout.decode("utf-8"), [*console, *sorted(set(asked))]


def report_of(page, script, tmp_path):
    """What a script, added to a copy of the page, returns."""
    copy = page.with_name(f"test-{tmp_path.name}-{page.name}")
    html = page.read_text("utf-8").replace("</body>", REPORT % script + "</body>")
    copy.write_text(html, "utf-8")
    try:
        html, console = opened(copy, tmp_path)
    finally:
        copy.unlink()
    found = re.search(r'<pre id="test-report">(.*?)</pre>', html, re.S)
    report = json.loads(unescape(found[1]))
    assert "failed" not in report, report["failed"]
    return report, console

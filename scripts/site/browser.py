"""A Chromium of the system without a window, controlled over the pipe of its DevTools protocol."""

import json
import pathlib
import shutil
import subprocess
import tempfile

from faults import Fault

PROGRAMS = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]
# Thousands of pages of one folder need no process of their own: with these a page takes half the time.
ONE_RENDERER = [
    "--renderer-process-limit=1",
    "--disable-site-isolation-trials",
    "--disable-features=BackForwardCache,RenderDocument,IsolateOrigins,site-per-process",
]
# Only a hang reaches this limit, in seconds.
LIMIT = "1800"


def installed() -> str | None:
    """Returns the first browser that is installed; `None` where none is."""
    return next((path for path in map(shutil.which, PROGRAMS) if path), None)


class Browser:
    """Opens pages, and notes what each wrote to its console and asked for from outside."""

    def __init__(self, program: str):
        self.complaints: list[str] = []
        self._profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        words = [
            program,
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--hide-scrollbars",
            "--no-first-run",
            f"--user-data-dir={self._profile.name}",
            "--remote-debugging-pipe",
            *ONE_RENDERER,
        ]
        # The protocol's pipes are the descriptors 3 and 4.
        shell = 'exec "$@" 3<&0 4>&1 </dev/null >/dev/null'
        self._process = subprocess.Popen(
            ["timeout", "-s", "KILL", LIMIT, "bash", "-c", shell, "bash", *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        self._buffer = b""
        self._count = 0
        self._loaded = False
        self._session: str | None = None
        goal = self.call("Target.createTarget", url="about:blank")["targetId"]
        self._session = self.call("Target.attachToTarget", targetId=goal, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")

    def close(self) -> None:
        """Ends the browser."""
        self._process.stdin.close()
        self._process.terminate()
        self._process.wait()
        self._process.stdout.close()
        self._profile.cleanup()

    def show(self, width: int, height: int, theme: str) -> None:
        """Sets the window's size, and whether its user prefers light or dark."""
        self.call(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=1,
            mobile=False,
        )
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": theme}])

    def open(self, page: pathlib.Path) -> None:
        """Opens a page, and waits until it is loaded."""
        self._loaded = False
        answer = self.call("Page.navigate", url=page.resolve().as_uri())
        if "errorText" in answer:
            self.complaints.append(f"does not open: {answer['errorText']}")
            return
        while not self._loaded:
            self._receive()

    def value(self, expression: str):
        """Returns the value of an expression on the page."""
        return self.call("Runtime.evaluate", expression=expression, returnByValue=True)["result"].get("value")

    def call(self, method: str, **parameters) -> dict:
        """Returns the browser's answer to a call."""
        self._count += 1
        message = {"id": self._count, "method": method, "params": parameters}
        if self._session:
            message["sessionId"] = self._session
        self._process.stdin.write(json.dumps(message).encode() + b"\0")
        self._process.stdin.flush()
        while True:
            answer = self._receive()
            if answer.get("id") == self._count:
                if "error" in answer:
                    raise Fault(f"the browser refuses {method}: {answer['error'].get('message')}")
                return answer["result"]

    def _receive(self) -> dict:
        while b"\0" not in self._buffer:
            more = self._process.stdout.read1(1 << 20)
            if not more:
                raise Fault("the browser ended")
            self._buffer += more
        line, self._buffer = self._buffer.split(b"\0", 1)
        message = json.loads(line)
        self._note(message.get("method"), message.get("params", {}))
        return message

    def _note(self, method: str | None, values: dict) -> None:
        if method == "Page.loadEventFired":
            self._loaded = True
        elif method == "Runtime.exceptionThrown":
            details = values["exceptionDetails"]
            self.complaints.append(details.get("exception", {}).get("description") or details["text"])
        elif method == "Runtime.consoleAPICalled":
            words = [str(one.get("value", one.get("description", ""))) for one in values["args"]]
            self.complaints.append(f"console: {' '.join(words)}")
        elif method == "Log.entryAdded":
            self.complaints.append(f"{values['entry']['text']} {values['entry'].get('url', '')}".strip())
        elif method == "Network.requestWillBeSent":
            address = values["request"]["url"]
            if not address.startswith(("file:", "data:", "blob:", "about:")):
                self.complaints.append(f"asks for {address}")
        elif method == "Network.loadingFailed" and not values.get("canceled"):
            self.complaints.append(f"something does not load: {values['errorText']}")

#!/usr/bin/env python3
"""Serves the ATLAS Open Data website from this folder, without a network.

Needs Python 3.8 or newer and nothing else:  python3 start.py
"""

import argparse
import errno
import hashlib
import http.server
import json
import pathlib
import re
import shutil
import socket
import sys
import threading
import urllib.parse
import webbrowser

HERE = pathlib.Path(__file__).resolve().parent
SITE = HERE / "site"
FIRST_PORT = 8000
PORTS_TO_TRY = 20
HIDDEN = ("_headers", "_redirects")

TYPES = {
    ".bib": "text/x-bibtex; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".csv": "text/csv; charset=utf-8",
    ".gz": "application/gzip",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json; charset=utf-8",
    ".md": "text/markdown; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".mp4": "video/mp4",
    ".parquet": "application/vnd.apache.parquet",
    ".pdf": "application/pdf",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".xml": "application/xml; charset=utf-8",
}


def read_checksums():
    """The checksum of each file, by its path in this folder."""
    lines = (HERE / "SHA256SUMS").read_text(encoding="utf-8").splitlines()
    return {name: checksum for checksum, name in (line.split("  ", 1) for line in lines)}


def read_header_rules():
    """The rules of site/_headers: pairs of a pattern of addresses and the headers it sets."""
    file = SITE / "_headers"
    rules = []
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    for line in lines:
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        if line[0] not in " \t":
            rules.append((line.strip(), []))
            continue
        name, value = (part.strip() for part in line.split(":", 1))
        rules[-1][1].append((name.lower(), value))
    return rules


CHECKSUMS = {}
RULES = []


def headers_for(path):
    """All that the rules say, also twice; what makes sense with https only is left out."""
    found = []
    for pattern, headers in RULES:
        if path == pattern or (pattern.endswith("*") and path.startswith(pattern[:-1])):
            found.extend(headers)
    kept = [(name, value) for name, value in found if name != "strict-transport-security"]
    return [
        (name, without_https(value) if name == "content-security-policy" else value)
        for name, value in kept
    ]


def without_https(policy):
    """A content policy that does not send other computers of the class to https."""
    parts = [part.strip() for part in policy.split(";")]
    return "; ".join(part for part in parts if part and part != "upgrade-insecure-requests")


def clean(path):
    """The address under which a page is public: no .html, no /index, no slash at the end."""
    path = re.sub(r"/{2,}", "/", path)
    path = re.sub(r"(?:/index)?\.html$|/index$", "", path)
    return path.rstrip("/") or "/"


def file_of(path):
    """The file of an address, or None. Nothing outside of the site's folder is ever found."""
    parts = [part for part in path.split("/") if part]
    if any(part in HIDDEN or re.search(r"^\.(?!well-known$)|[\\\0:]", part) for part in parts):
        return None
    plain = SITE.joinpath(*parts)
    page = plain.with_name(plain.name + ".html") if parts else plain
    # The last one is for old addresses: a small page leads from them to the new ones.
    candidates = [plain, page, plain / "index.html"]
    return next((file for file in candidates if file.is_file()), None)


def range_of(wanted, size):
    """The first and last byte of a request for a part; None: all; False: no such part."""
    match = re.fullmatch(r"bytes=(\d*)-(\d*)", wanted or "")
    if not match or match.groups() == ("", ""):
        return None
    first, last = match.groups()
    if first == "":
        return (max(size - int(last), 0), size - 1) if int(last) and size else False
    end = min(int(last), size - 1) if last else size - 1
    return (int(first), end) if int(first) <= end else False


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server_version = "atlas-open-data"
    sys_version = ""

    def do_GET(self):
        self.answer()

    def do_HEAD(self):
        self.answer()

    def refuse(self):
        self.close_connection = True
        self.begin(405, [("allow", "GET, HEAD"), ("content-length", "0")])

    do_POST = do_PUT = do_DELETE = do_PATCH = do_OPTIONS = refuse

    def log_message(self, *_):
        """Nobody's reading is noted down."""

    def begin(self, status, headers):
        self.send_response(status)
        for name, value in headers:
            self.send_header(name, value)
        self.end_headers()

    def answer(self):
        address, _, query = self.path.partition("?")
        try:
            path = urllib.parse.unquote(address, errors="strict")
        except UnicodeDecodeError:
            path = address
        public = clean(path)
        if public != path and file_of(public):
            quoted = urllib.parse.quote(public, safe="/~!$&'()*+,;=:@")
            target = quoted + ("?" + query if query else "")
            self.begin(301, [("location", target), ("content-length", "0")])
            return
        file = file_of(path)
        if file:
            self.send_file(file, path, 200)
        else:
            self.send_file(SITE / "404.html", path, 404)

    def send_file(self, file, path, status):
        size = file.stat().st_size
        name = file.relative_to(HERE).as_posix()
        tag = '"' + CHECKSUMS.get(name, "")[:32] + '"'
        kind = TYPES.get(file.suffix.lower(), "application/octet-stream")
        headers = headers_for(path)
        if not any(header == "cache-control" for header, _ in headers):
            headers.append(("cache-control", "no-cache"))
        headers += [("content-type", kind), ("etag", tag), ("accept-ranges", "bytes")]
        if status == 200 and self.headers.get("if-none-match") == tag:
            self.begin(304, headers)
            return
        is_same = self.headers.get("if-range") in (None, tag)
        part = range_of(self.headers.get("range"), size) if status == 200 and is_same else None
        if part is False:
            self.begin(416, [("content-range", f"bytes */{size}"), ("content-length", "0")])
            return
        first, last = part or (0, size - 1)
        if part:
            status = 206
            headers.append(("content-range", f"bytes {first}-{last}/{size}"))
        headers.append(("content-length", str(last - first + 1)))
        self.begin(status, headers)
        if self.command == "GET":
            self.send_bytes(file, first, last - first + 1, size)

    def send_bytes(self, file, first, length, size):
        try:
            with file.open("rb") as source:
                if length == size:
                    shutil.copyfileobj(source, self.wfile)
                else:
                    source.seek(first)
                    self.wfile.write(source.read(length))
        except (BrokenPipeError, ConnectionResetError):
            self.close_connection = True


class Server(http.server.ThreadingHTTPServer):
    daemon_threads = True
    allow_reuse_address = sys.platform != "win32"

    def server_bind(self):
        """Without the look-up of this computer's name, which can take long without a network."""
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, int(self.allow_reuse_address))
        self.socket.bind(self.server_address)
        self.server_address = self.socket.getsockname()
        self.server_name, self.server_port = self.server_address[:2]

    def handle_error(self, request, client_address):
        if not isinstance(sys.exc_info()[1], (ConnectionError, TimeoutError)):
            super().handle_error(request, client_address)


def listen(host, port):
    """On the wanted port, or on the first free one after the usual one."""
    ports = [port] if port is not None else range(FIRST_PORT, FIRST_PORT + PORTS_TO_TRY)
    for candidate in ports:
        try:
            return Server((host, candidate), Handler)
        except OSError as error:
            if error.errno not in (errno.EADDRINUSE, errno.EACCES, 10013, 10048):
                sys.exit(f"This computer has no address {host}: {error.strerror}")
    sys.exit(f"Port {ports[0]} is in use by another program. Choose another one: --port {ports[-1] + 1}")


def own_address():
    """The address of this computer in the network of the school; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return probe.getsockname()[0]
        except OSError:
            return "the address of this computer"


def check():
    """Compares each file with its checksum."""
    damaged = []
    for name, checksum in CHECKSUMS.items():
        file = HERE / name
        if not file.is_file():
            damaged.append(f"missing: {name}")
        elif hashlib.sha256(file.read_bytes()).hexdigest() != checksum:
            damaged.append(f"changed: {name}")
    print("\n".join(damaged) if damaged else f"All {len(CHECKSUMS)} files are as they were made.")
    sys.exit(1 if damaged else 0)


def options():
    parser = argparse.ArgumentParser(description="Serves the ATLAS Open Data website from this folder.")
    parser.add_argument("--port", type=int, help="the port; without it the first free one from 8000 on")
    parser.add_argument(
        "--host",
        nargs="?",
        const="0.0.0.0",
        default="127.0.0.1",
        help="lets other computers of the network read the site from this one",
    )
    parser.add_argument("--no-browser", action="store_true", help="opens no browser")
    parser.add_argument("--check", action="store_true", help="compares all files with their checksums")
    return parser.parse_args()


def main():
    if not (SITE / "index.html").is_file() or not (HERE / "SHA256SUMS").is_file():
        sys.exit("The folder is not complete: unpack the whole zip file, and start this file there.")
    CHECKSUMS.update(read_checksums())
    wanted = options()
    if wanted.check:
        check()
    RULES.extend(read_header_rules())
    version = json.loads((SITE / "version.json").read_text(encoding="utf-8"))
    server = listen(wanted.host, wanted.port)
    is_alone = wanted.host in ("127.0.0.1", "localhost")
    here = f"http://{'127.0.0.1' if wanted.host in ('0.0.0.0', '127.0.0.1') else wanted.host}:{server.server_port}/"
    print(f"ATLAS Open Data {version['version']}, build {version['build']}, is at {here}")
    if is_alone:
        print("Only this computer can read it. For a class: python3 start.py --host")
    else:
        there = own_address() if wanted.host == "0.0.0.0" else wanted.host
        print(f"Other computers of your network read it at http://{there}:{server.server_port}/")
    print("Keep this window open. Stop with Ctrl+C.", flush=True)
    if not wanted.no_browser:
        threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print("\nStopped.")


if __name__ == "__main__":
    main()

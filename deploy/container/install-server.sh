#!/bin/sh
# Debian's nginx with Brotli, and the user that it runs as.
set -eu
apt-get update
apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static
rm -rf /var/lib/apt/lists/*
if ! id atlas >/dev/null 2>&1; then
  groupadd --gid 10001 atlas
  useradd --uid 10001 --gid 10001 --no-log-init --no-create-home --shell /usr/sbin/nologin atlas
fi

#!/bin/sh
# What the build needs beside Node: git tells it when each page was changed.
set -eu
apt-get update
apt-get install -y --no-install-recommends ca-certificates git
rm -rf /var/lib/apt/lists/*

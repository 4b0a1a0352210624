#!/bin/sh
# Builds the site from a clean checkout in this folder: build/ for readers, build-server/ for servers.
set -eu
# The files belong to whoever checked them out, and git asks before it reads what another user owns.
git config --global --add safe.directory "$PWD" 2>/dev/null || true
npm ci
# Nothing is built on this build: the bundler need not keep a cache.
CI=true npm run build

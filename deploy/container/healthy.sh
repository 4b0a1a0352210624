#!/bin/bash
# Healthy is a server that says which build it serves. Bash can ask by itself; the image has no curl.
set -euo pipefail
exec 3<>"/dev/tcp/127.0.0.1/${PORT:-8080}"
printf 'GET %sversion.json HTTP/1.0\r\nHost: localhost\r\n\r\n' "${BASE_URL:-/}" >&3
answer=$(timeout 3 cat <&3)
[[ $answer == *' 200 '*'"build"'* ]]

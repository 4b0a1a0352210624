#!/bin/sh
# Serves the site in the foreground. It writes below /tmp only, and logs to the container's own output.
set -eu
mkdir -p /tmp/nginx
exec /usr/sbin/nginx -e stderr -c "${SETTINGS_FOLDER:-/etc/atlas-open-data}/nginx.conf" -g 'daemon off;'

#!/bin/sh
# Puts a built site where the server finds it, for all to read and for nobody to change.
#   place-site.sh <folder with build/ and build-server/>
set -eu
from=$1
site=${SITE_FOLDER:-/srv/atlas-open-data}
settings=${SETTINGS_FOLDER:-/etc/atlas-open-data}
mkdir -p "$site" "$settings"
cp -R "$from/build/." "$site/"
cp "$from/build-server/nginx.conf" "$settings/nginx.conf"
chmod -R a+rX,a-w "$site" "$settings"

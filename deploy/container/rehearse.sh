#!/bin/bash
# Takes the steps of the image on this Debian machine, without a container engine: as root, after
# `npm run build`, and with curl. The server runs as compose.yaml has it: as the image's user without
# rights, in a network of its own, on a file system that is read-only but for a small /tmp. All that it
# leaves behind are Debian's packages and the user.
set -euo pipefail

fail() {
  echo "FAILED: $*" >&2
  exit 1
}

if [[ ${1:-} != inside ]]; then
  cd "$(dirname "$0")/../.."
  [[ -f build-server/nginx.conf ]] || fail 'there is no built site; build it first: npm run build'
  deploy/container/install-server.sh >/dev/null
  exec unshare --mount --net --pid --mount-proc --fork --kill-child "$PWD/deploy/container/rehearse.sh" inside
fi

cd "$(dirname "$0")/../.."
ip link set lo up
mount -t tmpfs tmpfs /srv
cp -R deploy/container /srv/container
export SETTINGS_FOLDER=/srv/settings
/srv/container/place-site.sh "$PWD"
cd /srv
mount -o remount,ro /srv
mount -t tmpfs -o size=16m,mode=1777 tmpfs /tmp
mount -o remount,ro,bind /

as_server=(setpriv --reuid atlas --regid atlas --clear-groups --no-new-privs
  --bounding-set=-all --inh-caps=-all)
if "${as_server[@]}" touch /srv/atlas-open-data/planted 2>/dev/null; then fail 'the site can be changed'; fi
if touch /var/planted 2>/dev/null; then fail 'the file system can be changed'; fi
if "${as_server[@]}" /srv/container/healthy.sh 2>/dev/null; then fail 'it is healthy before it runs'; fi

"${as_server[@]}" /srv/container/serve.sh &
server=$!
for _ in $(seq 50); do
  "${as_server[@]}" /srv/container/healthy.sh 2>/dev/null && break
  sleep 0.1
done
"${as_server[@]}" /srv/container/healthy.sh || fail 'it is not healthy'
[[ $(ps -o user= -p $server) == atlas ]] || fail 'it does not run as its user'

status() { curl -s -o /dev/null -w '%{http_code}' "http://localhost:8080$1"; }
[[ $(status /docs/data) == 200 ]] || fail 'a page does not answer'
[[ $(status /no-such-page) == 404 ]] || fail 'an unknown address is not 404'
[[ $(status /docs/data.html) == 301 ]] || fail 'an address with a suffix is not redirected'
curl -sI -H 'Accept-Encoding: br' http://localhost:8080/docs/data | grep -qi '^content-encoding: br' ||
  fail 'a page is not sent compressed'
curl -sI http://localhost:8080/docs/data | grep -qi '^content-security-policy: ' ||
  fail 'a page has no content policy'

kill -QUIT $server
wait $server || fail "it ended with $?"
if "${as_server[@]}" /srv/container/healthy.sh 2>/dev/null; then fail 'it is healthy after its end'; fi
echo 'The image’s steps work: it answers, compresses, redirects, protects, changes nothing and ends.'

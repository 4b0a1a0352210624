/**
 * Serves the ATLAS Open Data website from this folder, without a network.
 * Needs Node 18 or newer and nothing else: node start.mjs
 */
import {spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
import {createReadStream, existsSync, readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import {networkInterfaces} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';

const here = path.dirname(fileURLToPath(import.meta.url));
const site = path.join(here, 'site');
const firstPort = 8000;
const portsToTry = 20;
const hidden = ['_headers', '_redirects'];

const types = {
  '.bib': 'text/x-bibtex; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.gz': 'application/gzip',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.parquet': 'application/vnd.apache.parquet',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

function say(text) {
  process.stdout.write(`${text}\n`);
}

function stop(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

const isFile = (file) => existsSync(file) && statSync(file).isFile();

/** The checksum of each file, by its path in this folder. */
function readChecksums() {
  const lines = readFileSync(path.join(here, 'SHA256SUMS'), 'utf8').trim().split('\n');
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}

/** The rules of site/_headers: a pattern of addresses and the headers it sets. */
function readHeaderRules() {
  const file = path.join(site, '_headers');
  const rules = [];
  for (const line of isFile(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    if (!line.trim() || line.trim().startsWith('#')) continue;
    if (!/^\s/.test(line)) {
      rules.push({pattern: line.trim(), headers: []});
      continue;
    }
    const [name, ...value] = line.split(':');
    rules.at(-1).headers.push([name.trim().toLowerCase(), value.join(':').trim()]);
  }
  return rules;
}

/** A content policy that does not send other computers of the class to https. */
function withoutHttps(policy) {
  const parts = policy.split(';').map((part) => part.trim());
  return parts.filter((part) => part && part !== 'upgrade-insecure-requests').join('; ');
}

/** All that the rules say, also twice; what makes sense with https only is left out. */
function headersFor(pathname, rules) {
  const found = {};
  for (const {pattern, headers} of rules) {
    const isBelow = pattern.endsWith('*') && pathname.startsWith(pattern.slice(0, -1));
    if (pathname !== pattern && !isBelow) continue;
    for (const [name, value] of headers) {
      const said = name === 'content-security-policy' ? withoutHttps(value) : value;
      if (name !== 'strict-transport-security') found[name] = [...(found[name] ?? []), said];
    }
  }
  return found;
}

/** The address under which a page is public: no .html, no /index, no slash at the end. */
function clean(pathname) {
  const single = pathname.replace(/\/{2,}/g, '/').replace(/(?:\/index)?\.html$|\/index$/, '');
  return single.replace(/\/+$/, '') || '/';
}

/** The file of an address. Nothing outside of the site's folder is ever found. */
function fileOf(pathname) {
  const parts = pathname.split('/').filter(Boolean);
  const isHidden = (part) => hidden.includes(part) || /^\.(?!well-known$)|[\\\0:]/.test(part);
  if (parts.some(isHidden)) return undefined;
  const plain = path.join(site, ...parts);
  const page = parts.length > 0 ? `${plain}.html` : plain;
  // The last one is for old addresses: a small page leads from them to the new ones.
  return [plain, page, path.join(plain, 'index.html')].find(isFile);
}

/** The first and last byte of a request for a part; null: all; false: no such part. */
function rangeOf(wanted, size) {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(wanted ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    return Number(last) > 0 && size > 0 ? [Math.max(size - Number(last), 0), size - 1] : false;
  }
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return Number(first) <= end ? [Number(first), end] : false;
}

function decoded(pathname) {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

function sendFile(request, response, {file, headers, status, tag}) {
  const size = statSync(file).size;
  const all = {
    'cache-control': 'no-cache',
    ...headers,
    'content-type': types[path.extname(file).toLowerCase()] ?? 'application/octet-stream',
    'accept-ranges': 'bytes',
    etag: tag,
  };
  if (status === 200 && request.headers['if-none-match'] === tag) {
    response.writeHead(304, all).end();
    return;
  }
  const isSame = [undefined, tag].includes(request.headers['if-range']);
  const part = status === 200 && isSame ? rangeOf(request.headers.range, size) : null;
  if (part === false) {
    response.writeHead(416, {'content-range': `bytes */${size}`, 'content-length': 0}).end();
    return;
  }
  const [first, last] = part ?? [0, size - 1];
  if (part) all['content-range'] = `bytes ${first}-${last}/${size}`;
  response.writeHead(part ? 206 : status, {...all, 'content-length': last - first + 1});
  if (request.method === 'HEAD' || size === 0) response.end();
  else createReadStream(file, {start: first, end: last}).pipe(response);
}

function answer(request, response, {checksums, rules}) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, {allow: 'GET, HEAD', 'content-length': 0}).end();
    return;
  }
  const [address = '/', ...rest] = (request.url ?? '/').split('?');
  const query = rest.length > 0 ? `?${rest.join('?')}` : '';
  const pathname = decoded(address);
  const publicName = clean(pathname);
  if (publicName !== pathname && fileOf(publicName)) {
    response.writeHead(301, {location: encodeURI(publicName) + query, 'content-length': 0}).end();
    return;
  }
  const found = fileOf(pathname);
  const file = found ?? path.join(site, '404.html');
  const tag = `"${(checksums.get(path.relative(here, file).split(path.sep).join('/')) ?? '').slice(0, 32)}"`;
  const headers = headersFor(pathname, rules);
  sendFile(request, response, {file, headers, status: found ? 200 : 404, tag});
}

function check(checksums) {
  const damaged = [...checksums].flatMap(([name, checksum]) => {
    const file = path.join(here, name);
    if (!isFile(file)) return [`missing: ${name}`];
    const now = createHash('sha256').update(readFileSync(file)).digest('hex');
    return now === checksum ? [] : [`changed: ${name}`];
  });
  say(damaged.join('\n') || `All ${checksums.size} files are as they were made.`);
  process.exit(damaged.length > 0 ? 1 : 0);
}

function ownAddress() {
  const addresses = Object.values(networkInterfaces()).flat();
  const found = addresses.find((one) => one && one.family === 'IPv4' && !one.internal);
  return found?.address ?? 'the address of this computer';
}

function openBrowser(address) {
  const [command, ...parameters] = {
    darwin: ['open', address],
    win32: ['cmd', '/c', 'start', '', address],
  }[process.platform] ?? ['xdg-open', address];
  spawn(command, parameters, {stdio: 'ignore', detached: true})
    .on('error', () => undefined)
    .unref();
}

/** On the wanted port, or on the first free one after the usual one. */
function listen(server, host, ports) {
  const [port, ...others] = ports;
  server.once('error', (error) => {
    if (!['EADDRINUSE', 'EACCES'].includes(error.code)) {
      stop(`This computer has no address ${host}: ${error.message}`);
    }
    if (others.length > 0) listen(server, host, others);
    else stop(`Port ${port} is in use by another program. Choose another one: --port ${port + 1}`);
  });
  server.listen(port, host);
}

/** `--host` alone means every computer of the network. */
function wantedOptions() {
  const given = process.argv.slice(2);
  const args = given.flatMap((one, index) => {
    const isAlone = one === '--host' && (given[index + 1] ?? '--').startsWith('--');
    return isAlone ? ['--host', '0.0.0.0'] : [one];
  });
  const options = {
    port: {type: 'string'},
    host: {type: 'string', default: '127.0.0.1'},
    'no-browser': {type: 'boolean', default: false},
    check: {type: 'boolean', default: false},
  };
  try {
    return parseArgs({args, options}).values;
  } catch (error) {
    return stop(`${error.message}\nPossible: --port 8001, --host, --no-browser, --check`);
  }
}

function greet(host, port) {
  const {version, build} = JSON.parse(readFileSync(path.join(site, 'version.json'), 'utf8'));
  const name = host === '0.0.0.0' ? '127.0.0.1' : host;
  say(`ATLAS Open Data ${version}, build ${build}, is at http://${name}:${port}/`);
  if (host === '127.0.0.1' || host === 'localhost') {
    say('Only this computer can read it. For a class: node start.mjs --host');
  } else {
    const there = host === '0.0.0.0' ? ownAddress() : host;
    say(`Other computers of your network read it at http://${there}:${port}/`);
  }
  say('Keep this window open. Stop with Ctrl+C.');
  return `http://${name}:${port}/`;
}

function main() {
  if (!isFile(path.join(site, 'index.html')) || !isFile(path.join(here, 'SHA256SUMS'))) {
    stop('The folder is not complete: unpack the whole zip file, and start this file there.');
  }
  const {host, port, check: isCheck, 'no-browser': isQuiet} = wantedOptions();
  const checksums = readChecksums();
  if (isCheck) check(checksums);
  const rules = readHeaderRules();
  const server = createServer((request, response) => answer(request, response, {checksums, rules}));
  const usual = Array.from({length: portsToTry}, (_, index) => firstPort + index);
  server.once('listening', () => {
    const address = greet(host, server.address().port);
    if (!isQuiet) openBrowser(address);
  });
  listen(server, host, port === undefined ? usual : [Number(port)]);
}

main();

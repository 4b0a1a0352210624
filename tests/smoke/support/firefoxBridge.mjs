#!/usr/bin/env node
/**
 * Takes the place of the Firefox that Playwright expects: starts an ordinary one, such as Debian's
 * firefox-esr, and passes on the WebDriver BiDi messages of both. Playwright sends some commands that no released
 * Firefox knows yet, for emulations that no smoke test asks for: the bridge answers them itself with "done".
 */
import {spawn} from 'node:child_process';
import {connect, createServer} from 'node:net';

/** What Playwright sends to every page and Firefox 153 does not know. */
const unknownToFirefox = ['emulation.setMediaFeaturesOverride'];

const firefox = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
const textFrame = 1;

/** A frame as a server sends it: one piece, no mask. */
function frameOf(text) {
  const payload = Buffer.from(text);
  const size = payload.length;
  const head = size < 126 ? [0x81, size] : [0x81, 126, size >> 8, size & 255];
  return Buffer.concat([Buffer.from(head), payload]);
}

/** Where the first frame of these bytes ends and what it says; undefined while some of it is missing. */
function firstFrame(bytes) {
  if (bytes.length < 2) return undefined;
  let [at, size] = [2, bytes[1] & 127];
  if (size >= 126) {
    const width = size === 126 ? 2 : 8;
    if (bytes.length < at + width) return undefined;
    size = width === 2 ? bytes.readUInt16BE(at) : Number(bytes.readBigUInt64BE(at));
    at += width;
  }
  const mask = bytes[1] & 128 ? bytes.subarray(at, at + 4) : undefined;
  if (mask) at += 4;
  if (bytes.length < at + size) return undefined;
  const payload = Buffer.from(bytes.subarray(at, at + size));
  if (mask) payload.forEach((byte, i) => (payload[i] = byte ^ mask[i & 3]));
  return {end: at + size, kind: bytes[0] & 15, text: () => payload.toString()};
}

/** The answer to a command that Firefox would refuse, or undefined for it to decide. */
function ownAnswer({kind, text}) {
  if (kind !== textFrame) return undefined;
  const message = text();
  if (!unknownToFirefox.some((method) => message.includes(method))) return undefined;
  const {id, method} = JSON.parse(message);
  return unknownToFirefox.includes(method)
    ? frameOf(JSON.stringify({type: 'success', id, result: {}}))
    : undefined;
}

/** The handshake without compression, and to the port at which Firefox listens, as it insists. */
const forFirefox = (handshake, port) =>
  handshake
    .replace(/^sec-websocket-extensions:.*\r\n/im, '')
    .replace(/^host:.*$/im, `Host: 127.0.0.1:${port}`);

/** Passes on what Playwright sends: the handshake, then frame by frame. */
function passOn(client, server, port) {
  let waiting = Buffer.alloc(0);
  let isOpen = false;
  client.on('data', (data) => {
    waiting = Buffer.concat([waiting, data]);
    if (!isOpen) {
      const end = waiting.indexOf('\r\n\r\n') + 4;
      if (end < 4) return;
      const handshake = waiting.subarray(0, end).toString('latin1');
      server.write(forFirefox(handshake, port), 'latin1');
      waiting = waiting.subarray(end);
      isOpen = true;
    }
    for (let frame = firstFrame(waiting); frame; frame = firstFrame(waiting)) {
      const answer = ownAnswer(frame);
      if (answer) client.write(answer);
      else server.write(waiting.subarray(0, frame.end));
      waiting = waiting.subarray(frame.end);
    }
  });
}

function startBridge(port, whenReady) {
  const bridge = createServer((client) => {
    const server = connect(port, '127.0.0.1');
    passOn(client, server, port);
    server.pipe(client);
    for (const [one, other] of [
      [client, server],
      [server, client],
    ]) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  bridge.listen(0, '127.0.0.1', () => whenReady(bridge.address().port));
}

const browser = spawn(firefox, process.argv.slice(2), {stdio: ['ignore', 'inherit', 'pipe']});
browser.on('error', (error) => {
  process.stderr.write(`${error.message}\nName a Firefox: FIREFOX_PATH=/path/to/firefox\n`);
  process.exit(1);
});
browser.on('exit', (code) => process.exit(code ?? 1));
process.on('SIGTERM', () => browser.kill());

let said = '';
browser.stderr.on('data', (data) => {
  said += data;
  const lines = said.split('\n');
  said = lines.pop() ?? '';
  for (const line of lines) {
    const port = /WebDriver BiDi listening on ws:\/\/[^:]+:(\d+)/.exec(line)?.[1];
    if (!port) process.stderr.write(`${line}\n`);
    else {
      startBridge(Number(port), (own) =>
        process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${own}\n`),
      );
    }
  }
});

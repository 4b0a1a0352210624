import {describe, expect, it} from 'vitest';
import {dataOf} from './serverEvents';

function bodyOf(pieces: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
}

async function read(pieces: readonly Uint8Array[]): Promise<readonly string[]> {
  const events: string[] = [];
  for await (const event of dataOf(bodyOf(pieces))) events.push(event);
  return events;
}

const encoder = new TextEncoder();
const text =
  ': a comment\r\ndata: {"a":"é 😀"}\r\n\r\nevent: x\r\ndata:first\r\ndata: second\n\n\n\nid: 1\n\ndata: old\r\rdata\n\ndata: [DONE]';
const events = ['{"a":"é 😀"}', 'first\nsecond', 'old', '', '[DONE]'];

describe('server-sent events', () => {
  it('are read', async () => {
    expect(await read([encoder.encode(text)])).toEqual(events);
    expect(await read([])).toEqual([]);
  });

  it('are the same wherever the stream is cut, in a character or between the signs of a line end', async () => {
    const bytes = encoder.encode(text);
    for (let at = 0; at <= bytes.length; at += 1) {
      expect(await read([bytes.slice(0, at), bytes.slice(at)])).toEqual(events);
    }
    expect(await read(Array.from(bytes, (byte) => Uint8Array.of(byte)))).toEqual(events);
  });

  it('end in an error if a line does not end', async () => {
    await expect(read([encoder.encode(`data: ${'x'.repeat(1_100_000)}`)])).rejects.toThrow();
  });
});

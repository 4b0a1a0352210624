import {describe, expect, inject, it} from 'vitest';
import {seededRandom, type Random} from '@site/src/physics/random';
import {trackPath} from '../tracks/trackPath';
import {testEvent} from '@site/src/test-kit/eventDisplay/testEvent';
import {PhoenixError} from './PhoenixError';
import {readPhoenix, type PhoenixFile} from './read';
import {converted, eachNumber} from '@site/src/test-kit/eventDisplay/testPhoenix';
import {writePhoenix} from './write';

const original = `${JSON.stringify({...converted, ...(JSON.parse(writePhoenix([testEvent])) as object)})}`;

const below = (random: Random, most: number): number => Math.floor(random() * most);

/** Values that a careless or a hostile program might write. */
const odd: readonly string[] = [
  'null',
  '1e999',
  '-1e308',
  '1e-320',
  '0',
  '""',
  '[]',
  '{}',
  'true',
  '"NaN"',
  '[[[[[[[[]]]]]]]]',
  '"Tracks:0"',
  '-0',
  '3.141592653589793',
  '{"__proto__":{"eta":1}}',
];

type Mutation = (text: string, random: Random) => string;

const mutations: readonly Mutation[] = [
  (text, random) => text.slice(0, below(random, text.length)),
  (text, random) => {
    const at = below(random, text.length);
    return text.slice(0, at) + String.fromCharCode(below(random, 256)) + text.slice(at + 1);
  },
  (text, random) => {
    const [from, length] = [below(random, text.length), below(random, 40)];
    return text.slice(0, from) + text.slice(from + length);
  },
  (text, random) => {
    const [from, length, to] = [
      below(random, text.length),
      below(random, 400),
      below(random, text.length),
    ];
    return text.slice(0, to) + text.slice(from, from + length) + text.slice(to);
  },
  ...Array.from({length: 6}, (): Mutation => (text, random) => {
    const values = Array.from(text.matchAll(/(?<=[:,[])(?:-?\d[\d.e+-]*|"[^"]*")(?=[,\]}])/g));
    const value = values[below(random, values.length)];
    if (!value) return text;
    const written = odd[below(random, odd.length)] ?? '';
    return text.slice(0, value.index) + written + text.slice(value.index + value[0].length);
  }),
];

function outcome(text: string): PhoenixFile | PhoenixError {
  try {
    return readPhoenix(text);
  } catch (error) {
    if (error instanceof PhoenixError) return error;
    throw error;
  }
}

const copyCount = inject('isNightly') ? 500 : 150;

describe(`${copyCount} damaged copies of a file`, () => {
  const random = seededRandom(20_260_101);
  const copies = Array.from({length: copyCount}, () => {
    const count = 1 + below(random, 4);
    let text = original;
    for (let i = 0; i < count; i += 1) {
      text = mutations[below(random, mutations.length)]?.(text, random) ?? text;
    }
    return text;
  });

  it('end in events with finite numbers or in a sentence', () => {
    const counts = {events: 0, refused: 0};
    for (const copy of copies) {
      const result = outcome(copy);
      if (result instanceof PhoenixError) {
        counts.refused += 1;
        expect(result.message).toMatch(/^[A-Z].+\.$/);
        continue;
      }
      counts.events += 1;
      expect(result.events.length).toBeGreaterThan(0);
      const paths = result.events.flatMap(({tracks}) =>
        tracks.flatMap((track) => [trackPath(track, 1), trackPath(track, -10)]),
      );
      eachNumber([result.events, paths], (value, path) => {
        if (!Number.isFinite(value)) throw new Error(`${value} at ${path}`);
      });
    }
    expect(counts.events).toBeGreaterThan(copyCount / 10);
    expect(counts.refused).toBeGreaterThan(copyCount / 10);
  });

  it('stay the same when what was read of them is written and read once more', () => {
    for (const copy of copies) {
      const result = outcome(copy);
      if (result instanceof PhoenixError) continue;
      const text = writePhoenix(result.events);
      const second = readPhoenix(text);
      expect(second.notes).toEqual([]);
      expect(second.events.map(({tracks}) => tracks.length)).toEqual(
        result.events.map(({tracks}) => tracks.length),
      );
    }
  });
});

describe('files made to do harm', () => {
  it.each([
    ['deep lists', '['.repeat(2_000_000)],
    ['deep lists that end', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
    [
      'deep objects in a track',
      `{"a":{"Tracks":{"T":[${'{"pos":'.repeat(100_000)}1${'}'.repeat(100_000)}]}}}`,
    ],
    [
      'many names',
      `{"a":{"Tracks":{${Array.from({length: 50_000}, (_, i) => `"${i}":[{}]`).join()}}}}`,
    ],
    ['many events', `{${Array.from({length: 100_000}, (_, i) => `"e${i}":{"Jets":1}`).join()}}`],
    ['many points', `{"a":{"Tracks":{"T":[{"pos":[${'[1,2,3],'.repeat(300_000)}[1,2,4]]}]}}}`],
    ['many hits', `{"a":{"Hits":{"H":[${'[1,2,3],'.repeat(500_000)}[1,2,4]]}}}`],
  ])('%s are done with before the patience of a test ends', (_, text) => {
    const result = outcome(text);
    const events = result instanceof PhoenixError ? 0 : result.events.length;
    expect(events).toBeLessThanOrEqual(5_000);
  });
});

/** Links of version 1 without a check character, in use since before there was one, give the same states. */
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {finderCodec} from './dataFinder/urlState';
import {table2016, table2025} from './sampleFinder/model/tables';
import {everyApp} from './testLinks';

interface OldLinks {
  readonly app: string;
  readonly links: readonly {
    readonly query: string;
    readonly unread: readonly string[];
    readonly state: unknown;
  }[];
}

const oldLinks = JSON.parse(
  readFileSync('tests/fixtures/oldLinks.json', 'utf8'),
) as readonly OldLinks[];

type Decode = (search: string) => {readonly state: unknown; readonly unread: readonly string[]};

const decoders = new Map<string, Decode>([
  ...everyApp.map(({name, judged}) => [name, judged(({decode}): Decode => decode)] as const),
  ['the finder of 2016', finderCodec(table2016).decode],
  ['the finder of 2025', finderCodec(table2025).decode],
]);

/** The value as plain JSON: maps and sets as lists, in their order. */
const plain = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, part: unknown) => {
      if (part instanceof Map) return {map: Array.from(part as Map<unknown, unknown>)};
      return part instanceof Set ? {set: Array.from(part as Set<unknown>)} : part;
    }),
  );

it.each(oldLinks)('old links of $app give the same states', ({app, links}) => {
  const decode = decoders.get(app);
  const read = links.map(({query}) => ({query, ...decode?.(query)}));
  expect(read.map(plain)).toEqual(links);
});

it('no app is without old links', () => {
  const few = everyApp.filter(({name}) => {
    const count = oldLinks.find(({app}) => app === name)?.links.length ?? 0;
    return count < 25;
  });
  expect(few).toEqual([]);
});

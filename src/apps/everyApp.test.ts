/** The links of every app: mangled ones are reported, and old ones stay readable. */
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import type {ReadState} from '@site/src/kit/app/urlCodec';
import {readParameters} from '@site/src/lib/storage/addressParameters';
import {finderCodec} from '@site/src/kit/finder/urlState';
import {apps} from './histogramAnalyser/descriptions';
import {startOf} from './histogramAnalyser/model/analysis';
import {schemeOf} from './histogramAnalyser/model/description';
import {analysisCodec} from './histogramAnalyser/model/urlState';
import {table2016, table2025} from './sampleFinder/model/tables';
import {below, everyApp, ownFile, randomOf, type App} from '@site/src/test-kit/testApps';

/** Draws a state and mangles its link in all ways; every failure in words. */
function faultsOf<State, Action>(app: App<State, Action>, seed: number): readonly string[] {
  const random = randomOf(seed);
  const state = app.drawn(random);
  const link = app.encode(state);
  const faults: string[] = [];
  /** The parameters of a state besides free text. */
  const checked = (one: State): string =>
    JSON.stringify(
      Array.from(readParameters(app.owner, app.encode(one))).filter(
        ([name]) => name !== 'c' && !app.free.includes(name),
      ),
    );
  const expectThat = (
    how: string,
    mangled: string,
    isFine: (read: ReadState<State>) => boolean,
  ) => {
    const read = app.decode(mangled);
    const reported = read.unread.map(app.label).join();
    if (!isFine(read)) faults.push(`${how}: ${mangled} (${reported})`);
    if (app.isEmpty(read.state)) faults.push(`${how} leaves an empty app: ${mangled}`);
    if (/native code|\[object|undefined/.test(reported)) {
      faults.push(`${how} is reported as ${reported}`);
    }
  };
  const isSame = (read: ReadState<State>): boolean =>
    app.encode(read.state) === link && read.unread.length === 0;
  const isSameOrReported = ({state: after, unread}: ReadState<State>): boolean =>
    checked(after) === checked(state) || unread.length > 0;
  const isReported = ({unread}: ReadState<State>): boolean => unread.length > 0;

  const parameters = link.slice(1).split('&');
  expectThat('unmangled', link, isSame);
  expectThat('in another order', `?${[...parameters].reverse().join('&')}`, (read) => {
    return read.unread.length === 0 && checked(read.state).length === checked(state).length;
  });
  expectThat('an ampersand in HTML', link.replaceAll('&', '&amp;'), isSame);
  expectThat('an ampersand in HTML twice', link.replaceAll('&', '&amp;amp;'), isSame);
  const upperName = link.replaceAll(/(?<=[?&])[^=]+/g, (name) => name.toUpperCase());
  if (app.owner !== 'own') expectThat('names in upper case', upperName, isSame);
  expectThat('upper case', link.toUpperCase(), isSameOrReported);
  for (const name of ['__proto__', 'constructor', 'toString', 'in.__proto__', 'is.constructor']) {
    expectThat(name, `${link}&${app.owner}.${name}=1`, (read) => {
      return app.encode(read.state) === link && read.unread.join() === name;
    });
  }
  const place = below(random, parameters.length);
  for (const value of ['charm', '7', '-1', '1e99', '__proto__']) {
    const wrong = parameters.map((part, i) =>
      i === place ? part.replace(/=.*/, `=${value}`) : part,
    );
    expectThat('another value', `?${wrong.join('&')}`, (read) => {
      const again = app.decode(app.encode(read.state));
      return read.unread.length > 0 || app.encode(again.state) === app.encode(read.state);
    });
  }
  // The check character finds each changed digit, and each of two swapped neighbours.
  const ends = parameters.slice(0, -2).map((_, i) => parameters.slice(0, i + 1).join('&').length);
  for (const end of ends) {
    const digit = link.charAt(end);
    if (!/\d/.test(digit) || link.charAt(end - 2) === '%') continue;
    const other = String((Number(digit) + 1 + below(random, 9)) % 10);
    expectThat('a digit', link.slice(0, end) + other + link.slice(end + 1), isReported);
  }
  expectThat(
    'another check character',
    link.replace(/(\.c=)(.)/, (_, name: string, old) => {
      return name + (old === 'a' ? 'b' : 'a');
    }),
    isReported,
  );
  // Before the first point nothing says whose link it was.
  const first = app.owner.length + 2;
  for (let end = first; end < link.length; end += seed % 10 === 0 ? 1 : 17) {
    expectThat('cut off', link.slice(0, end), isReported);
  }
  return faults;
}

describe.each(everyApp)('a link of $name', ({judged}) => {
  it('is read as it was meant, or says what is missing, however it was mangled', () => {
    const seeds = Array.from({length: 40}, (_, i) => 1000 + i);
    const faults = judged((app) => seeds.flatMap((seed) => faultsOf(app, seed)));
    expect(faults.slice(0, 8)).toEqual([]);
  });
});

interface OldLinks {
  readonly app: string;
  readonly links: readonly {
    readonly query: string;
    readonly unread: readonly string[];
    readonly state: unknown;
  }[];
}

/** Links of version 1 without a check character, with the states that they gave before there was one. */
const oldLinks = JSON.parse(
  readFileSync('tests/fixtures/oldLinks.json', 'utf8'),
) as readonly OldLinks[];

type Decode = (search: string) => ReadState<unknown>;

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

describe('old links', () => {
  it.each(oldLinks)('of $app give the same states', ({app, links}) => {
    const decode = decoders.get(app);
    const read = links.map(({query}) => ({query, ...decode?.(query)}));
    expect(read.map(plain)).toEqual(links);
  });

  it('are there for every app', () => {
    const few = everyApp.filter(({name}) => {
      const count = oldLinks.find(({app}) => app === name)?.links.length ?? 0;
      return count < 25;
    });
    expect(few).toEqual([]);
  });
});

describe.each(everyApp)('the parameters of $name', ({judged}) => {
  it('have a label, by which a notice names what could not be read', () => {
    const names = judged(({undo}) => undo?.definition.schema.fields.flatMap((one) => one.names));
    const quoted = (names ?? []).filter((name) => judged(({label}) => label(name)).includes('“'));
    expect(quoted).toEqual([]);
  });
});

describe('a value that no option offers', () => {
  const {hww13} = apps;
  const scheme = schemeOf(hww13);
  const {decode: read} = analysisCodec(scheme);

  it.each(['is.channel=7', 'is.channel=0,7', 'is.channel=', 'in.channel=5..9', 'in.channel=3..'])(
    'in hww.%s is ignored and reported',
    (text) => {
      const name = text.replace(/=.*/, '');
      expect(read(`?hww.${text}&hww.v=1`)).toEqual({state: startOf(scheme), unread: [name]});
    },
  );

  it('is named by the label that the user sees', () => {
    const label = (name: string, parameter: string): string | undefined =>
      everyApp.find((app) => app.name === name)?.judged((app) => app.label(parameter));
    expect(label('the lab', 'rate')).toBe('Learning rate');
    expect(label('the event display', 'constructor')).toBe('“constructor”');
    expect(label('the analyser hww13', 'is.channel')).toBe('the cut on Channel');
    expect(label('the ROOT explorer', 'selection')).toBe('Filter events');
  });
});

it('columns that differ in case alone are reported apart', () => {
  const scheme = schemeOf(ownFile);
  const {state: analysis, unread} = analysisCodec(scheme).decode(
    '?own.in.Mass=1..2&own.in.MASS=3..4&own.v=1',
  );
  expect(Array.from(analysis.cuts.keys())).toEqual(['Mass']);
  expect(unread).toEqual(['in.MASS']);
});

import {describe, expect, it} from 'vitest';
import {facetNames, facets, type FacetName} from './facets';
import {
  chosenLabels,
  decode,
  encode,
  everything,
  sortLabels,
  toggled,
  without,
  type FilterState,
  type SortKey,
} from './filterState';

const sorts = Object.keys(sortLabels) as SortKey[];

function subsets(values: readonly string[]): readonly (readonly string[])[] {
  return values.reduce<readonly (readonly string[])[]>(
    (found, value) => [...found, ...found.map((subset) => [...subset, value])],
    [[]],
  );
}

const choose = (...chosen: readonly (readonly [FacetName, string])[]): FilterState =>
  chosen.reduce((state, [name, value]) => toggled(state, name, value), everything);

const singles = facets.flatMap(({name, options}) =>
  options.map(({value}) => [name, value] as const),
);

/** Every set of choices within each facet, every pair of choices across facets, in every order. */
const states: readonly FilterState[] = [
  ...facets.flatMap(({name, options}) =>
    subsets(options.map(({value}) => value)).map((subset) =>
      choose(...subset.map((value) => [name, value] as const)),
    ),
  ),
  ...singles.flatMap((a) => singles.filter((b) => a[0] !== b[0]).map((b) => choose(a, b))),
].flatMap((state) => sorts.map((sort) => ({...state, sort})));

describe('the address', () => {
  it('holds the state: every state survives being written and read', () => {
    expect(states.length).toBeGreaterThan(600);
    for (const state of states) expect(decode(encode(state))).toEqual(state);
  });

  it('is clean when nothing is chosen', () => {
    expect(encode(everything)).toBe('');
    expect(encode(decode('?level=&tool=,&sort=title'))).toBe('');
  });

  it('is written in words that need no escaping, in one order', () => {
    for (const state of states) expect(encode(state)).toMatch(/^(?:\?[a-z0-9,=&-]+)?$/);
    expect(encode(choose(['tool', 'root'], ['level', 'master']))).toBe('?level=master&tool=root');
  });

  it('reads a value that is repeated or listed, in any order, as chosen once', () => {
    const state = choose(['level', 'undergraduate'], ['level', 'master']);
    expect(decode('?level=master,undergraduate')).toEqual(state);
    expect(decode('?level=master&level=undergraduate&level=master')).toEqual(state);
    expect(decode('?LEVEL=Master&amp;level=UNDERGRADUATE')).toEqual(state);
  });

  it.each([
    ['an unknown value', '?level=wizard&tool=root', '?tool=root'],
    ['an unknown value beside a known one', '?level=wizard,master', '?level=master'],
    ['an unknown parameter', '?colour=blue&sort=level', '?sort=level'],
    ['an unknown order', '?sort=__proto__&text=swedish', '?text=swedish'],
    ['names of what all objects have', '?level=constructor&sort=toString', ''],
    ['a broken escape', '?level=%E0%A4%A&release=2024r-pp', '?release=2024r-pp'],
    ['markup', '?level=%3Cb%3E&time=up-to-4h', '?time=up-to-4h'],
    ['a level that no project has', '?level=school', ''],
    ['no sense at all', '?&&==&?level', ''],
  ])('ignores %s and keeps the rest', (_, search, kept) => {
    expect(encode(decode(search))).toBe(kept);
  });
});

describe('a choice', () => {
  it('made twice is taken back', () => {
    for (const [name, value] of singles) {
      const once = toggled(everything, name, value);
      expect(once).not.toEqual(everything);
      expect(toggled(once, name, value)).toEqual(everything);
    }
  });

  it('does not depend on the order in which it was made', () => {
    for (const a of singles) {
      for (const b of singles) {
        if (a !== b) expect(choose(a, b)).toEqual(choose(b, a));
      }
    }
  });

  it('can be given up for one facet, and the others stay', () => {
    const state = choose(['level', 'master'], ['level', 'graduate'], ['tool', 'root']);
    expect(without(state, 'level')).toEqual(choose(['tool', 'root']));
  });

  it('is named by its labels', () => {
    expect(chosenLabels(choose(['tool', 'root'], ['level', 'master']))).toEqual([
      'Master’s',
      'ROOT',
    ]);
    expect(chosenLabels(everything)).toEqual([]);
  });
});

it('every facet of the address is drawn, once', () => {
  expect(facets.map(({name}) => name)).toEqual(facetNames);
});

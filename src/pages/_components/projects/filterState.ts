/** What a reader has chosen, and how it is written in the address: `?level=master&tool=root`. */
import {nameIn, repaired} from '@site/src/lib/storage/addressParameters';
import {facetNames, facets, type FacetName} from './facets';

export const sortLabels = {title: 'Title', length: 'Length', level: 'Level'} as const;

export type SortKey = keyof typeof sortLabels;

/** The chosen options of each facet, in the order of the facet. */
type Choices = Readonly<Record<FacetName, readonly string[]>>;

export interface FilterState {
  readonly choices: Choices;
  readonly sort: SortKey;
}

function choicesFrom(valuesOf: (name: FacetName) => readonly string[]): Choices {
  const entries = facets.map(({name, options}) => {
    const known = options.map(({value}) => value);
    const chosen = new Set(valuesOf(name).map((text) => nameIn(known, text)));
    return [name, known.filter((value) => chosen.has(value))];
  });
  return Object.fromEntries(entries) as Choices;
}

export const everything: FilterState = {choices: choicesFrom(() => []), sort: 'title'};

/**
 * Reads a query string field by field; what it does not know counts as not written. Names and values may differ in
 * case, and `&amp;` may stand for `&`, as links that were passed on have it.
 */
export function decode(search: string): FilterState {
  const fields = Array.from(new URLSearchParams(repaired(search)));
  const valuesOf = (name: string): readonly string[] =>
    fields.filter(([field]) => field.toLowerCase() === name).map(([, value]) => value);
  const sort = valuesOf('sort')[0] ?? '';
  return {
    choices: choicesFrom((name) => valuesOf(name).flatMap((values) => values.split(','))),
    sort: nameIn(Object.keys(sortLabels) as SortKey[], sort) ?? everything.sort,
  };
}

/** The query string with its question mark; empty when nothing is chosen. */
export function encode({choices, sort}: FilterState): string {
  const fields = facetNames
    .filter((name) => choices[name].length > 0)
    .map((name) => `${name}=${choices[name].join(',')}`);
  if (sort !== everything.sort) fields.push(`sort=${sort}`);
  return fields.length > 0 ? `?${fields.join('&')}` : '';
}

/** The state with one option chosen, or no longer chosen. */
export function toggled(state: FilterState, name: FacetName, value: string): FilterState {
  const chosen = state.choices[name];
  const next = chosen.includes(value) ? chosen.filter((v) => v !== value) : [...chosen, value];
  return {...state, choices: choicesFrom((n) => (n === name ? next : state.choices[n]))};
}

/** The state with no choice in one facet. */
export function without(state: FilterState, name: FacetName): FilterState {
  return {...state, choices: {...state.choices, [name]: []}};
}

/** The labels of all chosen options. */
export function chosenLabels({choices}: FilterState): readonly string[] {
  return facets.flatMap(({name, options}) =>
    options.filter(({value}) => choices[name].includes(value)).map(({label}) => label),
  );
}

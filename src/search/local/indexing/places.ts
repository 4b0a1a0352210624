/** Metadata of all sections and pages, written to the manifest. */
import {anchorOf} from '../../../data/glossary/place';
import {nameOf} from '../analyse';
import type {Manifest} from '../index/format';
import {gapsOf} from '../index/postings';
import {headingOf, type Section} from '../section';

/** Part of the URL of each term of the glossary. */
const termAnchor = `#${anchorOf('')}`;
/** A heading of this many sections tells little about any of them. */
const commonFrom = 8;

const addressOf = ({url}: Section): string => url.split('#')[0] ?? url;

/** The positions of all values, by value, in their order. */
function positionsOf<Value>(values: readonly Value[]): ReadonlyMap<Value, readonly number[]> {
  const positions = new Map<Value, number[]>();
  values.forEach((value, position) => {
    const known = positions.get(value);
    if (known) known.push(position);
    else positions.set(value, [position]);
  });
  return positions;
}

/** The sections with those of each page together, pages and sections otherwise in their order. */
export function byPage(sections: readonly Section[]): readonly (readonly Section[])[] {
  const positions = positionsOf(sections.map(addressOf));
  return Array.from(positions.values(), (ids) => ids.flatMap((id) => sections[id] ?? []));
}

/** Position of the section at the top of a page. */
export const topIn = (page: readonly Section[]): number =>
  Math.max(0, page.map(({path}) => path.length).lastIndexOf(0));

type Runs = readonly number[];

/** Values and how often each is repeated, in turn. */
function runsOf(values: readonly number[]): Runs {
  const runs: number[] = [];
  values.forEach((value, i) => {
    if (i > 0 && values[i - 1] === value) runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1;
    else runs.push(value, 1);
  });
  return runs;
}

const several = (ids: readonly number[]): boolean => ids.length > 1;

export function placesOf(
  pages: readonly (readonly Section[])[],
): Omit<Manifest, 'version' | 'terms' | 'texts' | 'cards' | 'claims' | 'words'> {
  const sections = pages.flat();
  const headings = positionsOf(sections.map(headingOf));
  const common = [...headings.values()].filter(({length}) => length >= commonFrom).flat();
  const likenesses = sections.map((section) => nameOf(headingOf(section)).replace(/\d+/g, ''));
  const kinds = pages.map(([first]) => JSON.stringify([first?.tag ?? '', first?.language ?? '']));
  const known = [...new Set(kinds)];
  let first = 0;
  const tops = pages.flatMap((page, position) => {
    const at = topIn(page);
    const top = at > 0 ? [position, first + at] : [];
    first += page.length;
    return top;
  });
  return {
    size: sections.length,
    counts: pages.map(({length}) => length),
    tops,
    kinds: known.map((kind) => JSON.parse(kind) as [string, string]),
    kindRuns: runsOf(kinds.map((kind) => known.indexOf(kind))),
    glossary: gapsOf(sections.flatMap(({url}, id) => (url.includes(termAnchor) ? [id] : []))),
    common: gapsOf(common.sort((a, b) => a - b)),
    alike: [...positionsOf(likenesses).values()].filter(several).map(gapsOf),
  };
}

/** All sources that pages cite. It is large: views get theirs from the page, which has its own only. */
import * as z from 'zod';
import {detector} from './entries/detector';
import {heavyIons} from './entries/heavyIons';
import {measurements} from './entries/measurements';
import {objects} from './entries/objects';
import {openData} from './entries/openData';
import {pages} from './entries/pages';
import {simulation} from './entries/simulation';
import {statistics} from './entries/statistics';
import {recordSources} from './records';
import {source, type Source, type SourceInput} from './schema';

/** The lists that people write, each sorted by the name of its entries. */
export const lists: Readonly<Record<string, readonly SourceInput[]>> = {
  detector,
  heavyIons,
  measurements,
  objects,
  openData,
  pages,
  simulation,
  statistics,
};

const byId = (a: Source, b: Source): number => (a.id < b.id ? -1 : 1);

export const bibliography: readonly Source[] = z
  .array(source)
  .parse([...Object.values(lists).flat(), ...recordSources])
  .sort(byId);

/** A name without what differs between spellings: capitals, and what is before the number. */
const plainName = (name: string): string =>
  name.toLowerCase().replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:|arxiv:)/, '');

/** Every name of a source: its numbers and its aliases. */
export const namesOf = ({id, doi, arxiv, report, aliases = []}: Source): readonly string[] =>
  Array.from(
    new Set(
      [id, doi, arxiv, report, ...aliases].filter((name) => name !== undefined).map(plainName),
    ),
  );

const byName = new Map(
  bibliography.flatMap((entry) => namesOf(entry).map((name) => [name, entry] as const)),
);

/** The source of a name; undefined if there is none. */
export const sourceOf = (name: string): Source | undefined => byName.get(plainName(name));

/** All names by which a source may be cited. */
export const knownNames: readonly string[] = Array.from(byName.keys());

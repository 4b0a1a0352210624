/** What a download amounts to: files, bytes, time, and events where these may be added. */
import {
  collections,
  skims,
  type Flag,
  type CatalogueRecord,
  type Sample2024,
} from '@site/src/data/catalogue';
import {collectionHolds, skimHolds} from '@site/src/data/skimInclusion';

export interface Amount {
  /** Null where they are not published. */
  readonly events: number | null;
  readonly files: number;
  readonly bytes: number;
}

/** A skim or a collection. */
export interface Part {
  readonly name: string;
  readonly selection: string;
  readonly data: Amount;
  readonly mc: Amount;
  readonly flag: Flag | null;
  readonly reason: string | null;
}

/** Collisions, all simulation, both, or collisions and some samples of the skim without selection. */
export type DownloadContent = 'data' | 'mc' | 'both' | 'samples';

function amountOf({events, files, bytes}: CatalogueRecord): Amount {
  if (files === null || bytes === null) throw new Error('A skim has a record without a size.');
  return {events, files, bytes};
}

export const skimParts = (recordOf: (id: number) => CatalogueRecord): readonly Part[] =>
  skims.map(({name, selection, dataRecord, mcRecord, flag, reason}) => ({
    name,
    selection,
    data: amountOf(recordOf(dataRecord)),
    mc: amountOf(recordOf(mcRecord)),
    flag,
    reason,
  }));

export const collectionParts = (): readonly Part[] =>
  collections.map(({name, selection, dataFiles, dataBytes, mcFiles, mcBytes, flag, reason}) => ({
    name,
    selection,
    data: {events: null, files: dataFiles, bytes: dataBytes},
    mc: {events: null, files: mcFiles, bytes: mcBytes},
    flag,
    reason,
  }));

/** The selected samples as listed in `noskim`: one file each. Their numbers of events there are not published. */
const samplesAmount = (samples: readonly Sample2024[]): Amount => ({
  events: null,
  files: samples.length,
  bytes: samples.reduce((sum, {ntupleBytes}) => sum + ntupleBytes, 0),
});

/** The amounts to download of one part. */
export function amountsOf(
  {name, data, mc}: Part,
  what: DownloadContent,
  samples: readonly Sample2024[],
): readonly Amount[] {
  if (what === 'data') return [data];
  if (what === 'mc') return [mc];
  if (what === 'both') return [data, mc];
  return name === 'noskim' ? [data, samplesAmount(samples)] : [data];
}

export const sumOf = (amounts: readonly Amount[]): {files: number; bytes: number} => ({
  files: amounts.reduce((sum, {files}) => sum + files, 0),
  bytes: amounts.reduce((sum, {bytes}) => sum + bytes, 0),
});

/** Seconds for so many bytes at a speed in Mbit/s. */
export const secondsFor = (bytes: number, megabitsPerSecond: number): number =>
  (bytes * 8) / (megabitsPerSecond * 1e6);

/** What can be chosen, known before its sizes are loaded. */
export const choices = {'2025e-13tev-beta': skims, '2020e-13tev': collections} as const;

type InclusionTest = (part: string, wanted: string) => boolean;

export const inclusionTests: Readonly<Record<'2025e-13tev-beta' | '2020e-13tev', InclusionTest>> = {
  '2025e-13tev-beta': skimHolds,
  '2020e-13tev': collectionHolds,
};

/** Chosen parts whose events are all in another chosen one, and would come twice. */
export const doubled = (
  chosen: readonly Part[],
  holds: InclusionTest,
): readonly (readonly [Part, Part])[] =>
  chosen.flatMap((inner) => {
    const outer = chosen.find(({name}) => name !== inner.name && holds(name, inner.name));
    return outer ? [[inner, outer] as const] : [];
  });

export interface Recommendation {
  /** The smallest part that has all events of the wanted kind. */
  readonly part: Part;
  /** The smallest of the chosen ones that has them too; undefined if none has them all. */
  readonly instead: Part | undefined;
}

const size = ({data, mc}: Part): number => data.bytes + mc.bytes;

const smallest = (parts: readonly Part[]): Part | undefined =>
  parts.reduce<Part | undefined>(
    (least, part) => (least && size(least) <= size(part) ? least : part),
    undefined,
  );

/**
 * The smallest download with all events that pass the selection of `wanted`; null if it is already chosen, or
 * nothing is.
 */
export function adviceFor(
  wanted: string,
  chosen: readonly Part[],
  parts: readonly Part[],
  holds: InclusionTest,
): Recommendation | null {
  const hasAll = ({name}: Part): boolean => holds(name, wanted);
  const part = smallest(parts.filter(hasAll));
  if (!part || chosen.length === 0) return null;
  const instead = smallest(chosen.filter(hasAll));
  return instead?.name === part.name ? null : {part, instead};
}

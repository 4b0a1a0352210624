/** Compares what the site says of records with what the portal says of them today. */
import {kindOf, type QuotedItem, type VerifiedFile} from '../../../src/data/liveSources';
import {portalRecord, recordAddress} from '../../generate/catalogue/portal';
import {requestJson} from '../links/requestJson';
import type {RequestPolicy} from '../links/requestPolicy';
import {placesOf, type Difference, type Finding, type QuoteLocations} from './finding';
import {notVerified, oneByOne} from './oneByOne';
import type {QuotedCell} from './quotedCells';
import {fingerprintOf, type Metadata} from './recordFiles';

export interface QuotedRecords {
  readonly cells: readonly QuotedCell[];
  /** Where records are named, also those of which no cell tells. */
  readonly places: QuoteLocations;
  /** What is known from earlier. */
  readonly before: VerifiedFile;
}

function compare(cells: readonly QuotedCell[], metadata: Metadata) {
  const answers = cells.map((cell) => ({...cell, found: cell.there(metadata)}));
  return {
    silent: answers.filter(({found}) => found === undefined),
    differences: answers.flatMap(({where, what, here, found}) =>
      found === undefined || String(found) === here
        ? []
        : [{where, what, here, there: String(found)}],
    ),
  };
}

/** Whether files were replaced since they were first seen, though numbers and sizes may be the same. */
function replaced(item: QuotedItem, now: string | undefined, before: VerifiedFile): Difference[] {
  const first = before.items[item];
  if (!first?.files || now === first.files) return [];
  return [
    {
      where: `src/data/verified.json, ${item}: remove "files" once you know what changed`,
      what: 'checksums of the files',
      here: first.files,
      there: now ?? 'none',
    },
  ];
}

/** So many are named of what a record does not say. */
const maxNamed = 3;

function problem(cells: readonly QuotedCell[]): string {
  const named = cells.slice(0, maxNamed).map(({what, where}) => `${what} (${where})`);
  const more = cells.length > maxNamed ? `, and ${cells.length - maxNamed} more` : '';
  return `the record does not say ${named.join(', ')}${more}`;
}

async function verifyRecord(
  item: QuotedItem,
  {cells, places, before}: QuotedRecords,
  origin: string,
  policy: RequestPolicy,
): Promise<Finding> {
  const id = item.slice('record:'.length);
  const own = cells.filter(({record}) => record === id);
  const where = placesOf(item, places) || (own[0]?.where ?? '');
  const answer = await requestJson(
    portalRecord,
    recordAddress(origin, id),
    'application/json',
    policy,
  );
  if (answer.kind === 'unknown') return notVerified(item, answer);
  if (answer.kind === 'gone') {
    const there = `no such record (${answer.message})`;
    return {item, differences: [{where, what: 'record', here: id, there}]};
  }
  const {metadata} = answer.value;
  const {differences, silent} = compare(own, metadata);
  const files = before.items[item]?.files ?? fingerprintOf(metadata);
  return {
    item,
    differences: [...differences, ...replaced(item, fingerprintOf(metadata), before)],
    ...(silent.length > 0 && {unverified: problem(silent)}),
    ...(files !== undefined && {files}),
  };
}

/** All records that are quoted, one after the other with pauses. */
export async function verifyRecords(
  quoted: QuotedRecords,
  origin: string,
  policy: RequestPolicy,
): Promise<readonly Finding[]> {
  const named = [...quoted.places.keys()].filter((item) => kindOf(item) === 'record');
  const cellItems = quoted.cells
    .filter(({record}) => record !== '')
    .map(({record}): QuotedItem => `record:${record}`);
  const items = Array.from(new Set([...cellItems, ...named]));
  const findings = await oneByOne(items, origin, policy, (item) =>
    verifyRecord(item, quoted, origin, policy),
  );
  const nameless = quoted.cells.filter(({record}) => record === '');
  return [
    ...findings,
    ...nameless.map(({where, here}): Finding => {
      const why = `${where}: no record is named before this checksum, so nothing can be asked for it`;
      return {item: `record:${here}`, differences: [], unverified: why};
    }),
  ];
}

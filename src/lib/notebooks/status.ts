/** What pages say about the status of a notebook: one line, and its details. Put together at build time. */
import {collections} from '../../data/catalogue/collections';
import {recordOf} from '../../data/catalogue/records';
import {skims} from '../../data/catalogue/skims';
import type {Notebook} from '../../data/notebooks/schema';
import {statusOf} from '../../data/notebooks/status';
import type {Correction, NotebookStatus, Requirements} from '../../data/notebooks/status/schema';
import {formatBytes} from '../../kit/format/bytes';
import {formatDate} from '../../kit/format/dates';

export interface StatusFacts {
  /** "Requires Python · 9.86 GB of data · last checked July 2026 · 4 corrections". */
  readonly summary: string;
  /** Names and texts, in the order in which they are printed. */
  readonly requirements: readonly (readonly [name: string, text: string])[];
  readonly corrections: readonly Correction[];
}

interface Volume {
  /** "9.86 GB". */
  readonly size: string;
  /** The content that has this size. */
  readonly of: string;
}

/** "447 MB": without zeros after the point, which come from rounding in the records. */
const sizeOf = (bytes: number): string => formatBytes(bytes).replace(/\.0+(?=\D)/, '');

/** Throws for a skim or a collection that the catalogue does not have. */
function volumeOf({volume}: Requirements): Volume | null {
  if (volume === null || 'size' in volume) return volume;
  if ('skim' in volume) {
    const skim = skims.find(({name}) => name === volume.skim);
    const bytes = skim && recordOf(skim.dataRecord).bytes;
    if (bytes) return {size: sizeOf(bytes), of: `all collision data of the skim ${volume.skim}`};
    throw new Error(`The catalogue does not give the size of the skim ${volume.skim}.`);
  }
  const collection = collections.find(({name}) => name === volume.collection);
  if (!collection) throw new Error(`The catalogue has no collection ${volume.collection}.`);
  const of = `the collection ${volume.collection} as a zip archive`;
  return {size: sizeOf(collection.zipBytes), of};
}

const bounds = {under: 'under ', about: 'about ', exactly: ''} as const;

/** "about 15 min: stated in the notebook", or null if no time is stated. */
export const durationOf = ({time}: Notebook): string | null =>
  time && `${bounds[time.bound]}${time.minutes} min: ${time.of}`;

/** A text as a sentence: with a capital and a full stop. */
export const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** The day is needed only in the data: pages name the month. */
const month = (date: string): string => formatDate(date.slice(0, '2026-07'.length));

/** "last checked July 2026", with a run or by reading alone; "not yet verified" without either. */
const checkedText = ({ran, read}: NotebookStatus): string =>
  ran || read ? `last checked ${month(ran ?? read ?? '')}` : 'not yet verified';

function correctionText({length}: readonly Correction[]): string {
  if (length === 0) return 'no corrections';
  return length === 1 ? '1 correction' : `${length} corrections`;
}

const programOf = ({language, libraries}: Notebook): string => {
  if (language === 'C++') return 'ROOT (C++)';
  return libraries.includes('ROOT') ? 'ROOT (Python)' : 'Python';
};

/** Sentences on what was checked, and what was not. */
function checkOf({ran, read}: NotebookStatus): string {
  const run = ran ? `We ran it on ${formatDate(ran)}.` : 'We have not yet run it ourselves.';
  return read ? `We read its code and its saved output in ${month(read)}. ${run}` : run;
}

/** All facts on the status of a notebook. */
export function statusFacts(notebook: Notebook): StatusFacts {
  const status = statusOf(notebook);
  const volume = volumeOf(status.requirements);
  const duration = durationOf(notebook);
  const software = [notebook.language, ...notebook.libraries].join(', ');
  const {also} = status.requirements;
  const summary = [
    `Requires ${programOf(notebook)}`,
    volume && `${volume.size} of data`,
    checkedText(status),
    correctionText(status.corrections),
  ];
  return {
    summary: summary.filter(Boolean).join(' · '),
    requirements: [
      ['Software', `${also ? `${software}; ${also}` : software}.`],
      ...(volume ? [['Data', `${volume.size}: ${volume.of}.`] as const] : []),
      ...(duration ? [['Time', sentence(duration)] as const] : []),
      ['Checked', checkOf(status)],
    ],
    corrections: status.corrections,
  };
}

/** The status as a row of a list shows it; the link goes to the page that explains the first correction. */
export function statusInRow(notebook: Notebook) {
  const status = statusOf(notebook);
  const [first] = status.corrections;
  return {
    checked: sentence(checkedText(status)),
    corrections: first ? {words: correctionText(status.corrections), at: first.at} : null,
  };
}

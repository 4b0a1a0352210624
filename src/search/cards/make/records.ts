/** A card for each record of the CERN Open Data Portal. */
import {recordUrl} from '../../../data/catalogue/addresses';
import {readableTitle} from '../../../data/catalogue/cite/title';
import {records} from '../../../data/catalogue/records';
import type {CatalogueRecord} from '../../../data/catalogue/types';
import {formatBytes} from '../../../kit/format/bytes';
import {formatCount} from '../../../kit/format/numbers';
import {formatLuminosity} from '../../../kit/format/quantities';
import type {AnswerCard, CardRow} from '../types';
import {recordPage, releaseName} from './releases';

const releaseText = (release: CatalogueRecord['release']): string =>
  release === 'masterclass'
    ? 'masterclass records'
    : release === 'bespoke'
      ? 'purpose-built datasets'
      : releaseName(release);

/** The skims of the 2025 release overlap, so that its summary counts many events several times. */
const isOverlapping = ({level, release}: CatalogueRecord): boolean =>
  level === 'summary' && release === '2025e-13tev-beta';

/** The name of a format as the pages write it; that of ROOT is its file ending on the portal. */
const formatName = (format: string): string => (format === 'root' ? 'ROOT' : format);

function rowsOf(record: CatalogueRecord): readonly CardRow[] {
  const {doi, events, files, bytes, formats, licence, luminosityFb, luminosityUncertaintyFb} =
    record;
  const cells: readonly (readonly [string, string | null])[] = [
    ['DOI', doi],
    [
      isOverlapping(record) ? 'Entries in overlapping skims' : 'Events',
      events === null ? null : formatCount(events),
    ],
    ['Files', files === null ? null : formatCount(files)],
    ['Size', bytes === null ? null : formatBytes(bytes)],
    ['Format', formats?.map(formatName).join(', ') ?? null],
    [
      'Luminosity',
      luminosityFb === null
        ? null
        : luminosityUncertaintyFb === null
          ? formatLuminosity(luminosityFb)
          : formatLuminosity(luminosityFb, {error: luminosityUncertaintyFb}),
    ],
    ['Licence', licence?.replace('CC0-1.0', 'CC0 1.0') ?? 'not stated in the record'],
    ['Caution', record.reason],
  ];
  return cells.flatMap(([label, value]) => (value === null ? [] : [{label, value}]));
}

function card(record: CatalogueRecord): AnswerCard {
  const {id, title, release, doi} = record;
  const name = readableTitle(title);
  return {
    id: `record-${id}`,
    kind: 'record',
    title: `${id}: ${name}`,
    text: `Record ${id} of the CERN Open Data Portal belongs to the ${releaseText(release)}.`,
    rows: rowsOf(record),
    actions: [{title: 'Open the record', to: recordUrl(id)}],
    source: recordPage(release),
    queries: [`${id}`, `record ${id}`, ...(doi === null ? [] : [doi])],
  };
}

export const recordCards = (): readonly AnswerCard[] => records.map(card);

/** A card for each skim of the 2025 release and each collection of the 2020 release; some have one name. */
import {functionNamed} from '../../../data/atlasopenmagic';
import {recordUrl} from '../../../data/catalogue/addresses';
import {collections} from '../../../data/catalogue/collections';
import {recordOf} from '../../../data/catalogue/records';
import {skims} from '../../../data/catalogue/skims';
import type {Collection, Skim} from '../../../data/catalogue/types';
import {formatBytes} from '../../../kit/format/bytes';
import {formatLargeCount} from '../../../kit/format/quantities';
import type {AnswerCard, CardCode, CardRow} from '../types';
import {pageLink} from './page';
import {asSentence} from './plainText';
import {releaseName} from './releases';

const skimPage = '/docs/data/for_education/13TeV25_details#skims';
const collectionPage = '/docs/data/for_education/13TeV_details#collections';

function sizeOf(id: number): string {
  const {events, bytes} = recordOf(id);
  const parts = [
    ...(events === null ? [] : [`${formatLargeCount(events)} events`]),
    ...(bytes === null ? [] : [formatBytes(bytes)]),
    `record ${id}`,
  ];
  return parts.join(', ');
}

/** The example of the package with another skim. Throws if the example does not name the skim that is replaced. */
function codeFor(skim: string): CardCode {
  const code = functionNamed('get_urls').example?.code ?? '';
  if (!code.includes('skim="exactly4lep"')) throw new Error('The example of get_urls has no skim.');
  const lines = code.replace('skim="exactly4lep"', `skim="${skim}"`).split('\n');
  return {language: 'python', text: lines.join('\n')};
}

const skimRows = ({dataRecord, mcRecord, reason}: Skim): readonly CardRow[] => [
  {label: '2025 data', value: sizeOf(dataRecord)},
  {label: '2025 simulation', value: sizeOf(mcRecord)},
  ...(reason === null ? [] : [{label: 'Caution', value: reason}]),
];

const collectionRows = (collection: Collection): readonly CardRow[] => [
  {label: '2020 data', value: formatBytes(collection.dataBytes)},
  {label: '2020 simulation', value: formatBytes(collection.mcBytes)},
  {
    label: '2020 zip archive',
    value: `${formatBytes(collection.zipBytes)}, record ${collection.record}`,
  },
  ...(collection.reason === null ? [] : [{label: 'Caution', value: collection.reason}]),
];

function card(name: string): AnswerCard {
  const skim = skims.find((each) => each.name === name);
  const collection = collections.find((each) => each.name === name);
  const selection = skim?.selection ?? collection?.selection ?? '';
  const record = skim?.dataRecord ?? collection?.record;
  const what = skim
    ? `The skim \`${name}\` of the 2025 education release contains the events with this selection: ${selection}.`
    : `The collection \`${name}\` of the 2020 education release contains the events with this selection: ${selection}.`;
  return {
    id: `skim-${name}`,
    kind: 'skim',
    title: name,
    text: asSentence(what),
    rows: [
      ...(skim ? skimRows(skim) : []),
      // The text has the selection of one release; a name of both needs that of the other too.
      ...(skim && collection
        ? [{label: `Selection, ${releaseName('2020e-13tev')}`, value: collection.selection}]
        : []),
      ...(collection ? collectionRows(collection) : []),
    ],
    ...(skim ? {code: codeFor(name)} : {}),
    actions: [
      ...(skim && collection ? [pageLink(collectionPage, 'All 2020 collections')] : []),
      ...(record === undefined ? [] : [{title: `Record ${record}`, to: recordUrl(record)}]),
    ],
    source: pageLink(skim ? skimPage : collectionPage),
    queries: [name, `${name} skim`, `${name} collection`],
  };
}

export const skimCards = (): readonly AnswerCard[] =>
  [...new Set([...skims, ...collections].map(({name}) => name))].map(card);

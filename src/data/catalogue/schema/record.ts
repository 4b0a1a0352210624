import type * as z from 'zod';
import {
  amount,
  bytes,
  count,
  date,
  doi,
  dsid,
  listOf,
  maybe,
  oneOf,
  recordId,
  words,
} from './cells';
import {releaseKeys} from './release';
import {flaggedRowOf} from './row';

export const record = flaggedRowOf({
  id: recordId,
  release: oneOf([...releaseKeys, 'masterclass', 'bespoke']),
  level: oneOf(['summary', 'dataset', 'bundle', 'software', 'documentation']).meta({
    description:
      'a summary gives the totals of its datasets; a bundle contains their files again, in one archive',
  }),
  kind: oneOf(['data', 'mc', 'data+mc', 'software', 'documentation']),
  collection: words,
  title: words,
  doi: maybe(doi),
  dsid: maybe(dsid),
  file: maybe(words),
  events: maybe(count),
  files: maybe(count),
  bytes: maybe(bytes),
  formats: maybe(listOf(words)),
  licence: maybe(words).meta({description: 'SPDX identifier; null if the record states none'}),
  energyTeV: maybe(amount),
  collision: maybe(oneOf(['pp', 'PbPb'])),
  dataYears: maybe(listOf(count)),
  published: maybe(date).meta({description: 'year of publication according to the record'}),
  reprocessed: maybe(date),
  luminosityFb: maybe(amount),
  luminosityUncertaintyFb: maybe(amount),
  reference: maybe(words).meta({description: 'number of the paper or note about the dataset'}),
});

export type CatalogueRecord = z.infer<typeof record>;

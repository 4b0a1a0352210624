/** Simulated samples. Each release publishes other numbers, so each has its own columns. */
import type * as z from 'zod';
import {amount, bytes, count, dsid, listOf, maybe, oneOf, recordId, words} from './cells';
import {flaggedRowOf} from './row';

const named = {
  dsid,
  name: words.meta({description: 'short name, as in the file names'}),
  process: words,
  generator: maybe(words),
};

const effectiveCrossSection = amount.meta({
  description: 'cross-section times filter efficiency, k-factor and branching ratio',
});

const factors = {
  crossSectionPb: maybe(amount).meta({
    description: 'generator cross-section',
  }),
  filterEfficiency: maybe(amount),
  kFactor: maybe(amount),
};

const sumOfWeights = maybe(amount).meta({
  description: 'sum of the generator weights of the sample before any selection',
});

export const sample2016 = flaggedRowOf({
  ...named,
  record: maybe(recordId),
  file: maybe(words),
  effectiveCrossSectionPb: effectiveCrossSection,
  tableCrossSectionPb: maybe(amount).meta({
    description: 'cross-section times filter efficiency in the table published with the release',
  }),
  tableKFactor: maybe(amount),
  sumOfWeights,
  reductionEfficiency: amount.meta({
    description:
      'fraction of the generated events that the file contains; multiply the sum of weights by it',
  }),
  generatedEvents: count,
  events: maybe(count).meta({description: 'events in the file'}),
  bytes: maybe(bytes),
});

export const collectionNames = [
  '1lep',
  '2lep',
  'exactly2lep',
  '3lep',
  '4lep',
  '1largeRjet1lep',
  '1lep1tau',
  'GamGam',
] as const;

export const sample2020 = flaggedRowOf({
  ...named,
  collections: listOf(oneOf(collectionNames)),
  effectiveCrossSectionPb: maybe(effectiveCrossSection),
  expectedCrossSectionPb: maybe(amount).meta({
    description: 'probable correct value of a flagged cross-section; see the reason',
  }),
  sumOfWeights,
  events: maybe(count).meta({description: 'number of generated events'}),
});

/** A sample whose 2020 list has a separate line for one collection. */
export const variant2020 = flaggedRowOf({
  dsid,
  collection: oneOf(collectionNames),
  sumOfWeights,
  events: maybe(count),
});

/** The samples of 2024r-pp in PHYSLITE and of 2025e-13tev-beta as ntuples: they are the same. */
export const sample2024 = flaggedRowOf({
  ...named,
  category: oneOf(['electroweak boson', 'Higgs', 'QCD jet', 'top', 'exotics', 'SUSY']),
  role: oneOf(['nominal', 'systematic']),
  record: recordId,
  campaign: words,
  ...factors,
  sumOfWeights,
  sumOfWeightsSquared: maybe(amount),
  events: count.meta({description: 'events released in PHYSLITE'}),
  requestedEvents: maybe(count),
  files: count.meta({description: 'PHYSLITE files'}),
  physliteBytes: bytes,
  ntupleBytes: bytes.meta({description: 'size of the unskimmed ntuple'}),
  datasets: listOf(words).meta({description: 'full names of the datasets'}),
});

export const sampleHeavyIon = flaggedRowOf({
  ...named,
  record: recordId,
  ...factors,
  sumOfWeights,
  events: count,
  files: count,
  bytes,
  datasets: listOf(words),
});

export const sampleEvgen = flaggedRowOf({
  ...named,
  record: maybe(recordId),
  ...factors,
  sumOfWeights,
  events: maybe(count),
  generatedEvents: maybe(count).meta({description: 'events before the filter'}),
});

export type CollectionName = (typeof collectionNames)[number];
export type Sample2016 = z.infer<typeof sample2016>;
export type Sample2020 = z.infer<typeof sample2020>;
export type Variant2020 = z.infer<typeof variant2020>;
export type Sample2024 = z.infer<typeof sample2024>;
export type SampleHeavyIon = z.infer<typeof sampleHeavyIon>;
export type SampleEvgen = z.infer<typeof sampleEvgen>;
export type Sample = Sample2016 | Sample2020 | Sample2024 | SampleHeavyIon | SampleEvgen;

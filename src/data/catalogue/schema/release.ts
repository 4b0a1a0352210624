import type * as z from 'zod';
import {amount, count, date, listOf, maybe, oneOf, recordId, words} from './cells';
import {flaggedRowOf} from './row';

/** The names by which atlasopenmagic knows the releases. */
export const releaseKeys = [
  '2016e-8tev',
  '2020e-13tev',
  '2024r-pp',
  '2024r-hi',
  '2025e-13tev-beta',
  '2025r-evgen-13tev',
  '2025r-evgen-13p6tev',
] as const;

export type ReleaseKey = (typeof releaseKeys)[number];

export const release = flaggedRowOf({
  key: oneOf(releaseKeys),
  title: words,
  audience: oneOf(['education', 'research']),
  collision: oneOf(['pp', 'PbPb']),
  energyTeV: amount.meta({
    description: 'centre-of-mass energy; for lead, per nucleon pair',
  }),
  dataYears: maybe(listOf(count)).meta({
    description: 'data-taking years; null for simulation',
  }),
  luminosityFb: maybe(amount).meta({description: 'integrated luminosity'}),
  luminosityUncertaintyFb: maybe(amount),
  luminosityPb: maybe(amount).meta({
    description: 'the luminosity to normalise simulation to',
  }),
  luminosityPrint: maybe(words).meta({description: 'the luminosity as printed in texts'}),
  luminosityNote: words,
  released: date,
  entryRecord: maybe(recordId),
  format: words,
  tree: maybe(words).meta({description: 'name of the tree in the ROOT files'}),
  energyUnit: oneOf(['MeV', 'GeV']).meta({description: 'unit of energies in the files'}),
  licence: words,
});

export type Release = z.infer<typeof release>;

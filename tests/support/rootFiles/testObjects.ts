/** Identification, isolation and impact parameters of objects, of which most pass an analysis. */
import {gaussian, type Random} from '../../../src/physics/random';
import type {RecordedRelease} from '../../../src/samples/recorded/releases';

export type Values = Readonly<Record<string, number>>;

export const chance = (random: Random, probability: number): number =>
  Number(random() < probability);

export const leptonOf: Readonly<
  Record<RecordedRelease, (random: Random, ptMeV: number) => Values>
> = {
  '2020e-13tev': (random, stored) => ({
    lep_isTightID: chance(random, 0.9),
    lep_ptcone30: stored * 0.2 * random() ** 3,
    lep_etcone20: stored * 0.2 * random() ** 3,
    lep_trackd0pvunbiased: gaussian(random) * 0.02,
    lep_tracksigd0pvunbiased: 0.012,
  }),
  '2025e-13tev-beta': (random) => ({
    lep_isLooseID: chance(random, 0.99),
    lep_isMediumID: chance(random, 0.97),
    lep_isTightID: chance(random, 0.9),
    lep_isLooseIso: chance(random, 0.98),
    lep_isTightIso: chance(random, 0.93),
    lep_d0sig: gaussian(random) * 1.6,
  }),
};

export const photonOf: Readonly<
  Record<RecordedRelease, (random: Random, stored: number) => Values>
> = {
  '2020e-13tev': (random, stored) => ({
    photon_ptcone30: stored * 0.08 * random(),
    photon_etcone20: stored * 0.08 * random(),
  }),
  '2025e-13tev-beta': (random) => ({photon_isTightIso: chance(random, 0.9)}),
};

export const jetOf: Readonly<Record<RecordedRelease, (random: Random) => Values>> = {
  '2020e-13tev': (random) => ({jet_jvt: random(), jet_MV2c10: 2 * random() - 1}),
  '2025e-13tev-beta': (random) => ({
    jet_jvt: chance(random, 0.9),
    jet_btag_quantile: 1 + Math.floor(5 * random()),
  }),
};

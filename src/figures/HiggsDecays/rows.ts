import {
  higgsCrossSectionPb,
  higgsDecays,
  higgsProduction,
  type HiggsDecay,
  type HiggsProduction,
} from '@site/src/data/higgs';
import {formatSignificant} from '@site/src/kit/format/numbers';
import {formatWithUnit} from '@site/src/kit/format/quantities';

/** In percent: both charts share this axis. */
export const range = {min: 0.01, max: 100};

/** What the letters of a decay stand for. */
const productNames: Readonly<Record<string, string>> = {
  bb̄: 'bottom quarks',
  'WW*': 'W bosons',
  gg: 'gluons',
  ττ: 'tau leptons',
  cc̄: 'charm quarks',
  'ZZ*': 'Z bosons',
  γγ: 'photons',
  Zγ: 'a Z boson and a photon',
  μμ: 'muons',
};

export const productNameOf = ({to}: HiggsDecay): string => productNames[to] ?? '';

export const percentOf = ({crossSectionPb}: HiggsProduction): number =>
  (100 * crossSectionPb) / higgsCrossSectionPb;

const withUnit = (value: number | string, unit: string): string =>
  formatWithUnit(value, unit, {unbroken: true});

export const formatDecayFraction = (percent: number): string =>
  withUnit(formatSignificant(percent, 3), '%');

/** Shares are printed with two digits, as the cross-sections have hardly more. */
export const formatProductionFraction = (way: HiggsProduction): string =>
  withUnit(formatSignificant(percentOf(way), 2), '%');

export const formatCrossSection = ({crossSectionPb}: HiggsProduction): string =>
  withUnit(crossSectionPb, 'pb');

export const kinds: readonly {
  readonly through: HiggsDecay['through'];
  readonly kind: 'full' | 'hollow' | 'hatched';
  readonly name: string;
}[] = [
  {through: 'fermions', kind: 'full', name: 'to quarks or leptons'},
  {through: 'weak bosons', kind: 'hollow', name: 'to W or Z bosons'},
  {through: 'a loop', kind: 'hatched', name: 'through a loop of heavy particles'},
];

export const caption = `Decays of the Standard Model Higgs boson with a mass of 125 GeV, and its production in proton collisions at 13 TeV (${higgsCrossSectionPb} pb in total). Each step of the axis is a factor of ten, so compare the ends of the bars, not their lengths. Most Higgs bosons decay to bottom quarks; the discovery relied mainly on two rare decays, to two photons and via two Z bosons to four leptons, because they give a narrow mass peak above a smooth background. Decays to massless particles proceed only through a loop of heavy ones. A star marks pairs in which one boson is off-shell.`;

const decayDescriptions = higgsDecays.map(
  (decay) => `${decay.to} (${productNameOf(decay)}) ${formatDecayFraction(decay.percent)}`,
);
const productionDescriptions = higgsProduction.map(
  (way) =>
    `${way.name} (${way.short}) ${formatCrossSection(way)}, ${formatProductionFraction(way)}`,
);

export const alt = `Decays: ${decayDescriptions.join('; ')}. Production: ${productionDescriptions.join('; ')}.`;

import {releaseOf} from '@site/src/data/catalogue/releases';
import {formatSignificant} from '@site/src/kit/format/numbers';
import {higgsProduction} from '@site/src/data/higgs';
import {
  formatCrossSection,
  formatDecayFraction,
  formatProductionFraction,
} from '../HiggsDecays/rows';
import type {LineKind} from './diagram';
import type {Decay, Production} from './types';

const {luminosityPb, luminosityPrint} = releaseOf('2024r-pp');
const luminosity = (luminosityPrint ?? '').replace(' ', '\u00a0');

export const kinds: readonly {readonly kind: LineKind; readonly name: string}[] = [
  {kind: 'fermion', name: 'quark or lepton'},
  {kind: 'gluon', name: 'gluon'},
  {kind: 'photon', name: 'photon'},
  {kind: 'weak', name: 'W or Z boson'},
  {kind: 'scalar', name: 'Higgs boson'},
];

const rateOf = ({short}: Production) => {
  const found = higgsProduction.find((way) => way.short === short);
  if (!found) throw new Error(`no cross-section of ${short}`);
  return found;
};

const nameOfProduction = (production: Production): string => rateOf(production).name;

/** N = σ B L: Higgs bosons made and decayed in this way, in the released data of 2015 and 2016. */
export const producedBy = (production: Production, {percent}: Decay): number =>
  rateOf(production).crossSectionPb * (percent / 100) * (luminosityPb ?? NaN);

interface Fact {
  readonly name: string;
  readonly value: string;
}

/** How often it happens: from cross-sections at 13 TeV and branching ratios. */
export function factsOf(production: Production, decay: Decay): readonly Fact[] {
  const rate = rateOf(production);
  return [
    {
      name: `Production: ${rate.name}`,
      value: `${formatCrossSection(rate)}, ${formatProductionFraction(rate)} of all`,
    },
    {name: `Decay: ${decay.counted ?? decay.label}`, value: formatDecayFraction(decay.percent)},
    {
      name: `Both, made in ${luminosity}`,
      value: `about ${formatSignificant(producedBy(production, decay), 2)}`,
    },
  ];
}

export function titleOf(production: Production, decay: Decay): string {
  const name = nameOfProduction(production);
  const how = name.startsWith('with ') ? `together ${name}` : `by ${name}`;
  return `Production ${how}, decay to ${decay.name}`;
}

export const caption = `Diagrams of how protons at 13 TeV make a Higgs boson and how it decays, drawn by us at the lowest order that allows each. Time runs from left to right; an arrow against it marks an antiparticle. A diagram is a way to calculate and no picture of flight paths: each one stands for a term of a sum, lengths and angles mean nothing, and nature does not choose among diagrams that begin and end alike. Cross-sections and branching ratios are those of the Standard Model for a mass of 125 GeV.`;

export const invitation =
  'Choose how the Higgs boson is made and how it decays, then play the diagram or go through it step by step.';

/** The diagram as far as it is drawn. */
export const altOf = (title: string, drawn: readonly string[]): string =>
  `Diagram. ${title}. ${drawn.join(' ')}`;

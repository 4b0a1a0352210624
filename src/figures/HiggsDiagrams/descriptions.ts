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
  if (!found) throw new Error(`no cross-section for ${short}`);
  return found;
};

const nameOfProduction = (production: Production): string => rateOf(production).name;

/** N = σ B L: Higgs bosons produced and decayed in this way, in the released 2015 and 2016 data. */
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
      value: `${formatCrossSection(rate)}, ${formatProductionFraction(rate)} of the total`,
    },
    {name: `Decay: ${decay.counted ?? decay.label}`, value: formatDecayFraction(decay.percent)},
    {
      name: `Events produced in ${luminosity}`,
      value: `about ${formatSignificant(producedBy(production, decay), 2)}`,
    },
  ];
}

export function titleOf(production: Production, decay: Decay): string {
  const name = nameOfProduction(production);
  const how = name.startsWith('with ') ? `in association ${name}` : `via ${name}`;
  return `Production ${how}, decay to ${decay.name}`;
}

export const caption = `Feynman diagrams for the production of Higgs bosons in proton collisions at 13 TeV and for their decays, each at the lowest order at which it occurs. Time runs from left to right; an arrow that points backwards in time marks an antiparticle. A diagram is a tool for calculations, not a picture of trajectories: it represents one term of a sum, its lengths and angles have no meaning, and all diagrams with the same initial and final state contribute together. Cross-sections and branching ratios are those of the Standard Model for a Higgs-boson mass of 125 GeV.`;

export const invitation =
  'Choose a production mode and a decay, then play the diagram or step through it.';

/** The diagram as far as it is drawn. */
export const altOf = (title: string, drawn: readonly string[]): string =>
  `Diagram. ${title}. ${drawn.join(' ')}`;

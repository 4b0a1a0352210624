import {formatCount, formatNumber} from '@site/src/kit/format/numbers';
import {formatWithUnit} from '@site/src/kit/format/quantities';
import {leadCrossSection, nucleonCrossSection} from '@site/src/physics/glauber';
import {classes, type CentralityClass, type State} from './classes';

/** A length in fm: 1.5 fm. */
export const formatLength = (length: number): string =>
  formatWithUnit(formatNumber(length, {decimals: 1}), 'fm');

export const caption = `Simulated for teaching: two lead nuclei, seen along the beam, pass each other at the impact parameter b. Filled nucleons collide with at least one nucleon of the other nucleus: they are the participants. Hollow ones are spectators. The positions of the nucleons are generated at random from the density distribution of a lead nucleus. Two nucleons collide if they pass within ${formatLength(Math.sqrt(nucleonCrossSection / Math.PI))} of each other: the radius of a disc whose area is the inelastic nucleon–nucleon cross-section, about ${10 * nucleonCrossSection} mb at 5.02 TeV. The centrality class follows from b and the inelastic lead–lead cross-section, ${leadCrossSection / 100} b. Experiments cannot measure b directly: they classify collisions by the energy deposited at small angles.`;

const printClass = ({from, to}: CentralityClass): string => `${from}–${to} %`;

const kindOf = (chosen: CentralityClass): string => {
  if (chosen === classes[0]) return 'most central';
  return chosen === classes.at(-1) ? 'most peripheral' : '';
};

export const className = ({centralityClass}: State): string => {
  if (!centralityClass) return 'no collision';
  const kind = kindOf(centralityClass);
  return `${printClass(centralityClass)}${kind ? `, ${kind}` : ''}`;
};

export const rowsOf = (state: State) => [
  {name: 'participants', value: `${state.participants}`, of: ` of ${state.nucleons}`},
  {name: 'nucleon–nucleon collisions', value: formatCount(state.collisions), of: ''},
  {name: 'centrality class', value: className(state), of: ''},
];

export const altOf = (impact: number, state: State): string =>
  `Two lead nuclei side by side, their centres ${formatLength(impact)} apart. ${
    state.participants > 0
      ? 'Where the nuclei overlap, the nucleons are filled: these are the participants. '
      : ''
  }${rowsOf(state)
    .map(({name, value, of}) => `${name}: ${value}${of}`)
    .join('; ')}.`;

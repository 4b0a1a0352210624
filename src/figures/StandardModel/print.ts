import {particles, type Particle} from '@site/src/data/particles';
import {formatList} from '@site/src/lib/text/numberWords';

/** In units of the charge of the proton: +2/3, −1/3, −1, 0. */
export function printCharge({key, chargeThirds}: Particle): string {
  if (chargeThirds === 0) return '0';
  const size = Math.abs(chargeThirds) === 3 ? '1' : `${Math.abs(chargeThirds)}/3`;
  if (key === 'w') return `±${size}`;
  return `${chargeThirds > 0 ? '+' : '−'}${size}`;
}

export const printMass = ({mass}: Particle): string => mass.replaceAll(' ', '\u00a0');

/** In a sentence: the strong, electromagnetic and weak interactions. */
export function printInteractions(feels: Particle['feels']): string {
  return `the ${formatList(feels)} interaction${feels.length < 2 ? '' : 's'}`;
}

/** The families, as the figure colours and names them. */
export const families: readonly {readonly family: Particle['family']; readonly name: string}[] = [
  {family: 'quark', name: 'quarks'},
  {family: 'lepton', name: 'leptons'},
  {family: 'gauge boson', name: 'force carriers'},
  {family: 'Higgs boson', name: 'Higgs boson'},
];

const generations = ['first', 'second', 'third'];

/** What a particle is: a quark of the first generation, a force carrier. */
export function kindOf({family, generation}: Particle): string {
  if (family === 'Higgs boson') return 'boson of the Higgs field, which gives particles mass';
  if (generation === null) {
    return 'force carrier (gauge boson)';
  }
  return `${family} of the ${generations[generation - 1]} generation`;
}

export const caption =
  'The particles of the Standard Model. Each column of matter is a generation; the second and the third have the same charges as the first, but larger masses. Everyday matter consists of first-generation particles; force carriers mediate the interactions, and the Higgs boson is the quantum of the field that gives particles mass. Antiparticles, of opposite charge, are not drawn. Masses are rounded values from the Particle Data Group; the limit for neutrinos comes from tritium decay. Charges are in units of the proton charge.';

/** In the order of reading, row by row as the figure shows them. */
export const shown = particles;

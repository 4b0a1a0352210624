/** The stages of a collision in the order of time, each with one sentence. */
export const stages = [
  {
    key: 'partons',
    name: 'Two protons',
    sentence:
      'Each proton is a swarm of quarks and gluons; one parton of each enters, with the fractions x₁ and x₂ of the momentum. Parton distributions say how likely each fraction is.',
  },
  {
    key: 'hard',
    name: 'Hard scatter',
    sentence:
      'The two partons collide with a large momentum transfer and make what an analysis is after: this part is calculated from the theory, order by order.',
  },
  {
    key: 'radiation',
    name: 'Radiation before and after',
    sentence:
      'Incoming and outgoing partons radiate gluons, as accelerated charges radiate light: initial-state and final-state radiation.',
  },
  {
    key: 'shower',
    name: 'Parton shower',
    sentence:
      'Outgoing partons split again and again, each time into softer ones and mostly at small angles.',
  },
  {
    key: 'hadronisation',
    name: 'Hadronisation',
    sentence:
      'When the momenta have become small, quarks and gluons bind to hadrons; a model does this part, tuned to data.',
  },
  {
    key: 'decays',
    name: 'Decays',
    sentence: 'Short-lived hadrons decay, until particles are left that reach the detector.',
  },
  {
    key: 'underlying',
    name: 'Underlying event',
    sentence:
      'What is left of the protons goes on along the beam, and further partons of the same two protons may collide and add soft particles.',
  },
] as const;

export type StageKey = (typeof stages)[number]['key'];

export const caption =
  'A sketch, not to scale, of one collision of two protons as generators build it, from the protons at both sides to the particles that reach the detector. The numbers follow the list below the picture.';

/** For those whose browser can do it. */
export const invitation = 'Choose a stage to bring out its part.';

export const alt = `Sketch of a collision of two protons that come from the left and from the right. ${stages
  .map(({name, sentence}, index) => `${index + 1}, ${name}: ${sentence}`)
  .join(' ')}`;

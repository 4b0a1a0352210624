/** The stages of a collision in the order of time, each with one sentence. */
export const stages = [
  {
    key: 'partons',
    name: 'Two protons',
    sentence:
      'Each proton consists of many quarks and gluons; one parton from each proton takes part, with the momentum fractions x₁ and x₂. Parton distribution functions give the probability density of each momentum fraction.',
  },
  {
    key: 'hard',
    name: 'Hard scatter',
    sentence:
      'The two partons collide with a large momentum transfer and produce the final state of interest: this part is calculated in perturbation theory, order by order.',
  },
  {
    key: 'radiation',
    name: 'Initial- and final-state radiation',
    sentence: 'Incoming and outgoing partons radiate gluons, as accelerated charges radiate light.',
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
      'When the momenta have become small, quarks and gluons form hadrons; this step is described by a model tuned to data.',
  },
  {
    key: 'decays',
    name: 'Decays',
    sentence: 'Short-lived hadrons decay until only particles remain that reach the detector.',
  },
  {
    key: 'underlying',
    name: 'Underlying event',
    sentence:
      'The remnants of the protons continue along the beam, and further partons of the same two protons may collide and add soft particles.',
  },
] as const;

export type StageKey = (typeof stages)[number]['key'];

export const caption =
  'A sketch, not to scale, of one collision of two protons as event generators model it, from the protons at both sides to the particles that reach the detector. The numbers match the list below the picture.';

/** For those whose browser can do it. */
export const invitation = 'Choose a stage to highlight its part of the sketch.';

export const alt = `Sketch of a collision of two protons that come from the left and from the right. ${stages
  .map(({name, sentence}, index) => `${index + 1}, ${name}: ${sentence}`)
  .join(' ')}`;

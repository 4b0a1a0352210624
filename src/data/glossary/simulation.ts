import {pages} from './pages';
import type {TermSource} from './schema';

/** How collisions are simulated, and how simulation is weighted to match data. */
export const simulation: readonly TermSource[] = [
  {
    id: 'monte-carlo',
    term: 'Monte Carlo',
    spellings: ['MC'],
    definition:
      'A computation that uses random numbers, named after a famous casino. Here it means simulated collisions and the simulated response of the detector.',
    see: ['event-generator', 'geant4', 'event-weight'],
    page: pages.monteCarlo,
    weight: 2,
  },
  {
    id: 'event-generator',
    term: 'event generator',
    definition:
      'A program that generates random collisions according to a theory, up to the particles that enter the detector.',
    see: ['matrix-element', 'parton-shower', 'hepmc'],
    page: pages.tools,
    weight: 2,
  },
  {
    id: 'matrix-element',
    term: 'matrix element',
    definition:
      'The quantity from which the theory computes the probability of a transition from given incoming to given outgoing particles.',
    see: ['hard-scatter', 'next-to-leading-order'],
    page: pages.tools,
    weight: 3,
  },
  {
    id: 'hard-scatter',
    term: 'hard scatter',
    spellings: ['hard process'],
    forms: ['hard-scatter'],
    definition:
      'The high-energy collision of one quark or gluon from each proton: the process that an analysis studies.',
    see: ['parton', 'underlying-event', 'primary-vertex'],
    page: pages.monteCarlo,
    weight: 3,
  },
  {
    id: 'parton',
    term: 'parton',
    definition: 'A quark or gluon inside a proton.',
    see: ['pdf', 'quark', 'gluon'],
    page: pages.tools,
    weight: 3,
  },
  {
    id: 'pdf',
    term: 'parton distribution function',
    forms: ['parton distribution', 'PDF set'],
    symbol: 'f(x,Q^2)',
    definition:
      'The probability density for finding a given parton with a fraction x of the proton momentum, at the energy scale Q.',
    see: ['parton', 'hard-scatter'],
    page: pages.tools,
    weight: 3,
  },
  {
    id: 'parton-shower',
    term: 'parton shower',
    definition:
      'The step of the simulation in which an energetic quark or gluon repeatedly radiates further gluons and quarks, until each has little energy.',
    see: ['hadronisation', 'initial-state-radiation'],
    page: pages.tools,
    weight: 3,
  },
  {
    id: 'initial-state-radiation',
    term: 'initial-state radiation',
    spellings: ['ISR'],
    definition:
      'Radiation from the incoming quarks or gluons before they collide. Radiation from the outgoing particles is called final-state radiation.',
    see: ['parton-shower', 'hard-scatter'],
    page: pages.tools,
    weight: 3,
  },
  {
    id: 'hadronisation',
    term: 'hadronisation',
    definition:
      'The formation of hadrons from quarks and gluons, which are never observed as free particles; as a result, each of them appears as a jet.',
    see: ['hadron', 'jet', 'parton-shower'],
    page: pages.tools,
    weight: 3,
  },
  {
    id: 'underlying-event',
    term: 'underlying event',
    definition:
      'Everything in a proton–proton collision besides the hard scatter: additional softer scatters, and the proton remnants.',
    see: ['hard-scatter', 'pile-up'],
    page: pages.tools,
    weight: 3,
  },
  {
    id: 'next-to-leading-order',
    term: 'next-to-leading order',
    spellings: ['NLO'],
    definition:
      'Calculated with the first correction beyond the leading order of the expansion in the coupling strength.',
    see: ['matrix-element', 'k-factor'],
    page: pages.tools,
    weight: 3,
  },
  {
    id: 'geant4',
    term: 'Geant4',
    definition:
      'A program that follows particles step by step through a model of the detector, with all their interactions with matter.',
    see: ['digitisation', 'fast-simulation'],
    page: pages.tools,
    weight: 3,
  },
  {
    id: 'digitisation',
    term: 'digitisation',
    definition:
      'The step of simulation that converts deposited energy into the signals that the electronics would have recorded.',
    see: ['geant4', 'reconstruction'],
    page: pages.production,
    weight: 3,
  },
  {
    id: 'fast-simulation',
    term: 'fast simulation',
    forms: ['AtlFast3'],
    definition:
      'Simulation in which showers in the calorimeter are drawn from tabulated shapes, because following each particle takes too long.',
    see: ['geant4', 'shower'],
    page: pages.production,
    weight: 2,
  },
  {
    id: 'truth',
    term: 'truth',
    definition:
      'Information that exists only in simulation: which particles were produced, and how they decayed.',
    see: ['event-generator', 'unfolding'],
    page: pages.monteCarlo,
    weight: 0,
  },
  {
    id: 'k-factor',
    term: 'k-factor',
    symbol: 'k',
    definition:
      'The ratio of the best available (higher-order) cross-section of a process to the cross-section from the generator.',
    see: ['cross-section', 'next-to-leading-order', 'event-weight'],
    page: pages.monteCarlo,
    weight: 3,
  },
  {
    id: 'filter-efficiency',
    term: 'filter efficiency',
    forms: ['filter efficiencies'],
    symbol: '\\epsilon_\\mathrm{filt}',
    definition:
      'The fraction of generated events that satisfied a condition set at generation, such as at least one lepton; the others were not simulated.',
    see: ['k-factor', 'event-weight'],
    page: pages.monteCarlo,
    weight: 3,
  },
  {
    id: 'event-weight',
    term: 'event weight',
    symbol: 'w',
    definition: 'The number of expected events that a simulated event represents.',
    see: ['sum-of-weights', 'scale-factor', 'normalisation'],
    page: pages.monteCarlo,
    weight: 3,
  },
  {
    id: 'sum-of-weights',
    term: 'sum of weights',
    forms: ['sums of weights'],
    symbol: '\\sum w',
    definition:
      'The sum of the generator weights of all events of a sample, before any selection: the denominator of its normalisation.',
    see: ['event-weight', 'normalisation'],
    page: pages.monteCarlo,
    weight: 3,
  },
  {
    id: 'normalisation',
    term: 'normalisation',
    definition:
      'Scaling a simulated sample to the number of events expected from the same process in the recorded data.',
    see: ['event-weight', 'sum-of-weights', 'integrated-luminosity'],
    page: pages.monteCarlo,
    weight: 1,
  },
  {
    id: 'scale-factor',
    term: 'scale factor',
    forms: ['scale-factor'],
    symbol: '\\mathrm{SF}',
    definition:
      'The ratio of an efficiency in data to that in simulation, used as a weight for simulated events.',
    see: ['efficiency', 'tag-and-probe', 'event-weight'],
    page: pages.objects,
    weight: 3,
  },
  {
    id: 'smearing',
    term: 'smearing',
    definition:
      'Random shifts added to simulated quantities, so that their resolution matches that of the data.',
    see: ['resolution', 'jet-energy-resolution'],
    page: pages.electronCalibration,
    weight: 3,
  },
];

import {pages} from './pages';
import type {TermSource} from './schema';

/** How collisions are simulated, and how simulation is weighted to match data. */
export const simulation: readonly TermSource[] = [
  {
    id: 'monte-carlo',
    term: 'Monte Carlo',
    spellings: ['MC'],
    definition:
      'Computing with random numbers, named after the casino. Here it means simulated collisions and what the detector would record of them.',
    see: ['event-generator', 'geant4', 'event-weight'],
    page: pages.monteCarlo,
    weight: 2,
  },
  {
    id: 'event-generator',
    term: 'event generator',
    definition:
      'A program that draws collisions at random as a theory predicts them, up to the particles that fly into the detector.',
    see: ['matrix-element', 'parton-shower', 'hepmc'],
    page: pages.tools,
    weight: 2,
  },
  {
    id: 'matrix-element',
    term: 'matrix element',
    definition:
      'The quantity from which theory computes how probable it is that given particles collide and given others come out.',
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
      'The violent collision of one quark or gluon from each proton: the part of an event that an analysis is about.',
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
      'How probable it is to find a given parton with a share x of the momentum of the proton, when one looks as closely as the scale Q allows.',
    see: ['parton', 'hard-scatter'],
    page: pages.tools,
    weight: 3,
  },
  {
    id: 'parton-shower',
    term: 'parton shower',
    definition:
      'The step of simulation in which an energetic quark or gluon radiates further ones, again and again, until little energy is left for each.',
    see: ['hadronisation', 'initial-state-radiation'],
    page: pages.tools,
    weight: 3,
  },
  {
    id: 'initial-state-radiation',
    term: 'initial-state radiation',
    spellings: ['ISR'],
    definition:
      'What the incoming quarks or gluons radiate before they collide. What the outgoing particles radiate is called final-state radiation.',
    see: ['parton-shower', 'hard-scatter'],
    page: pages.tools,
    weight: 3,
  },
  {
    id: 'hadronisation',
    term: 'hadronisation',
    definition:
      'The formation of hadrons from quarks and gluons, which are never found alone; it turns one of these into a jet.',
    see: ['hadron', 'jet', 'parton-shower'],
    page: pages.tools,
    weight: 3,
  },
  {
    id: 'underlying-event',
    term: 'underlying event',
    definition:
      'All else that two protons do while they collide hard: further, softer scatters between them, and what remains of them.',
    see: ['hard-scatter', 'pile-up'],
    page: pages.tools,
    weight: 3,
  },
  {
    id: 'next-to-leading-order',
    term: 'next-to-leading order',
    spellings: ['NLO'],
    definition:
      'Computed with the first correction in powers of the strength of a force, beyond the simplest estimate.',
    see: ['matrix-element', 'k-factor'],
    page: pages.tools,
    weight: 3,
  },
  {
    id: 'geant4',
    term: 'Geant4',
    definition:
      'A program that follows particles step by step through a model of the detector, with all that they may do in matter.',
    see: ['digitisation', 'fast-simulation'],
    page: pages.tools,
    weight: 3,
  },
  {
    id: 'digitisation',
    term: 'digitisation',
    definition:
      'The step of simulation that turns deposited energy into the signals that the electronics would have recorded.',
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
      'What a simulation knows and a measurement does not: which particles were made, and what they decayed into.',
    see: ['event-generator', 'unfolding'],
    page: pages.monteCarlo,
    weight: 0,
  },
  {
    id: 'k-factor',
    term: 'k-factor',
    symbol: 'k',
    definition:
      'The best known cross-section of a process divided by the one with which its sample was generated.',
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
      'The share of generated events that satisfied a condition set at generation, such as at least one lepton; the others were not simulated.',
    see: ['k-factor', 'event-weight'],
    page: pages.monteCarlo,
    weight: 3,
  },
  {
    id: 'event-weight',
    term: 'event weight',
    symbol: 'w',
    definition: 'The number of real events for which a simulated one counts.',
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
      'The generator weights of all events of a sample added up, before any selection: the number by which the sample is divided.',
    see: ['event-weight', 'normalisation'],
    page: pages.monteCarlo,
    weight: 3,
  },
  {
    id: 'normalisation',
    term: 'normalisation',
    definition:
      'Scaling a simulated sample to the number of events that the same process had in the recorded data.',
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
      'An efficiency in data divided by the same in simulation, by which simulated events are multiplied.',
    see: ['efficiency', 'tag-and-probe', 'event-weight'],
    page: pages.objects,
    weight: 3,
  },
  {
    id: 'smearing',
    term: 'smearing',
    definition:
      'Random shifts added to simulated quantities, so that these scatter as much as measured ones.',
    see: ['resolution', 'jet-energy-resolution'],
    page: pages.electronCalibration,
    weight: 3,
  },
];

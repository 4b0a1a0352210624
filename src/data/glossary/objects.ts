import {pages} from './pages';
import type {TermSource} from './schema';

/** What an analysis works with: particles and jets as they are measured. */
export const objects: readonly TermSource[] = [
  {
    id: 'physics-object',
    term: 'physics object',
    definition:
      'A particle or jet as an analysis sees it: put together from signals of the detector, calibrated, and identified with some certainty.',
    see: ['reconstruction', 'working-point', 'overlap-removal'],
    page: pages.objects,
    weight: 1,
  },
  {
    id: 'topological-cluster',
    term: 'topological cluster',
    spellings: ['topo-cluster', 'topocluster'],
    definition:
      'Neighbouring cells of a calorimeter, grouped by how far their signals stand out of the noise; groups begin with cells at more than four times its size.',
    see: ['calorimeter', 'jet', 'supercluster'],
    page: pages.jetReconstruction,
    weight: 3,
  },
  {
    id: 'supercluster',
    term: 'supercluster',
    definition:
      'Topological clusters joined to one electron or photon, together with those of what it radiated on its way.',
    see: ['topological-cluster', 'bremsstrahlung'],
    page: pages.electronReconstruction,
    weight: 3,
  },
  {
    id: 'jet',
    term: 'jet',
    definition:
      'A narrow spray of hadrons that a quark or gluon leaves in the detector, put together by an algorithm.',
    see: ['anti-kt', 'hadronisation', 'jet-energy-scale'],
    page: pages.jets,
    weight: 1,
  },
  {
    id: 'anti-kt',
    term: 'anti-kt algorithm',
    spellings: ['anti-kt'],
    definition:
      'The usual way to make jets: it joins particles pair by pair, near and energetic ones first, and so gathers round regions around the hardest particles.',
    see: ['jet', 'large-r-jet'],
    page: pages.jetReconstruction,
    weight: 3,
  },
  {
    id: 'large-r-jet',
    term: 'large-R jet',
    definition:
      'A jet of large radius, such as 1.0 in angular distance, that can hold all decay products of one fast top quark, W, Z or Higgs boson.',
    see: ['anti-kt', 'grooming'],
    page: pages.jets,
    weight: 3,
  },
  {
    id: 'grooming',
    term: 'grooming',
    forms: ['trimming'],
    definition:
      'Removing soft parts from a large jet, so that its mass comes from the decay inside it and not from other collisions.',
    see: ['large-r-jet', 'pile-up'],
    page: pages.jetReconstruction,
    weight: 3,
  },
  {
    id: 'particle-flow',
    term: 'particle flow',
    forms: ['particle-flow'],
    definition:
      'A method that measures charged particles by their tracks and only the others by the calorimeter, and counts nothing twice.',
    see: ['jet', 'track', 'calorimeter'],
    page: pages.jetReconstruction,
    weight: 3,
  },
  {
    id: 'jet-energy-scale',
    term: 'jet energy scale',
    spellings: ['JES'],
    forms: ['jet-energy scale'],
    definition:
      'The calibration that brings the measured energy of jets, on average, to the energy of the particles in them.',
    see: ['jet-energy-resolution', 'calibration', 'systematic-uncertainty'],
    page: pages.jetCalibration,
    weight: 3,
  },
  {
    id: 'jet-energy-resolution',
    term: 'jet energy resolution',
    spellings: ['JER'],
    forms: ['jet-energy resolution'],
    definition:
      'How widely the measured energies of jets of the same true energy scatter around their mean.',
    see: ['jet-energy-scale', 'smearing'],
    page: pages.jetCalibration,
    weight: 3,
  },
  {
    id: 'jvt',
    term: 'jet-vertex tagger',
    spellings: ['JVT'],
    forms: ['jet vertex tagger'],
    definition:
      'A number that tells jets of the interesting collision from those of pile-up, by how much of their track momentum comes from the primary vertex.',
    see: ['pile-up', 'primary-vertex', 'jet'],
    page: pages.jets,
    weight: 3,
  },
  {
    id: 'b-tagging',
    term: 'b-tagging',
    spellings: ['flavour tagging'],
    forms: ['b-tagged', 'b-tag', 'flavour-tagging'],
    definition:
      'Finding jets that hold a hadron with a bottom quark, mainly because it flies some millimetres before it decays.',
    see: ['b-jet', 'secondary-vertex', 'working-point'],
    page: pages.objects,
    weight: 3,
  },
  {
    id: 'b-jet',
    term: 'b-jet',
    definition: 'A jet that began with a bottom quark.',
    see: ['b-tagging', 'jet'],
    page: pages.objects,
    weight: 2,
  },
  {
    id: 'working-point',
    term: 'working point',
    definition:
      'An agreed cut on a variable that identifies particles or jets, usually named after the efficiency that it has.',
    see: ['b-tagging', 'efficiency', 'scale-factor'],
    page: pages.objects,
    weight: 3,
  },
  {
    id: 'isolation',
    term: 'isolation',
    definition:
      'The energy or momentum found in a cone around a particle. Little of it suggests that the particle did not arise inside a jet.',
    see: ['non-prompt-lepton', 'working-point'],
    page: pages.objects,
    weight: 3,
  },
  {
    id: 'overlap-removal',
    term: 'overlap removal',
    definition:
      'Rules by which one signal in the detector does not count as two objects, such as an electron and a jet.',
    see: ['physics-object', 'jet'],
    page: pages.objects,
    weight: 3,
  },
  {
    id: 'missing-transverse-momentum',
    term: 'missing transverse momentum',
    spellings: ['missing transverse energy', 'missing momentum', 'MET'],
    symbol: '\\met',
    unit: 'GeV',
    definition:
      'What everything seen in an event lacks for a balance of momenta at right angles to the beams: a sign of neutrinos, or of particles that nobody knows yet.',
    see: ['neutrino', 'transverse-plane', 'transverse-mass'],
    page: pages.objects,
    weight: 3,
  },
  {
    id: 'hadronic-tau',
    term: 'hadronic tau',
    forms: ['hadronic taus', 'hadronically decaying tau'],
    definition:
      'A tau lepton that decays into hadrons and a neutrino, seen as a narrow jet with one or three tracks.',
    see: ['jet', 'lepton'],
    page: pages.objects,
    weight: 3,
  },
  {
    id: 'fake-rate',
    term: 'fake rate',
    definition:
      'The share of objects of another kind that pass for the wanted one, such as jets that pass for electrons.',
    see: ['efficiency', 'non-prompt-lepton', 'background'],
    page: pages.objects,
    weight: 3,
  },
  {
    id: 'non-prompt-lepton',
    term: 'non-prompt lepton',
    definition:
      'A real electron or muon from the decay of a hadron inside a jet, and not from the process that is studied.',
    see: ['isolation', 'impact-parameter', 'fake-rate'],
    page: pages.objects,
    weight: 3,
  },
  {
    id: 'invariant-mass',
    term: 'invariant mass',
    forms: ['invariant masses'],
    symbol: 'm',
    unit: 'GeV',
    definition:
      'The mass that a particle must have had to decay into a given group of particles, computed from their energies and momenta. All observers find the same.',
    see: ['transverse-mass', 'decay-width'],
    page: pages.analyses,
    weight: 3,
  },
  {
    id: 'transverse-mass',
    term: 'transverse mass',
    forms: ['transverse masses'],
    symbol: 'm_\\mathrm{T}',
    unit: 'GeV',
    definition:
      'A mass computed from momenta across the beams alone, for decays in which a neutrino escapes. For W bosons its values end near 80 GeV.',
    see: ['invariant-mass', 'missing-transverse-momentum'],
    page: pages.examples2020,
    weight: 3,
  },
];

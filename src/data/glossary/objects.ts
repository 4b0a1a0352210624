import {pages} from './pages';
import type {TermSource} from './schema';

/** What an analysis works with: particles and jets as they are measured. */
export const objects: readonly TermSource[] = [
  {
    id: 'physics-object',
    term: 'physics object',
    definition:
      'A particle or jet as used in an analysis: reconstructed from detector signals, calibrated, and identified with a known efficiency.',
    see: ['reconstruction', 'working-point', 'overlap-removal'],
    page: pages.objects,
    weight: 1,
  },
  {
    id: 'topological-cluster',
    term: 'topological cluster',
    spellings: ['topo-cluster', 'topocluster'],
    definition:
      'Neighbouring cells of a calorimeter, grouped by the significance of their signals over the noise; a cluster starts from a cell with more than four times the expected noise.',
    see: ['calorimeter', 'jet', 'supercluster'],
    page: pages.jetReconstruction,
    weight: 3,
  },
  {
    id: 'supercluster',
    term: 'supercluster',
    definition:
      'Topological clusters combined into one electron or photon, including those of its bremsstrahlung.',
    see: ['topological-cluster', 'bremsstrahlung'],
    page: pages.electronReconstruction,
    weight: 3,
  },
  {
    id: 'jet',
    term: 'jet',
    definition: 'A narrow spray of hadrons from a quark or gluon, reconstructed by an algorithm.',
    see: ['anti-kt', 'hadronisation', 'jet-energy-scale'],
    page: pages.jets,
    weight: 1,
  },
  {
    id: 'anti-kt',
    term: 'anti-kt algorithm',
    spellings: ['anti-kt'],
    definition:
      'The standard jet algorithm: it combines particles pairwise, close and high-momentum ones first, and so forms round jets around the particles with the largest transverse momenta.',
    see: ['jet', 'large-r-jet'],
    page: pages.jetReconstruction,
    weight: 3,
  },
  {
    id: 'large-r-jet',
    term: 'large-R jet',
    definition:
      'A jet of large radius, such as 1.0 in angular distance, that can contain all decay products of one high-momentum top quark, W, Z or Higgs boson.',
    see: ['anti-kt', 'grooming'],
    page: pages.jets,
    weight: 3,
  },
  {
    id: 'grooming',
    term: 'grooming',
    forms: ['trimming'],
    definition:
      'Removing soft components from a large-R jet, so that its mass reflects the decay inside it and not pile-up.',
    see: ['large-r-jet', 'pile-up'],
    page: pages.jetReconstruction,
    weight: 3,
  },
  {
    id: 'particle-flow',
    term: 'particle flow',
    forms: ['particle-flow'],
    definition:
      'A method that measures charged particles with their tracks and only neutral ones with the calorimeter, without double counting.',
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
      'The relative spread of the measured energies of jets of the same true energy around their mean.',
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
      'A number that distinguishes jets of the hard scatter from pile-up jets, based on the fraction of their track momentum from the primary vertex.',
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
      'Identifying jets that contain a hadron with a bottom quark, mainly because it travels a few millimetres before it decays.',
    see: ['b-jet', 'secondary-vertex', 'working-point'],
    page: pages.objects,
    weight: 3,
  },
  {
    id: 'b-jet',
    term: 'b-jet',
    definition: 'A jet that originates from a bottom quark.',
    see: ['b-tagging', 'jet'],
    page: pages.objects,
    weight: 2,
  },
  {
    id: 'working-point',
    term: 'working point',
    definition:
      'An agreed cut on a variable that identifies particles or jets, usually named after its efficiency.',
    see: ['b-tagging', 'efficiency', 'scale-factor'],
    page: pages.objects,
    weight: 3,
  },
  {
    id: 'isolation',
    term: 'isolation',
    definition:
      'The energy or momentum of other particles in a cone around a particle. A small value suggests that the particle was not produced inside a jet.',
    see: ['non-prompt-lepton', 'working-point'],
    page: pages.objects,
    weight: 3,
  },
  {
    id: 'overlap-removal',
    term: 'overlap removal',
    definition:
      'Rules that prevent one detector signal from being counted as two objects, such as an electron and a jet.',
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
      'The momentum needed to balance all measured momenta in the plane transverse to the beams: a sign of neutrinos, or of unknown invisible particles.',
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
      'The fraction of objects of a different kind that are misidentified as the selected one, such as jets identified as electrons.',
    see: ['efficiency', 'non-prompt-lepton', 'background'],
    page: pages.objects,
    weight: 3,
  },
  {
    id: 'non-prompt-lepton',
    term: 'non-prompt lepton',
    definition:
      'A real electron or muon from the decay of a hadron inside a jet, and not from the hard process.',
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
      'The mass that a particle must have had to decay into a given group of particles, computed from their energies and momenta. It is the same in every reference frame.',
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
      'A mass computed only from transverse momenta, for decays with a neutrino. For W bosons, its distribution has an edge near 80 GeV.',
    see: ['invariant-mass', 'missing-transverse-momentum'],
    page: pages.examples2020,
    weight: 3,
  },
];

import {pages} from './pages';
import type {TermSource} from './schema';

/** The accelerator, its beams, and the units of the field. */
export const accelerator: readonly TermSource[] = [
  {
    id: 'lhc',
    term: 'Large Hadron Collider',
    spellings: ['LHC'],
    definition:
      'The 27 km ring at CERN in which two beams of protons or heavy ions circulate in opposite directions and collide inside the experiments.',
    see: ['beam', 'run', 'centre-of-mass-energy'],
    page: pages.accelerator,
    weight: 1,
  },
  {
    id: 'injector',
    term: 'injector',
    definition:
      'An accelerator that brings particles to the injection energy of the next, larger one.',
    see: ['lhc'],
    page: pages.accelerator,
    weight: 2,
  },
  {
    id: 'beam',
    term: 'beam',
    definition:
      'Particles that travel together along the same path, at almost the same energy, guided by magnets.',
    see: ['bunch', 'lhc'],
    page: pages.accelerator,
    weight: 1,
  },
  {
    id: 'bunch',
    term: 'bunch',
    forms: ['bunches'],
    definition:
      'A packet of about 10¹¹ protons, thinner than a hair where it meets another; a beam is a train of such packets.',
    see: ['bunch-crossing', 'beam'],
    page: pages.accelerator,
    weight: 1,
  },
  {
    id: 'bunch-crossing',
    term: 'bunch crossing',
    forms: ['bunch crossings'],
    definition:
      'The passage of two bunches of protons through each other in the centre of an experiment, 25 to 29 million times per second in 2015 to 2018.',
    see: ['bunch', 'pile-up', 'event'],
    page: pages.events,
    weight: 2,
  },
  {
    id: 'fill',
    term: 'fill',
    definition:
      'The time from the injection of beams until they are dumped, many hours later, during which the same particles circulate.',
    see: ['run', 'beam'],
    page: pages.accelerator,
    weight: 0,
  },
  {
    id: 'interaction-point',
    term: 'interaction point',
    definition:
      'The place in the centre of an experiment where the beams cross; ATLAS is at point 1.',
    see: ['primary-vertex', 'beam'],
    page: pages.accelerator,
    weight: 2,
  },
  {
    id: 'luminosity',
    term: 'luminosity',
    spellings: ['instantaneous luminosity'],
    symbol: '\\mathcal{L}',
    unit: 'cm⁻² s⁻¹',
    definition:
      'The collision rate of the beams per unit of cross-section: multiplied by the cross-section of a process, it gives the rate of that process.',
    see: ['integrated-luminosity', 'cross-section'],
    page: pages.dataTaking,
    weight: 3,
  },
  {
    id: 'integrated-luminosity',
    term: 'integrated luminosity',
    symbol: '\\mathcal{L}_\\mathrm{int}',
    unit: 'fb⁻¹',
    definition:
      'The instantaneous luminosity integrated over time: multiplied by the cross-section of a process, it gives the number of events of that process that were produced.',
    see: ['luminosity', 'inverse-femtobarn', 'cross-section'],
    page: pages.dataTaking,
    weight: 3,
  },
  {
    id: 'cross-section',
    term: 'cross-section',
    unlike: ['cross-section of the detector', 'cross-section through'],
    symbol: '\\sigma',
    unit: 'barn',
    definition:
      'A measure of the probability of a process, expressed as the effective area that two particles present to each other for this process.',
    see: ['barn', 'fiducial-cross-section', 'integrated-luminosity'],
    page: pages.events,
    weight: 3,
  },
  {
    id: 'centre-of-mass-energy',
    term: 'centre-of-mass energy',
    spellings: ['collision energy'],
    forms: ['centre-of-mass energies'],
    symbol: '\\sqrts',
    unit: 'TeV',
    definition:
      'The energy available in a collision, measured in the frame in which the two particles have equal and opposite momenta.',
    see: ['tev', 'lhc'],
    page: pages.accelerator,
    weight: 2,
  },
  {
    id: 'pile-up',
    term: 'pile-up',
    forms: ['pileup'],
    symbol: '\\mu',
    definition:
      'Additional collisions that are recorded together with the hard scatter, from the same or from neighbouring bunch crossings. Their mean number is called μ.',
    see: ['bunch-crossing', 'jvt', 'primary-vertex'],
    page: pages.events,
    weight: 3,
  },
  {
    id: 'heavy-ion',
    term: 'heavy ion',
    forms: ['heavy-ion'],
    definition:
      'The nucleus of a heavy atom without its electrons. The open data include collisions of lead nuclei, each with 208 protons and neutrons.',
    see: ['centrality', 'quark-gluon-plasma'],
    page: pages.heavyIons,
    weight: 1,
  },
  {
    id: 'electronvolt',
    term: 'electronvolt',
    forms: ['electron volt', 'electron-volt'],
    symbol: '\\eV',
    definition:
      'The energy that an electron gains when it is accelerated through a potential difference of one volt, 1.602 × 10⁻¹⁹ joules.',
    see: ['gev', 'tev', 'natural-units'],
    page: pages.conventions,
    weight: 1,
  },
  {
    id: 'gev',
    term: 'GeV',
    definition:
      'A thousand million electronvolts, slightly more than the rest energy of a proton. Energies in the files are in this unit or in MeV, a thousandth of it.',
    see: ['electronvolt', 'tev', 'natural-units'],
    page: pages.conventions,
    weight: 2,
  },
  {
    id: 'tev',
    term: 'TeV',
    definition:
      'A thousand GeV: about the kinetic energy of a flying mosquito, but carried by a single particle.',
    see: ['gev', 'centre-of-mass-energy'],
    page: pages.conventions,
    weight: 1,
  },
  {
    id: 'natural-units',
    term: 'natural units',
    symbol: '\\hbar=c=1',
    definition:
      'Units in which the speed of light and the reduced Planck constant are 1, so that masses, momenta and energies are all given in GeV.',
    see: ['gev'],
    page: pages.conventions,
    weight: 3,
  },
  {
    id: 'barn',
    term: 'barn',
    forms: ['picobarn', 'femtobarn'],
    symbol: '\\mathrm{b}',
    unit: '10⁻²⁸ m²',
    definition:
      'A unit of area, 10⁻²⁸ m², used for cross-sections. Cross-sections of interest are given in picobarns (10⁻¹² of this unit) or femtobarns (10⁻¹⁵).',
    see: ['cross-section', 'inverse-femtobarn'],
    page: pages.conventions,
    weight: 2,
  },
  {
    id: 'inverse-femtobarn',
    term: 'inverse femtobarn',
    forms: ['fb⁻¹'],
    symbol: '\\invfb',
    definition:
      'The unit of integrated luminosity: in 1 fb⁻¹, a process with a cross-section of one femtobarn happens once on average.',
    see: ['integrated-luminosity', 'barn'],
    page: pages.conventions,
    weight: 3,
  },
];

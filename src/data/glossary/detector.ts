import {pages} from './pages';
import type {TermSource} from './schema';

/** The detector, its coordinates, and what particles do in matter. */
export const detector: readonly TermSource[] = [
  {
    id: 'atlas',
    term: 'ATLAS',
    definition:
      'One of the two large experiments at the LHC that are built for a broad range of processes: a cylinder of detectors, 46 m long and 25 m high.',
    see: ['inner-detector', 'calorimeter', 'muon-spectrometer'],
    page: pages.experiment,
    weight: 0,
  },
  {
    id: 'inner-detector',
    term: 'inner detector',
    definition:
      'The part of ATLAS nearest to the beams, which measures the paths of charged particles in a magnetic field of 2 T with silicon pixels, silicon strips and straw tubes.',
    see: ['track', 'solenoid', 'pixel-detector'],
    page: pages.experiment,
    weight: 2,
  },
  {
    id: 'pixel-detector',
    term: 'pixel detector',
    definition:
      'The innermost layers of silicon, divided into tiny cells, which give points on the paths of charged particles a few centimetres from the collision.',
    see: ['inner-detector', 'semiconductor-tracker'],
    page: pages.experiment,
    weight: 2,
  },
  {
    id: 'semiconductor-tracker',
    term: 'semiconductor tracker',
    spellings: ['SCT'],
    definition:
      'Layers of silicon strips around the pixels, which measure points on the paths of charged particles to about 17 micrometres across the strips.',
    see: ['inner-detector', 'transition-radiation-tracker'],
    page: pages.experiment,
    weight: 3,
  },
  {
    id: 'transition-radiation-tracker',
    term: 'transition radiation tracker',
    spellings: ['TRT'],
    definition:
      'Straw tubes filled with gas, outside the silicon layers. The tubes add about 36 points to a track and identify electrons by their transition radiation.',
    see: ['inner-detector'],
    page: pages.experiment,
    weight: 3,
  },
  {
    id: 'solenoid',
    term: 'solenoid',
    definition:
      'A coil wound around a cylinder, whose magnetic field runs along it. In ATLAS, it surrounds the inner detector and bends the paths of charged particles there.',
    see: ['inner-detector', 'toroid'],
    page: pages.experiment,
    weight: 2,
  },
  {
    id: 'toroid',
    term: 'toroid',
    definition:
      'A magnet whose field runs in circles around the beams. ATLAS has eight coils around its barrel and eight at each end to bend the paths of muons.',
    see: ['muon-spectrometer', 'solenoid'],
    page: pages.experiment,
    weight: 2,
  },
  {
    id: 'calorimeter',
    term: 'calorimeter',
    definition:
      'A detector that stops particles in dense material and measures their energy from the showers that they produce.',
    see: ['electromagnetic-calorimeter', 'hadronic-calorimeter', 'shower'],
    page: pages.experiment,
    weight: 2,
  },
  {
    id: 'electromagnetic-calorimeter',
    term: 'electromagnetic calorimeter',
    spellings: ['EM calorimeter'],
    definition:
      'The inner calorimeter of ATLAS: folded lead plates in liquid argon, in which electrons and photons deposit almost all their energy.',
    see: ['hadronic-calorimeter', 'crack-region', 'radiation-length'],
    page: pages.experiment,
    weight: 2,
  },
  {
    id: 'hadronic-calorimeter',
    term: 'hadronic calorimeter',
    definition:
      'The outer calorimeter of ATLAS, in which protons, pions and other hadrons are stopped. In the barrel, it consists of steel plates and scintillating tiles.',
    see: ['electromagnetic-calorimeter', 'interaction-length', 'jet'],
    page: pages.experiment,
    weight: 2,
  },
  {
    id: 'muon-spectrometer',
    term: 'muon spectrometer',
    definition:
      'The outermost part of ATLAS: chambers in the field of the toroids, which measure muons, almost the only charged particles that reach it.',
    see: ['muon', 'toroid'],
    page: pages.experiment,
    weight: 2,
  },
  {
    id: 'end-cap',
    term: 'end-cap',
    forms: ['endcap'],
    definition:
      'The part of a detector that closes one end of its cylinder, for particles that leave at small angles to the beams. The cylinder itself is called the barrel.',
    see: ['crack-region', 'pseudorapidity'],
    page: pages.experiment,
    weight: 2,
  },
  {
    id: 'crack-region',
    term: 'crack region',
    definition:
      'The gap between barrel and end-cap of the electromagnetic calorimeter, at pseudorapidities of 1.37 to 1.52, where electrons and photons are measured less precisely.',
    see: ['electromagnetic-calorimeter', 'end-cap'],
    page: pages.electrons,
    weight: 3,
  },
  {
    id: 'pseudorapidity',
    term: 'pseudorapidity',
    symbol: '\\eta',
    definition:
      'A measure of the angle θ between a direction and the beams, η = −ln tan(θ/2): 0 at right angles, 2.4 at ten degrees, and without limit along the beams.',
    see: ['rapidity', 'azimuthal-angle', 'angular-distance'],
    page: pages.experiment,
    weight: 3,
  },
  {
    id: 'rapidity',
    term: 'rapidity',
    symbol: 'y',
    definition:
      'A measure of how fast a particle moves along the beam: ½ ln((E + p_z) / (E − p_z)), where E is its energy and p_z its momentum along the beam axis. If the mass of the particle is negligible, it equals the pseudorapidity.',
    see: ['pseudorapidity'],
    page: pages.jetReconstruction,
    weight: 3,
  },
  {
    id: 'azimuthal-angle',
    term: 'azimuthal angle',
    symbol: '\\phi',
    unit: 'radian',
    definition:
      'The angle around the beams, counted from the horizontal direction that points to the centre of the ring.',
    see: ['pseudorapidity', 'angular-distance'],
    page: pages.experiment,
    weight: 2,
  },
  {
    id: 'angular-distance',
    term: 'angular distance',
    symbol: '\\Delta R',
    definition:
      'The distance between two directions in pseudorapidity and azimuthal angle: the square root of the sum of the squared differences.',
    see: ['pseudorapidity', 'azimuthal-angle'],
    page: pages.experiment,
    weight: 3,
  },
  {
    id: 'transverse-plane',
    term: 'transverse plane',
    definition:
      'The plane at right angles to the beams. In this plane, the momenta add up to almost zero before a collision, and therefore also after it.',
    see: ['transverse-momentum', 'missing-transverse-momentum'],
    page: pages.experiment,
    weight: 2,
  },
  {
    id: 'transverse-momentum',
    term: 'transverse momentum',
    forms: ['transverse momenta'],
    symbol: '\\pt',
    unit: 'GeV',
    definition:
      'The component of a momentum at right angles to the beams. A large value is a sign of a hard collision.',
    see: ['transverse-plane', 'transverse-energy'],
    page: pages.experiment,
    weight: 3,
  },
  {
    id: 'transverse-energy',
    term: 'transverse energy',
    symbol: '\\et',
    unit: 'GeV',
    definition:
      'The energy of an object times the sine of its angle to the beams, used for calorimeter measurements.',
    see: ['transverse-momentum', 'calorimeter'],
    page: pages.electrons,
    weight: 2,
  },
  {
    id: 'radiation-length',
    term: 'radiation length',
    symbol: 'X_0',
    unit: 'cm',
    definition:
      'The thickness of a material after which a high-energy electron has, on average, 37 % (1/e) of its energy left and has radiated the rest.',
    see: ['bremsstrahlung', 'interaction-length'],
    page: pages.electrons,
    weight: 3,
  },
  {
    id: 'interaction-length',
    term: 'nuclear interaction length',
    spellings: ['interaction length'],
    symbol: '\\lambda',
    unit: 'cm',
    definition:
      'The mean distance that a high-energy hadron travels in a material before it interacts with a nucleus.',
    see: ['radiation-length', 'hadronic-calorimeter'],
    page: pages.experiment,
    weight: 3,
  },
  {
    id: 'shower',
    term: 'shower',
    definition:
      'A cascade in which one high-energy particle produces many particles of lower energy in dense material, until they are absorbed.',
    see: ['calorimeter', 'bremsstrahlung'],
    page: pages.experiment,
    weight: 1,
  },
  {
    id: 'bremsstrahlung',
    term: 'bremsstrahlung',
    definition:
      'Photons radiated by an electron when it is deflected by atomic nuclei in the material that it crosses.',
    see: ['photon-conversion', 'radiation-length'],
    page: pages.electronReconstruction,
    weight: 3,
  },
  {
    id: 'photon-conversion',
    term: 'photon conversion',
    forms: ['converted photon', 'unconverted photon'],
    definition:
      'The conversion of a photon into an electron and a positron in the detector material, which leaves two tracks.',
    see: ['bremsstrahlung', 'supercluster'],
    page: pages.electronReconstruction,
    weight: 3,
  },
  {
    id: 'track',
    term: 'track',
    definition:
      'The path of a charged particle: a curve through the points that it left in the layers of a detector.',
    see: ['inner-detector', 'impact-parameter', 'primary-vertex'],
    page: pages.objects,
    weight: 1,
  },
  {
    id: 'impact-parameter',
    term: 'impact parameter',
    symbol: 'd_0',
    unit: 'mm',
    definition:
      'The distance of closest approach of a track to the beam line in the transverse plane, which is large for tracks from displaced decays. For two colliding nuclei, it is the distance between their centres.',
    see: ['track', 'secondary-vertex', 'centrality'],
    page: pages.objects,
    weight: 3,
  },
  {
    id: 'primary-vertex',
    term: 'primary vertex',
    forms: ['primary vertices'],
    definition:
      'A point where protons collided, reconstructed from the tracks that meet there. The vertex with the largest sum of squared transverse momenta is taken as the hard scatter.',
    see: ['pile-up', 'secondary-vertex', 'track'],
    page: pages.events,
    weight: 3,
  },
  {
    id: 'secondary-vertex',
    term: 'secondary vertex',
    spellings: ['displaced vertex'],
    forms: ['secondary vertices', 'displaced vertices'],
    definition:
      'A point away from the collision where several tracks start, because a long-lived particle decayed there.',
    see: ['b-tagging', 'primary-vertex'],
    page: pages.objects,
    weight: 3,
  },
];

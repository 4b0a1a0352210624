/** Answers and typical mistakes of the self-checks on collider, detector, theory and purposes, from their formulas. */
import type {Computed} from './row';

const degrees = (angle: number): number => (angle * Math.PI) / 180;
const pairMass = (first: number, second: number, eta: number, phi: number): number =>
  Math.sqrt(2 * first * second * (Math.cosh(eta) - Math.cos(phi)));

const orbits = 11_245;
const overlap = orbits * 2220 * 1.15e11 ** 2;
/** Size of a beam in cm for the 2016 peak luminosity. */
const beamSize = Math.sqrt(overlap / (4 * Math.PI * 1.4e34));
const designSize = Math.sqrt((orbits * 2808 * 1.15e11 ** 2) / (4 * Math.PI * 1e34));
const joules = 7e12 * 1.602e-19;
const massRatio = 4.18 / 246;

export const introductionAnswers: Computed = {
  'documentation-units-of-lep-pt': [45_000 / 1000, 45_000, 45_000 * 1000, 45_000 / 1e6],
  'documentation-top-pairs-produced': [
    (832 * 36_600) / 1e6,
    (832 * 36.6) / 1e6,
    (832 * 36_600) / 1e3,
  ],
  'documentation-eta-at-45-degrees': [
    -Math.log(Math.tan(degrees(22.5))),
    -Math.log(Math.tan(degrees(45))),
    -Math.log(Math.tan(degrees(67.5))),
    -Math.log10(Math.tan(degrees(22.5))),
  ],
  'documentation-momentum-from-pt': [50 * 1.543, 50 / 1.543, 50],
  'release-open-fraction-with-2017': [
    (100 * (3.24 + 33.4 + 44.63)) / 140.1,
    (100 * 44.63) / 140.1,
    (3.24 + 33.4 + 44.63) / 140.1,
    (100 * 36.6) / 140.1,
  ],
  'release-size-of-raw-data': [
    (7.08e9 * 1e6) / 71.7e12,
    (7.08e9 * 1e6) / 1e12,
    (7.08e9 * 1e3) / 71.7e12,
  ],
  'education-uncertainty-of-a-bin': [100 / Math.sqrt(400), Math.sqrt(400), 100 / 400, 1 / 20],
  'education-three-times-the-data': [
    Math.sqrt(36 / 12),
    36 / 12,
    (36 / 12) ** 2,
    Math.sqrt(12 / 36),
  ],
  'education-excess-of-seven': [7 / Math.sqrt(9), 7 / Math.sqrt(16), 16 - 9, 7 / 9],
  'research-expected-signal': [0.5 * 0.5 * 36.6, 0.5 * 36.6, 0.5 * 0.5 * 36_600, 0.5 ** 3 * 36.6],
  'research-significance-with-uncertainty': [
    40 / Math.sqrt(100 + 10 ** 2),
    40 / Math.sqrt(100),
    40 / (Math.sqrt(100) + 10),
    40 / Math.sqrt(140),
  ],
  'lhc-dipole-field': [6800, 6500, 7000, 6.8].map((momentum) => momentum / (0.3 * 2804)),
  'lhc-stored-energy': [
    (2808 * 1.15e11 * joules) / 1e6,
    (2 * 2808 * 1.15e11 * joules) / 1e6,
    (1.15e11 * joules) / 1e6,
  ],
  'lhc-higgs-rate': [1e34 * 55.7e-36, 1 / (1e34 * 55.7e-36), 1e34 * 55.7e-35],
  'lhc-beam-size-2016': [
    beamSize * 1e4,
    designSize * 1e4,
    beamSize,
    beamSize * 1e4 * Math.sqrt(4 * Math.PI),
  ],
  'lhc-fixed-target-energy': [Math.sqrt(4), 4, 4 ** 2],
  'atlas-pt-from-curvature': [0.3 * 2 * 25, 0.3 * 25, 1.67 * 25],
  'atlas-delta-r-across-pi': [2 * Math.PI - 6, 3 + 3, 3 - 3],
  'atlas-calorimeter-at-50-gev': [
    Math.hypot(10 / Math.sqrt(50), 0.7),
    10 / Math.sqrt(50) + 0.7,
    10 / Math.sqrt(50),
    Math.hypot(50 / Math.sqrt(50), 3),
  ],
  'atlas-missing-momentum': [Math.hypot(24, 7), 24 + 7, 24 - 7],
  'standard-model-one-lepton-tops': [
    100 * 2 * 0.218 * 0.782,
    100 * 0.218 * 0.782,
    100 * 2 * 0.674 * 0.326,
    100 * 2 * 0.218 * 0.674,
  ],
  'standard-model-photon-decays': [
    55.7 * 36_600 * 0.00227,
    55.7 * 36_600 * 0.227,
    55.7 * 36.6 * 0.00227,
    55.7 * 36_600,
  ],
  'standard-model-top-lifetime': [6.58 / 1.4, 6.58 * 1.4, 6.58 / 1400],
  'standard-model-bottom-coupling': [Math.SQRT2 * massRatio, massRatio],
  'events-photon-pair-mass': [
    pairMass(77, 50, 0.6, 2.6),
    pairMass(77, 50, 0.6, degrees(2.6)),
    pairMass(77, 50, 0.6, 2.6) / Math.SQRT2,
    pairMass(77, 50, 0.6, 2.6) ** 2,
  ],
  'events-tops-in-2020': [(832 * 10_064) / 1e6, (832 * 10.064) / 1e6, (832 * 36_600) / 1e6],
  'events-muon-and-missing-momentum': [
    pairMass(40, 42, 0, Math.PI),
    Math.sqrt(2 * 40 * 42),
    0,
    pairMass(40, 42, 0, degrees(Math.PI)),
  ],
  'heavy-ions-energy-since-2023': [
    (2 * 6.8 * 82) / 208,
    2 * 6.8,
    (6.8 * 82) / 208,
    (2 * 6.8 * 208) / 82,
  ],
  'heavy-ions-impact-parameter': [
    Math.sqrt((0.1 * 770) / Math.PI),
    2 * Math.sqrt((0.05 * 770) / Math.PI),
    Math.sqrt(0.1 * 770),
  ],
  'heavy-ions-v2-from-pairs': [Math.sqrt(0.0064), 0.0064, 0.0064 / 2],
  'heavy-ions-hard-spheres': [
    (Math.PI * 13.2 ** 2) / 100,
    (Math.PI * 6.6 ** 2) / 100,
    (2 * Math.PI * 6.6 ** 2) / 100,
    Math.PI * 13.2 ** 2,
  ],
  'heavy-ions-z-boson-yield': [3, 2, 3 * 2, 3 / 2],
};

/** Worked examples of the physics objects: tracks, electrons, photons and their calibration. */
import {massless, phi, pt} from '../../../src/physics/fourVector';
import {massFromAngle, transverseMass} from '../../../src/physics/kinematics';
import {masses} from '../../../src/physics/masses';
import {polarAngle} from '../../../src/physics/pseudorapidity';
import {expectedEvents} from '../../../src/physics/rates';
import {
  calorimeterResolution,
  efficiency,
  inQuadrature,
  pairMassResolution,
} from '../../../src/physics/resolution';
import {conversionChance} from '../../../src/physics/showers';
import {curvatureRadius} from '../../../src/physics/trackInField';
import {discriminant} from './formulas';
import {digitsTex, fixed, percent, power} from './print';
import {workedOn, type Row} from './row';

const raw = String.raw;
const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** Radiation lengths after which a share of photons has converted. */
const lengthsFor = (share: number): number => (-9 / 7) * Math.log(1 - share);

const momentum = 1 / 2e-5 / 1000;

/** Angle by which a track has turned when it reaches the calorimeter at 1.5 m. */
const turned = (transverse: number): number => 1.5 / (2 * curvatureRadius(transverse, 2));

const designTerms = {sampling: 0.1, noise: 0.35, constant: 0.007};
const design = (energy: number): number => calorimeterResolution(energy, designTerms);

const designRow = (energy: number): readonly string[] => [
  percent(design(energy), 1),
  fixed(energy * design(energy), 2),
];

/** Momentum that is missing when objects of these sizes go along x and y. */
const missing = {px: -60, py: -40, pz: 0, energy: 0};

const diphoton = pairMassResolution([design(62.5), design(62.5)]);

export const objectRows: readonly Row[] = [
  ...workedOn('documentation/physic_objects/physic_objects_intro', [
    [
      raw`$p = 50\ \GeV$ and $\pt = 28.2\ \GeV$`,
      fixed(momentum, 0),
      fixed(momentum * Math.sin(0.6), 1),
    ],
    [
      raw`at $\eta = 1.5$, where $\theta = 25.2^\circ$, has $z_0\sin\theta = 0.34\ \mathrm{mm}$`,
      fixed(degrees(polarAngle(1.5)), 1),
      fixed(0.8 * Math.sin(polarAngle(1.5)), 2),
    ],
    [
      raw`230 MeV is a seed ($\varsigma=4.6$) and 120 MeV can only extend one ($\varsigma=2.4$)`,
      fixed(230 / 50, 1),
      fixed(120 / 50, 1),
    ],
    [raw`an efficiency of $0.75^2 = 0.56$`, fixed(0.75 ** 2, 2)],
    [raw`$\met = 72.1\ \GeV$ at $\phi=-2.55$`, fixed(pt(missing), 1), fixed(phi(missing), 2)],
    [raw`back to back, give $m_\mathrm{T}=80\ \GeV$`, fixed(transverseMass(40, 40, Math.PI), 0)],
    ['10 GeV for a total of 400 GeV', fixed(0.5 * Math.sqrt(400), 0)],
    [raw`$10\times0.45 = 4.5\ \mathrm{mm}$`, fixed(10 * 0.45, 1)],
    ['has $D = 3.10$', fixed(discriminant(0.9, 0.06, 0.04), 2)],
    ['probability of $0.70^2=0.49$', fixed(0.7 ** 2, 2)],
    [raw`$(1/300)^2=1.1\times10^{-5}$`, power((1 / 300) ** 2, 2)],
    [
      'radius 0.3 at 25 GeV, 0.2 at 50 GeV and 0.1 at 100 GeV',
      ...[25, 50, 100].map((own) => fixed(Math.min(10 / own, 0.3), 1)),
    ],
    [
      raw`$\epsilon = 0.900\pm0.003$. With 0.920 in simulation, the scale factor is 0.978`,
      fixed(efficiency(9000, 10_000).value, 3),
      fixed(efficiency(9000, 10_000).uncertainty, 3),
      fixed(0.9 / 0.92, 3),
    ],
    ['$10/80 = 0.125$', fixed(10 / 80, 3)],
    ['$0.77^2 = 0.59$', fixed(0.77 ** 2, 2)],
    ['one in $110^2 = 12{,}100$', digitsTex(110 ** 2, 3)],
    ['$0.88/0.90 = 0.978$', fixed(efficiency(4400, 5000).value / 0.9, 3)],
  ]),
  ...workedOn('documentation/physic_objects/electronphoton', [
    [raw`at $\eta = 2.0$ has $E = 150\ \GeV$`, fixed(massless(40, 2, 0).energy, 0)],
    [
      'crossed $x=0.29$ radiation lengths; 65 % means $x = 1.35$',
      fixed(lengthsFor(0.2), 2),
      fixed(lengthsFor(0.65), 2),
      percent(conversionChance(1.35)),
    ],
    [raw`$R_\eta = 0.958$`, fixed(46 / 48, 3)],
    [
      raw`With $L_\mathrm{S}=0.020$ and $L_\mathrm{B}=0.0005$, it is 0.976`,
      fixed(0.02 / 0.0205, 3),
    ],
    ['$0.88^2 = 0.77$', fixed(0.88 ** 2, 2)],
    [
      'A photon of 60 GeV with 3.0 GeV of track momenta around it has a ratio of 0.050',
      fixed(3 / 60, 3),
    ],
    ['Among 10,000 central Z → ee pairs about 20', fixed(2 * 0.001 * 10_000, 0)],
    [
      raw`$126\ \mathrm{fb}\times0.105\ \mathrm{fb}^{-1} = 13$`,
      fixed(expectedEvents(126, 0.105), 0),
    ],
    [
      raw`$1-e^{-7\times0.5/9} = 1-e^{-0.389} = 0.32$`,
      fixed((7 * 0.5) / 9, 3),
      fixed(conversionChance(0.5), 2),
    ],
    ['$0.80^2 = 0.64$, compared with $0.93^2=0.86$', fixed(0.8 ** 2, 2), fixed(0.93 ** 2, 2)],
    [
      raw`\sqrt{4000\times1.801} = 84.9\ \GeV`,
      fixed(1 - Math.cos(2.5), 3),
      fixed(transverseMass(50, 40, 2.5), 1),
    ],
  ]),
  ...workedOn('documentation/physic_objects/electronphoton_reco', [
    [
      raw`covers $\Delta\eta\times\Delta\phi = 0.075\times0.175$`,
      fixed(3 * 0.025, 3),
      fixed(7 * 0.025, 3),
    ],
    [raw`An electron of 10 GeV has $R = 16.7\ \mathrm{m}$`, fixed(curvatureRadius(10, 2), 1)],
    [
      raw`$\Delta\phi\approx 1.5/(2\times16.7) = 0.045$`,
      fixed(curvatureRadius(10, 2), 1),
      fixed(turned(10), 3),
    ],
    ['At 5 GeV it is 0.09, at 50 GeV 0.009', fixed(turned(5), 2), fixed(turned(50), 3)],
    ['its electromagnetic fraction is 0.33', fixed(2 / 6, 2)],
    [
      '78 % after a quarter of a radiation length, 37 % after a full one',
      percent(Math.exp(-0.25)),
      percent(Math.exp(-1)),
    ],
    ['$0.98^2 = 0.96$', fixed(0.98 ** 2, 2)],
    ['$0.98^4 = 0.92$', fixed(0.98 ** 4, 2)],
    [
      raw`$R = 25\times1.67 = 41.7\ \mathrm{m}$, so $\Delta\phi \approx 1.5/(2\times41.7) = 0.018$`,
      fixed(curvatureRadius(1, 2), 2),
      fixed(curvatureRadius(25, 2), 1),
      fixed(turned(25), 3),
    ],
    ['$0.5/0.8 = 0.63$', fixed(0.5 / 0.8 + 1e-9, 2)],
  ]),
  ...workedOn('documentation/physic_objects/electronphoton_calibration', [
    [
      'that is 46 MeV, about one fiftieth of the natural width of the Z boson, 2.50 GeV',
      fixed(0.0005 * masses.z * 1000, 0),
    ],
    ['the peak moves by 0.46 GeV', fixed(0.005 * masses.z, 2)],
    ['it moves by 0.15 %, or 0.14 GeV', fixed((0.4 - 0.1) / 2, 2), fixed(0.0015 * masses.z, 2)],
    ['| 3.2 % | 3.5 % | 0.7 % | 4.8 % | 0.48 GeV |', ...designRow(10)],
    ['| 1.5 % | 0.8 % | 0.7 % | 1.8 % | 0.82 GeV |', ...designRow(45)],
    ['| 1.0 % | 0.4 % | 0.7 % | 1.3 % | 1.27 GeV |', ...designRow(100)],
    [raw`$\sqrt{1.8^2+1.0^2}=2.1\ \%$`, fixed(inQuadrature(1.8, 1), 1)],
    [
      raw`$\frac12\times\sqrt2\times1.55\ \%=1.1\ \%$, or 1.4 GeV`,
      percent(design(62.5), 2),
      percent(diphoton, 1),
      fixed(diphoton * massFromAngle([62.5, 62.5], Math.PI), 1),
    ],
    ['a shift of 0.2 % for both photons changes the mass by 0.25 GeV', fixed(0.002 * 125, 2)],
    [raw`$\alpha = -0.09/91.19 = -0.10\ \%$`, percent(0.09 / masses.z, 2)],
    [
      'At 1 TeV, the sampling term is 0.3 % and the noise term 0.04 %',
      percent(calorimeterResolution(1000, {sampling: 0.1}), 1),
      percent(calorimeterResolution(1000, {sampling: 0, noise: 0.35}) + 1e-9, 2),
    ],
    [raw`$2.0/\sqrt{350} = 0.11\ \GeV$`, fixed(2 / Math.sqrt(350), 2)],
  ]),
];

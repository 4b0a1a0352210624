/** Quantities of an event with two leptons. */
import type {CodeRelease, Definition} from '../analysis';
import {branch, defined, momenta, toGeV} from './units';

const bothAngles = ['np.degrees(turn', 'fabs(TVector2::Phi_mpi_pi'] as const;
const degrees = (python: string, cpp: string): readonly [string, string] => [
  `${bothAngles[0]}(${python}))`,
  `${bothAngles[1]}(${cpp})) * TMath::RadToDeg()`,
];

const sumOfTypes: readonly Definition[] = [
  defined('flavours', 'ak.to_numpy(ak.sum(events.lep_type[good], axis=1))', 'Sum(lep_type[good])'),
  defined(
    'channel',
    'np.select([flavours == 22, flavours == 26], [0, 1], default=2)',
    'flavours == 22 ? 0 : flavours == 26 ? 1 : 2',
    'ee, mumu, emu: 11 is an electron, 13 a muon',
  ),
  defined(
    'charge',
    'ak.to_numpy(ak.sum(events.lep_charge[good], axis=1))',
    'Sum(lep_charge[good])',
  ),
  defined('same_charge', 'np.where(charge == 0, 0, 1)', 'charge == 0 ? 0 : 1'),
];

/** Mass and momentum of two massless objects. */
export const twoBody = (mass: string, pt: string): readonly Definition[] => [
  defined(
    'opening',
    'np.cosh(eta[:, 0] - eta[:, 1]) - np.cos(phi[:, 0] - phi[:, 1])',
    'cosh(eta[0] - eta[1]) - cos(phi[0] - phi[1])',
  ),
  defined(mass, 'np.sqrt(2 * pt[:, 0] * pt[:, 1] * opening)', 'sqrt(2 * pt[0] * pt[1] * opening)'),
  defined('px', '(pt * np.cos(phi)).sum(axis=1)', 'Sum(pt * cos(phi))'),
  defined('py', '(pt * np.sin(phi)).sum(axis=1)', 'Sum(pt * sin(phi))'),
  defined(pt, 'np.hypot(px, py)', 'hypot(px, py)'),
];

const missing = (release: CodeRelease): Definition =>
  release === '2025e-13tev-beta' ? branch('met', 'met') : branch('met', 'met_et', toGeV(release));

const angles = (between: string): readonly Definition[] => [
  defined('delta_phi_ll', ...degrees('phi[:, 0], phi[:, 1]', 'phi[0] - phi[1]')),
  defined(
    between,
    ...degrees('np.arctan2(py, px), ak.to_numpy(events.met_phi)', 'atan2(py, px) - met_phi'),
  ),
];

/** Source of the transverse mass: arXiv:1808.09054, as `pairTransverseMass` of the physics. */
const transverseMass: readonly Definition[] = [
  defined(
    'along_met',
    'ptll * np.cos(np.radians(delta_phi_met_ll))',
    'ptll * cos(delta_phi_met_ll * TMath::DegToRad())',
  ),
  defined(
    'mt',
    'np.sqrt(mll**2 + 2 * met * (np.hypot(ptll, mll) - along_met))',
    'sqrt(mll * mll + 2 * met * (hypot(ptll, mll) - along_met))',
  ),
];

interface Names {
  /** Of the angle between the missing momentum and the leptons. */
  readonly angle?: 'delta_phi_met_ll' | 'delta_phi_ll_met';
}

/** @param jets definitions of the jets, which the ratio to HT needs */
export function pairQuantities(
  release: CodeRelease,
  jets: readonly Definition[],
  {angle = 'delta_phi_met_ll'}: Names = {},
): readonly Definition[] {
  return [
    ...momenta(release, 'lep'),
    defined('leading_pt', 'pt.max(axis=1)', 'Max(pt)'),
    defined('subleading_pt', 'pt.min(axis=1)', 'Min(pt)'),
    ...sumOfTypes,
    ...twoBody('mll', 'ptll'),
    missing(release),
    ...angles(angle),
    defined(
      'delta_r_ll',
      'np.hypot(eta[:, 0] - eta[:, 1], turn(phi[:, 0], phi[:, 1]))',
      'hypot(eta[0] - eta[1], TVector2::Phi_mpi_pi(phi[0] - phi[1]))',
    ),
    ...(angle === 'delta_phi_met_ll' ? transverseMass : []),
    ...jets,
  ];
}

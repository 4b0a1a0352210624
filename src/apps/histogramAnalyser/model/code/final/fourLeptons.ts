/** Quantities of an event with four leptons. */
import type {CodeRelease, Definition} from '../analysis';
import {defined, momenta} from './units';

/** Of the three ways to make pairs, the one with the mass that comes nearest to that of the Z boson. */
const pairing: Definition = {
  name: 'pairs',
  python: [
    'pairs = np.zeros((len(pt), 2))',
    'for one, other in ((0, 1), (2, 3)), ((0, 2), (1, 3)), ((0, 3), (1, 2)):',
    '    fits, masses = np.ones(len(pt), dtype=bool), []',
    '    for a, b in one, other:',
    '        fits &= (flavour[:, a] == flavour[:, b]) & (charge[:, a] + charge[:, b] == 0)',
    '        opening = np.cosh(eta[:, a] - eta[:, b]) - np.cos(phi[:, a] - phi[:, b])',
    '        masses.append(np.sqrt(2 * pt[:, a] * pt[:, b] * opening))',
    '    swapped = abs(masses[1] - z_mass) < abs(masses[0] - z_mass)',
    '    near, far = np.where(swapped, masses[::-1], masses)',
    '    better = fits & (abs(near - z_mass) < abs(pairs[:, 0] - z_mass))',
    '    pairs[better] = np.column_stack([near, far])[better]',
  ].join('\n'),
  cpp: 'pairMasses(pt, eta, phi, flavour, charge)',
  remark: 'masses of two opposite-sign same-flavour pairs, the one nearer to the Z boson first',
};

const ofEach = (name: string, column: string): Definition =>
  defined(name, `table(events.lep_${column}[good])`, `lep_${column}[good]`);

const ordered = ['1', '2', '3', '4'].map((number, place) =>
  defined(`pt${number}`, `np.sort(pt, axis=1)[:, ${3 - place}]`, `Sort(pt)[${3 - place}]`),
);

export const fourLeptonQuantities = (release: CodeRelease): readonly Definition[] => [
  ...momenta(release, 'lep'),
  ofEach('flavour', 'type'),
  ofEach('charge', 'charge'),
  defined('px', 'pt * np.cos(phi)', 'pt * cos(phi)'),
  defined('py', 'pt * np.sin(phi)', 'pt * sin(phi)'),
  defined('pz', 'pt * np.sinh(eta)', 'pt * sinh(eta)'),
  defined('energy', 'pt * np.cosh(eta)', 'pt * cosh(eta)'),
  defined(
    'momentum',
    'np.sqrt(px.sum(axis=1) ** 2 + py.sum(axis=1) ** 2 + pz.sum(axis=1) ** 2)',
    'sqrt(pow(Sum(px), 2) + pow(Sum(py), 2) + pow(Sum(pz), 2))',
  ),
  defined(
    'm4l',
    'np.sqrt(energy.sum(axis=1) ** 2 - momentum**2)',
    'sqrt(pow(Sum(energy), 2) - pow(momentum, 2))',
  ),
  pairing,
  defined('m12', 'pairs[:, 0]', 'pairs[0]'),
  defined('m34', 'pairs[:, 1]', 'pairs[1]'),
  ...ordered,
  defined('flavours', 'flavour.sum(axis=1)', 'Sum(flavour)'),
  defined(
    'channel',
    'np.select([flavours == 44, flavours == 52], [0, 1], default=2)',
    'flavours == 44 ? 0 : flavours == 52 ? 1 : 2',
    '4e, 4mu, 2e2mu: 11 is an electron, 13 a muon',
  ),
  {
    name: 'min_delta_r',
    python: [
      'two_of_four = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]',
      'steps = [(eta[:, a] - eta[:, b], turn(phi[:, a], phi[:, b])) for a, b in two_of_four]',
      'min_delta_r = np.min([np.hypot(*step) for step in steps], axis=0)',
    ].join('\n'),
    cpp: 'smallestDeltaR(eta, phi)',
  },
];

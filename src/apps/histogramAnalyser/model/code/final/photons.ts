/** Good photons, and quantities of an event with two of them. */
import type {CodeRelease, Definition, Objects} from '../analysis';
import {twoBody} from './pair';
import {defined, mask, momenta, stored} from './units';

function isolated(release: CodeRelease): Definition {
  if (release === '2025e-13tev-beta') {
    return defined('isolated', 'events.photon_isTightIso', 'photon_isTightIso');
  }
  return mask(
    'isolated',
    [
      '(events.photon_ptcone30 < 0.065 * events.photon_pt)',
      '(events.photon_etcone20 < 0.065 * events.photon_pt)',
    ],
    'photon_ptcone30 < 0.065 * photon_pt && photon_etcone20 < 0.065 * photon_pt',
  );
}

export function photons(release: CodeRelease): Objects {
  const bound = stored(release, 25);
  return {
    masks: [
      defined(
        'kept',
        `(events.photon_pt > ${bound}) & events.photon_isTightID`,
        `photon_pt > ${bound} && photon_isTightID`,
      ),
      isolated(release),
      defined('direction', 'abs(events.photon_eta)', 'abs(photon_eta)'),
      defined(
        'seen',
        '(direction < 2.37) & ((direction < 1.37) | (direction > 1.52))',
        'direction < 2.37 && (direction < 1.37 || direction > 1.52)',
        'without the gap between barrel and end-cap',
      ),
      defined('good', 'kept & isolated & seen', 'kept && isolated && seen'),
    ],
    count: 2,
    prefix: 'photon',
    words: 'two good photons, and no more',
    triggers: release === '2020e-13tev' ? ['trigP'] : [],
  };
}

export const photonQuantities = (release: CodeRelease): readonly Definition[] => [
  ...momenta(release, 'photon'),
  defined('et1', 'pt.max(axis=1)', 'Max(pt)'),
  defined('et2', 'pt.min(axis=1)', 'Min(pt)'),
  ...twoBody('myy', 'ptyy'),
  defined('pz', '(pt * np.sinh(eta)).sum(axis=1)', 'Sum(pt * sinh(eta))'),
  defined('energy', 'pt * np.cosh(eta)', 'pt * cosh(eta)'),
  defined(
    'cos_theta',
    'abs(energy[:, 0] - energy[:, 1]) / np.hypot(ptyy, pz)',
    'fabs(energy[0] - energy[1]) / hypot(ptyy, pz)',
    'angle to the flight of the pair, at its rest',
  ),
  defined('et1_over_myy', 'et1 / myy', 'et1 / myy'),
  defined('et2_over_myy', 'et2 / myy', 'et2 / myy'),
];

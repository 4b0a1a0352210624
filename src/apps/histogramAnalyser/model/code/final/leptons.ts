/** Good leptons: which electrons and muons of the files an analysis keeps. */
import type {CodeRelease, Definition, Objects} from '../analysis';
import {defined, mask, stored} from './units';

interface LeptonRequirements {
  /** Minimum transverse momentum in GeV. */
  readonly pt: number;
  readonly count: number;
  /** Largest isolation relative to the momentum; the releases before 2025 have it as a number. */
  readonly isolation: number;
  /** Whether leptons that are identified less surely do. */
  readonly isLoose?: boolean;
}

/** How surely a lepton is one, where the files say it in one branch. */
const tightness: Readonly<Record<CodeRelease, readonly [string, string]>> = {
  '2016e-8tev': ['((events.lep_flag & 512) > 0)', '(lep_flag & 512) > 0'],
  '2020e-13tev': ['events.lep_isTightID', 'lep_isTightID'],
  '2025e-13tev-beta': ['events.lep_isTightID', 'lep_isTightID'],
};

function kept(release: CodeRelease, {pt, isLoose = false}: LeptonRequirements): Definition {
  const [python, cpp] = tightness[release];
  const bound = stored(release, pt);
  return defined(
    'kept',
    `(events.lep_pt > ${bound}) & (abs(events.lep_eta) < 2.5)${isLoose ? '' : ` & ${python}`}`,
    `lep_pt > ${bound} && abs(lep_eta) < 2.5${isLoose ? '' : ` && ${cpp}`}`,
  );
}

/** Loose electrons and medium muons; in 2020 all leptons of the files are at least loose. */
function identified(
  release: CodeRelease,
  {isLoose = false}: LeptonRequirements,
): readonly Definition[] {
  if (!isLoose || release !== '2025e-13tev-beta') return [];
  return [
    defined(
      'identified',
      'ak.where(events.lep_type == 11, events.lep_isLooseID, events.lep_isMediumID)',
      '(lep_type == 11 && lep_isLooseID) || (lep_type == 13 && lep_isMediumID)',
    ),
  ];
}

function isolated(
  release: CodeRelease,
  {isolation, isLoose = false}: LeptonRequirements,
): Definition {
  if (release === '2025e-13tev-beta') {
    const flag = `lep_is${isLoose ? 'Loose' : 'Tight'}Iso`;
    return defined('isolated', `events.${flag}`, flag);
  }
  return mask(
    'isolated',
    [
      `(events.lep_ptcone30 < ${isolation} * events.lep_pt)`,
      `(events.lep_etcone20 < ${isolation} * events.lep_pt)`,
    ],
    `lep_ptcone30 < ${isolation} * lep_pt && lep_etcone20 < ${isolation} * lep_pt`,
  );
}

/** In 2020 the branch with `sig` in its name is the uncertainty of d0. */
function prompt(release: CodeRelease): readonly Definition[] {
  const d0 =
    release === '2025e-13tev-beta'
      ? defined('d0', 'abs(events.lep_d0sig)', 'abs(lep_d0sig)', 'in units of its uncertainty')
      : defined(
          'd0',
          'abs(events.lep_trackd0pvunbiased / events.lep_tracksigd0pvunbiased)',
          'abs(lep_trackd0pvunbiased / lep_tracksigd0pvunbiased)',
          'in units of its uncertainty',
        );
  return [
    d0,
    defined(
      'z0',
      'abs(events.lep_z0 / np.cosh(events.lep_eta))',
      'abs(lep_z0 / cosh(lep_eta))',
      'z0 sin(theta) in mm',
    ),
    defined(
      'prompt',
      '(d0 < ak.where(events.lep_type == 11, 5, 3)) & (z0 < 0.5)',
      'd0 < Where(lep_type == 11, 5, 3) && z0 < 0.5',
      'an electron is 11, a muon 13',
    ),
  ];
}

/** The quality of tracks is not used at 8 TeV, where the meaning of its branch is in doubt. */
export function leptons(release: CodeRelease, wanted: LeptonRequirements): Objects {
  const parts = [
    kept(release, wanted),
    ...identified(release, wanted),
    isolated(release, wanted),
    ...(release === '2016e-8tev' ? [] : prompt(release)),
  ];
  const names = parts.map(({name}) => name).filter((name) => !['d0', 'z0'].includes(name));
  return {
    masks: [...parts, defined('good', names.join(' & '), names.join(' && '))],
    count: wanted.count,
    prefix: 'lep',
    words: `${wanted.count === 2 ? 'two' : 'four'} good leptons, and no more`,
    triggers: ['trigE', 'trigM'],
  };
}

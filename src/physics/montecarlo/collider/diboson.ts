/** WW → ℓνℓν, and ZZ → ℓℓνν, which looks the same but for the mass of the leptons. */
import {decayAtAngle, twoBodyDecay} from '../../decays';
import {boost, sum, type FourVector} from '../../fourVector';
import {resonantMass} from '../../lineShapes';
import {masses, widths} from '../../masses';
import {choice, exponential, gamma, type Random} from '../../random';
import {backward, forward, longitudinal} from './angles';
import {leptonKinds, type ChannelShares, type GeneratedEvent} from './event';
import {movingSystem, recoilPt, type RecoilSpectrum} from './recoil';

interface Mode {
  readonly channels: ChannelShares;
}

export interface Diboson {
  readonly ww: Mode;
  readonly zz: Mode;
  /** Share of ZZ → ℓℓνν among the events. */
  readonly zzShare: number;
  readonly recoil: RecoilSpectrum;
  readonly rapidityWidth: number;
}

const w = {mass: masses.w, width: widths.w};
const z = {mass: masses.z, width: widths.z};
const atRest = (mass: number): FourVector => ({energy: mass, px: 0, py: 0, pz: 0});

/** Mass of the two W bosons: a threshold and a fall of about 30 GeV, fitted to published shapes. */
const wwThreshold = 163;
const wwFall = 29.4;
/** Share without preferred angle to the beam, and how much the others keep to it. */
const flatShare = 0.88;
const towardsBeam = 1.55;
const wAngles = [forward, backward, longitudinal] as const;
const wAngleShares = [0.62, 0.12, 0.26] as const;

function wwAngle(random: Random): number {
  const even = 2 * random() - 1;
  if (random() < flatShare) return even;
  return Math.sign(even) * (1 - (1 - Math.abs(even)) ** towardsBeam);
}

function wDecay(random: Random, boson: FourVector): readonly [FourVector, FourVector] {
  const angle = wAngles[choice(random, wAngleShares)] ?? forward;
  return decayAtAngle(random, boson, [0, 0], angle(random));
}

interface DibosonDecay {
  readonly mass: number;
  readonly leptons: readonly [FourVector, FourVector];
  readonly neutrinos: FourVector;
}

function ww(random: Random): DibosonDecay {
  const mass = wwThreshold + exponential(random, wwFall);
  const boson = (): number => resonantMass(random, w, 60, Math.min(100, mass - 62));
  const pair: readonly [number, number] = [boson(), boson()];
  const [first, second] = pair[0] + pair[1] < mass ? pair : [60, 60];
  const [plus, minus] = decayAtAngle(random, atRest(mass), [first, second], wwAngle(random));
  const [positive, neutrino] = wDecay(random, plus);
  const [negative, antineutrino] = wDecay(random, minus);
  return {mass, leptons: [positive, negative], neutrinos: sum(neutrino, antineutrino)};
}

function zz(random: Random): DibosonDecay {
  const mass = 185 + 60 * gamma(random, 1.2);
  const visible = resonantMass(random, z, 20, Math.min(110, mass - 80));
  const invisible = resonantMass(random, z, 80, Math.min(102, mass - visible));
  const [seen, unseen] = twoBodyDecay(random, atRest(mass), [visible, invisible]);
  return {mass, leptons: twoBodyDecay(random, seen, [0, 0]), neutrinos: unseen};
}

export function diboson(random: Random, parameters: Diboson): GeneratedEvent {
  const isZz = random() < parameters.zzShare;
  const {mass, leptons, neutrinos} = isZz ? zz(random) : ww(random);
  const pt = recoilPt(random, parameters.recoil);
  const system = movingSystem(random, {mass, pt, rapidityWidth: parameters.rapidityWidth});
  return {
    leptons: [boost(leptons[0], system), boost(leptons[1], system)],
    kinds: leptonKinds(random, (isZz ? parameters.zz : parameters.ww).channels),
    neutrinos: boost(neutrinos, system),
    system,
    bottomQuarks: [],
  };
}

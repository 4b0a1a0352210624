/** What a collision makes, before a detector sees it. Momenta in GeV. */
import type {FourVector} from '../../fourVector';
import type {TransverseVector} from '../../kinematics';
import {choice, type Random} from '../../random';

export type LeptonKind = 'electron' | 'muon';
type Kinds = readonly [LeptonKind, LeptonKind];
/** Shares of the three channels; only their ratios count. */
export type ChannelShares = readonly [ee: number, mumu: number, emu: number];

export interface GeneratedEvent {
  /** The positive lepton first. */
  readonly leptons: readonly [FourVector, FourVector];
  readonly kinds: Kinds;
  /** Sum of all neutrinos transverse to the beam. */
  readonly neutrinos: TransverseVector;
  /** Momentum transverse to the beam of all that is not recoil. */
  readonly system: TransverseVector;
  readonly bottomQuarks: readonly FourVector[];
}

const kindsOfChannel: readonly Kinds[] = [
  ['electron', 'electron'],
  ['muon', 'muon'],
];

/** Lepton flavours of a channel that is generated at random. */
export function leptonKinds(random: Random, shares: ChannelShares): Kinds {
  const kinds = kindsOfChannel[choice(random, shares)];
  return kinds ?? (random() < 0.5 ? ['electron', 'muon'] : ['muon', 'electron']);
}

/** 0 for two electrons, 1 for two muons, 2 for one of each. */
export function channelOf([first, second]: Kinds): number {
  if (first !== second) return 2;
  return first === 'electron' ? 0 : 1;
}

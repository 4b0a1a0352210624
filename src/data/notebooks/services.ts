/** The services that run notebooks, and which notebook each of them can run. */
import {binderAddress, codespacesAddress, colabAddress, swanAddress} from './addresses';
import type {Notebook} from './schema';

export interface Service {
  readonly id: 'binder' | 'colab' | 'swan' | 'codespaces';
  readonly name: string;
  /** Whom it lets in. */
  readonly account: string;
  /** What starting costs. */
  readonly waiting: string;
  /** The result for changes. */
  readonly keeps: string;
  /** Whether it opens the notebook itself, or the whole collection. */
  readonly opensFile: boolean;
  readonly addressOf: (notebook: Pick<Notebook, 'path' | 'ref'>) => string;
}

export const services: readonly Service[] = [
  {
    id: 'binder',
    name: 'Binder',
    account: 'no account',
    waiting: 'the first start can take several minutes',
    keeps: 'discards changes when you leave',
    opensFile: true,
    addressOf: binderAddress,
  },
  {
    id: 'colab',
    name: 'Colab',
    account: 'Google account',
    waiting: 'installs packages in the first cell',
    keeps: 'keeps changes in Google Drive, if you save a copy',
    opensFile: true,
    addressOf: colabAddress,
  },
  {
    id: 'swan',
    name: 'SWAN',
    account: 'CERN account',
    waiting: 'starts a session with the software that you choose',
    keeps: 'keeps changes in CERNBox',
    opensFile: false,
    addressOf: swanAddress,
  },
  {
    id: 'codespaces',
    name: 'Codespaces',
    account: 'GitHub account',
    waiting: 'builds a container first, within a monthly free quota',
    keeps: 'keeps changes until the codespace is deleted',
    opensFile: false,
    addressOf: codespacesAddress,
  },
];

/** Whether a service runs a notebook: as it is (null), after a change, or not. */
export interface Obstacle {
  readonly isFinal: boolean;
  readonly reason: string;
}

type Demands = Pick<Notebook, 'access' | 'language' | 'only' | 'ref'>;

/** What is in the way; the first reason counts. */
export function obstacleOf(
  {access, language, only, ref}: Demands,
  service: Service,
): Obstacle | null {
  if (only && only.service !== service.id) return {isFinal: true, reason: only.reason};
  if (language === 'C++' && service.id === 'colab') {
    return {isFinal: true, reason: 'has no C++ kernel'};
  }
  if (ref !== 'master' && !service.opensFile) {
    return {isFinal: true, reason: 'opens the current branch, not the tag'};
  }
  if (access === 'root' && service.id === 'binder') {
    return {isFinal: false, reason: 'cannot read root:// URLs: change them to https first'};
  }
  return null;
}

/** What can be unfolded below the plots, in this order. */
import type {DecodedSample} from '@site/src/samples/format/decode';
import type {AppDescription} from '../model/description';
import type {Analyser} from './analyser';
import type {LoadedPanel, Panel} from '@site/src/kit/app/Panels';

export interface PanelGiven {
  readonly analyser: Analyser;
  /** undefined where a reader opened a file of their own. */
  readonly sample: DecodedSample | undefined;
  /** Id of the challenge that the page sets. */
  readonly challenge: string | undefined;
}

interface OfferedPanel extends LoadedPanel<PanelGiven> {
  /** Whether an app has it. */
  readonly isFor: (description: AppDescription, isOwnFile: boolean) => boolean;
  /** Whether it is open from the start; none is, unless said. */
  readonly opensFor?: (given: PanelGiven) => boolean;
}

const all: readonly OfferedPanel[] = [
  {
    title: 'Challenge',
    isFor: ({challenges}) => challenges.length > 0,
    opensFor: ({challenge}) => challenge !== undefined,
    load: async () => (await import('./play/ChallengePanel')).ChallengePanel,
  },
  {
    title: 'Fit a peak',
    isFor: ({fit}) => fit !== undefined,
    load: async () => (await import('./fit/FitPanel')).FitPanel,
  },
  {
    title: 'What if',
    isFor: ({whatIf}) => whatIf.length > 0,
    load: async () => (await import('./play/WhatIfPanel')).WhatIfPanel,
  },
  {
    title: 'Repeat the experiment',
    isFor: (_, isOwnFile) => !isOwnFile,
    load: async () => (await import('./play/PseudoExperimentsPanel')).PseudoExperimentsPanel,
  },
  {
    title: 'The same cuts as code',
    isFor: (_, isOwnFile) => !isOwnFile,
    load: async () => (await import('./code/AnalyserCode')).AnalyserCode,
  },
  {
    title: 'Share',
    isFor: () => true,
    load: async () => (await import('./share/SharePanel')).SharePanel,
  },
  {
    title: 'Provenance of the events',
    isFor: () => true,
    load: async () => (await import('./view/Provenance')).Provenance,
  },
];

/** Panels of one app. */
export const panelsFor = (
  description: AppDescription,
  given: PanelGiven,
): readonly Panel<PanelGiven>[] =>
  all
    .filter(({isFor}) => isFor(description, given.sample === undefined))
    .map((panel) => ({...panel, isOpen: panel.opensFor?.(given) ?? false}));

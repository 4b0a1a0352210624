/** The parts of an app besides its plots, in this order: unfolded below them, or in a dialog. */
import type {ComponentType} from 'react';
import type {DecodedSample} from '@site/src/samples/format/decode';
import type {LoadedPanel} from '@site/src/kit/app/Panels';
import type {AppDescription} from '../model/description';
import type {Analyser} from './analyser';

export interface PanelGiven {
  readonly analyser: Analyser;
  /** undefined for a file of the user, and until all events are loaded. */
  readonly sample: DecodedSample | undefined;
  /** Id of the challenge that the page sets. */
  readonly challenge: string | undefined;
  readonly headingLevel: 2 | 3;
}

export interface OpenPanel extends LoadedPanel<PanelGiven> {
  readonly load: () => Promise<ComponentType<PanelGiven>>;
  /** The place of its button in the cockpit: beside the cut flow, below it, or its own. */
  readonly place: 'flow' | 'further' | 'own';
  /** True if numbers from a part of the events would be wrong there. */
  readonly needsAll?: boolean;
  /** On a button with little room. */
  readonly short?: string;
}

interface OfferedPanel extends OpenPanel {
  /** Whether an app has it. */
  readonly isFor: (description: AppDescription, isOwnFile: boolean) => boolean;
}

const all: readonly OfferedPanel[] = [
  {
    title: 'Cut flow by process',
    short: 'by process',
    place: 'flow',
    isFor: () => true,
    load: async () => (await import('./view/CutFlow')).CutFlow,
  },
  {
    title: 'Challenge',
    needsAll: true,
    place: 'own',
    isFor: ({challenges}) => challenges.length > 0,
    load: async () => (await import('./play/ChallengePanel')).ChallengePanel,
  },
  {
    title: 'Fit a peak',
    needsAll: true,
    place: 'further',
    isFor: ({fit}) => fit !== undefined,
    load: async () => (await import('./fit/FitPanel')).FitPanel,
  },
  {
    title: '2D histogram',
    needsAll: true,
    place: 'further',
    isFor: ({histograms}) => histograms.length > 1,
    load: async () => (await import('./plane/PlanePanel')).PlanePanel,
  },
  {
    title: 'What if',
    needsAll: true,
    place: 'further',
    isFor: ({whatIf}) => whatIf.length > 0,
    load: async () => (await import('./play/WhatIfPanel')).WhatIfPanel,
  },
  {
    title: 'Repeat the experiment',
    needsAll: true,
    place: 'further',
    isFor: (_, isOwnFile) => !isOwnFile,
    load: async () => (await import('./play/PseudoExperimentsPanel')).PseudoExperimentsPanel,
  },
  {
    title: 'The same cuts as code',
    short: 'as code',
    place: 'flow',
    isFor: (_, isOwnFile) => !isOwnFile,
    load: async () => (await import('./code/AnalyserCode')).AnalyserCode,
  },
  {
    title: 'Numbers and definitions',
    place: 'further',
    isFor: () => true,
    load: async () => (await import('./cockpit/Numbers')).Numbers,
  },
  {
    title: 'Share',
    needsAll: true,
    place: 'further',
    isFor: () => true,
    load: async () => (await import('./share/SharePanel')).SharePanel,
  },
  {
    title: 'Export',
    needsAll: true,
    place: 'further',
    isFor: () => true,
    load: async () => (await import('./share/ExportPanel')).ExportPanel,
  },
  {
    title: 'Provenance of the events',
    place: 'own',
    isFor: () => true,
    load: async () => (await import('./view/Provenance')).Provenance,
  },
];

/** Panels of one app. */
export const panelsFor = (description: AppDescription, given: PanelGiven): readonly OpenPanel[] =>
  all.filter(({isFor}) => isFor(description, given.analyser.isOwnFile === true));

import {useCallback, useMemo, useState} from 'react';
import {useApp, type AppControls, type AppDefinition} from '@site/src/kit/app/defineApp';
import {beforeMove} from '@site/src/kit/app/UndoStore';
import type {Listen} from '@site/src/lib/storage/AddressStore';
import type {DecodedSample} from '@site/src/samples/format/decode';
import {
  draggedDimension,
  optionOf,
  type Action,
  type Analysis,
  type Scheme,
} from '../model/analysis';
import type {AppDescription} from '../model/description';
import {schemeOf} from '../model/description';
import {provenanceOf} from '../model/events/sampleProvenance';
import type {OwnAnalysis} from '../model/ownFile/ownAnalysis';
import {eventChoiceOf, factorsOf, nameOfChoice} from '../model/events/source';
import {viewOf, type View} from '../model/view';
import type {Analyser} from './analyser';
import {analyserApp} from './app';
import {useGhosts, withGhosts, type Ghosts} from './useGhosts';
import {useAnswers, type Answer} from './useAnswers';
import {useEarlyAnswer} from './useEarlyAnswer';
import {useEvents} from './useEvents';

export interface ReadyAnalyser {
  readonly state: 'ready';
  readonly analyser: Analyser;
  /** undefined for a file of the user, and until all events are loaded. */
  readonly sample: DecodedSample | undefined;
  readonly app: AppDefinition<Analysis, Action, Analyser>;
  readonly controls: AppControls<Analysis, Action>;
}

export type AnalyserState =
  | ReadyAnalyser
  | {readonly state: 'loading'; readonly progress: number}
  | {
      readonly state: 'failed';
      readonly failure: Error;
      readonly retry: () => void;
      /** Goes back to the state before, where that one made it fail. */
      readonly stepBack: (() => void) | undefined;
    };

interface AnalyserOptions {
  readonly description: AppDescription;
  readonly start: Analysis;
  /** Begins the parameters in the address of this page. */
  readonly addressName: string;
  /** Address of the samples, with a slash at its end. */
  readonly folder: string;
  readonly listen: Listen;
  /** A file that the reader opened, in place of the sample. */
  readonly own?: OwnAnalysis | undefined;
}

/** Pseudo-data of another luminosity are not drawn while a slider moves, nor before all events are there. */
const withoutData = (view: View): View => ({
  ...view,
  data: null,
  plots: view.plots.map((plot) => ({...plot, data: null})),
  flow: view.flow.map((step) => ({...step, data: null})),
});

/** Plots whose cut has not changed stay the same objects, and are not drawn again. */
const withCuts = (view: View, {cuts}: Analysis): View => ({
  ...view,
  plots: view.plots.map((plot) => {
    const cut = cuts.get(plot.histogram.dimension);
    return cut === plot.cut ? plot : {...plot, cut};
  }),
});

function useView(
  description: AppDescription,
  scheme: Scheme,
  analysis: Analysis,
  answer: Answer | undefined,
  factors: readonly number[],
  ghosts: Ghosts | undefined,
): View | undefined {
  const uncertainty = Number(optionOf(scheme, analysis, 'uncertainty')) / 100;
  const answered = useMemo(
    () => answer && viewOf(description, answer, answer.snapshot, factors, uncertainty),
    [description, answer, factors, uncertainty],
  );
  const dataLuminosity = answer?.choice.pseudoData?.luminosity ?? description.luminosity;
  const isHidden =
    description.hasPseudoData &&
    (answer?.origin === 'part' || dataLuminosity !== analysis.luminosity);
  const drawn = useMemo(
    () => (answered && isHidden ? withoutData(answered) : answered),
    [answered, isHidden],
  );
  const last = Array.from(analysis.cuts.keys()).at(-1);
  const compared = useMemo(() => drawn && withGhosts(drawn, ghosts, last), [drawn, ghosts, last]);
  return useMemo(() => compared && withCuts(compared, analysis), [compared, analysis]);
}

/** True if the URL of the page has a state of the app: a link shows the numbers of the complete sample only. */
const isLinked = (addressName: string): boolean =>
  Array.from(new URLSearchParams(window.location.search).keys()).some((parameter) =>
    parameter.startsWith(`${addressName}.`),
  );

/** All of an app but its looks: loads the sample, counts, keeps the state, its past and its address. */
export function useAnalyser({
  description,
  start,
  addressName,
  folder,
  listen,
  own,
}: AnalyserOptions): AnalyserState {
  const scheme = useMemo(() => schemeOf(description), [description]);
  const app = useMemo(() => analyserApp(description), [description]);
  const controls = useApp(app, {start, addressName, listen});
  const {history, dispatch} = controls;
  const analysis = history.present;
  const [isExact] = useState(() => isLinked(addressName));
  const {manifest, sample, source, hasAll, uncut, share, progress, ...loading} = useEvents({
    ...{description, folder, own, isExact},
  });
  const presets = manifest?.presets;
  const choice = eventChoiceOf(description, scheme, beforeMove(history));
  const {
    answer: counted,
    failure,
    prepare,
    ask,
  } = useAnswers({
    ...{scheme, source, hasAll, choice, analysis},
    brushed: draggedDimension(history.moving),
  });
  const answer = useEarlyAnswer({counted, uncut, scheme, analysis});
  const {luminosity} = analysis;
  const preset = analysis.options.get('preset');
  const factors = useMemo(
    () =>
      factorsOf(
        description,
        luminosity,
        presets?.find(({id}) => id === preset),
      ),
    [description, presets, luminosity, preset],
  );
  const ghosts = useGhosts({description, scheme, analysis, answer, factors, ask});
  const view = useView(description, scheme, analysis, answer, factors, ghosts);
  const provenance = useMemo(
    () => own?.provenance ?? (manifest && provenanceOf(manifest, folder)),
    [own, manifest, folder],
  );
  const option = useCallback(
    (name: string) => {
      const value = optionOf(scheme, analysis, name);
      if (value === undefined) throw new RangeError(`The app has no option ${name}.`);
      return value;
    },
    [scheme, analysis],
  );

  const isWaiting = source === undefined;
  const failed = (isWaiting ? loading.failure : undefined) ?? failure;
  if (failed) {
    const canStepBack = failure !== undefined && history.past.length > 0;
    return {
      state: 'failed',
      failure: failed,
      retry: loading.retry,
      stepBack: canStepBack ? () => dispatch({type: 'undo'}) : undefined,
    };
  }
  if (!answer || !view || !provenance) return {state: 'loading', progress};
  return {
    state: 'ready',
    sample,
    app,
    controls,
    analyser: {
      description,
      scheme,
      provenance,
      analysis,
      dispatch,
      option,
      snapshot: answer.snapshot,
      view,
      loading: answer.origin === 'all' ? undefined : {share, progress, ...loading},
      isOwnFile: own !== undefined,
      isSettled:
        answer.origin === 'all' &&
        history.moving === null &&
        answer.brushed === undefined &&
        answer.cuts === analysis.cuts &&
        answer.shown === analysis.shown &&
        nameOfChoice(answer.choice) === nameOfChoice(choice),
      factors,
      prepare,
      events: () =>
        source ? source(choice) : Promise.reject(new Error('The events have not loaded yet.')),
    },
  };
}

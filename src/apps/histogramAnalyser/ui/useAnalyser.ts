import {useCallback, useMemo} from 'react';
import {useApp, type AppControls, type AppDefinition} from '@site/src/kit/app/defineApp';
import {beforeMove} from '@site/src/kit/app/UndoStore';
import {useSample} from '@site/src/kit/samples/useSample';
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
import {ownEvents} from '../model/ownFile/ownEvents';
import type {OwnAnalysis} from '../model/ownFile/ownAnalysis';
import {chosenEvents, eventChoiceOf, factorsOf, nameOfChoice} from '../model/events/source';
import {viewOf, type View} from '../model/view';
import type {Analyser} from './analyser';
import {analyserApp} from './app';
import {stages} from './stages';
import {useGhosts, withGhosts, type Ghosts} from './useGhosts';
import {useAnswers, type Answer, type ChoiceSource} from './useAnswers';

export interface Ready {
  readonly state: 'ready';
  readonly analyser: Analyser;
  /** undefined where a reader opened a file of their own. */
  readonly sample: DecodedSample | undefined;
  readonly app: AppDefinition<Analysis, Action, Analyser>;
  readonly controls: AppControls<Analysis, Action>;
}

export type AnalyserState =
  | Ready
  | {readonly state: 'loading'; readonly progress: number}
  | {
      readonly state: 'failed';
      readonly failure: Error;
      readonly retry: () => void;
      /** Goes back to the state before, where that one made it fail. */
      readonly stepBack: (() => void) | undefined;
    };

interface Given {
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

/** Pseudo-data of another luminosity are not drawn while a slider moves. */
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
  const isHidden = description.hasPseudoData && dataLuminosity !== analysis.luminosity;
  const drawn = useMemo(
    () => (answered && isHidden ? withoutData(answered) : answered),
    [answered, isHidden],
  );
  const last = Array.from(analysis.cuts.keys()).at(-1);
  const compared = useMemo(() => drawn && withGhosts(drawn, ghosts, last), [drawn, ghosts, last]);
  return useMemo(() => compared && withCuts(compared, analysis), [compared, analysis]);
}

/** All of an app but its looks: loads the sample, counts, keeps the state, its past and its address. */
export function useAnalyser({
  description,
  start,
  addressName,
  folder,
  listen,
  own,
}: Given): AnalyserState {
  const scheme = useMemo(() => schemeOf(description), [description]);
  const app = useMemo(() => analyserApp(description), [description]);
  const controls = useApp(app, {start, addressName, listen});
  const {history, dispatch} = controls;
  const analysis = history.present;
  const {
    sample,
    progress,
    failure: notLoaded,
    retry,
  } = useSample(folder, own ? undefined : description.key);
  const presets = sample?.manifest.presets;
  const choice = eventChoiceOf(description, scheme, beforeMove(history));
  const source = useMemo((): ChoiceSource | undefined => {
    if (own) return (chosen) => ownEvents(own, chosen);
    return sample && ((chosen) => chosenEvents(sample, description, chosen, stages));
  }, [own, sample, description]);
  const {answer, failure, prepare, ask} = useAnswers({
    scheme,
    source,
    choice,
    analysis,
    brushed: draggedDimension(history.moving),
  });
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
    () => own?.provenance ?? (sample && provenanceOf(sample.manifest, folder)),
    [own, sample, folder],
  );
  const option = useCallback(
    (name: string) => {
      const value = optionOf(scheme, analysis, name);
      if (value === undefined) throw new RangeError(`The app has no option ${name}.`);
      return value;
    },
    [scheme, analysis],
  );

  const failed = notLoaded ?? failure;
  if (failed) {
    const canStepBack = failure !== undefined && history.past.length > 0;
    return {
      state: 'failed',
      failure: failed,
      retry,
      stepBack: canStepBack ? () => dispatch({type: 'undo'}) : undefined,
    };
  }
  if (!source || !answer || !view || !provenance) return {state: 'loading', progress};
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
      isSettled:
        history.moving === null &&
        answer.brushed === undefined &&
        answer.cuts === analysis.cuts &&
        answer.shown === analysis.shown &&
        nameOfChoice(answer.choice) === nameOfChoice(choice),
      factors,
      prepare,
      events: () => source(choice),
    },
  };
}

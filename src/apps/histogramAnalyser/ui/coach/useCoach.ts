import {useEffect, useMemo, useState, useCallback} from 'react';
import {useLoaded} from '@site/src/hooks/useLoaded';
import type {DecodedSample} from '@site/src/samples/format/decode';
import type {Analysis, Scheme} from '../../model/analysis';
import {createCounter, createMean, type Counter} from '../../model/coach/counter';
import {planOf, type GuideContext} from '../../model/coach/evaluate';
import {stateOfStep} from '../../model/coach/numbers';
import {coachProgress, stepsDoneIn, type CoachProgress} from '../../model/coach/progress';
import type {Guide} from '../../model/coach/types';
import type {AppDescription} from '../../model/description';
import type {Events} from '../../model/events/events';
import {eventsOf} from '../../model/events/sampleEvents';
import {
  chosenEvents,
  eventChoiceOf,
  nameOfChoice,
  type EventChoice,
} from '../../model/events/source';
import type {Measure} from '../../model/statistics/measures';
import type {Analyser} from '../analyser';
import {stages} from '../stages';
import {countNoteFor} from './messages';
import type {GuideControl} from './useGuide';

interface ChosenEvents {
  /** undefined until they are there. */
  readonly events: Events | undefined;
  /** True if "What if" settings changed the events. */
  readonly areChanged: boolean;
  /** True if they are those of one group of a class. */
  readonly areShared: boolean;
}

/**
 * The events that the plots count, with the "What if" settings and for the group of the user.
 *
 * @param usual all events of the unchanged sample
 */
function useChosenEvents(
  sample: DecodedSample,
  usual: Events,
  description: AppDescription,
  scheme: Scheme,
  analysis: Analysis,
): ChosenEvents {
  const choice = {...eventChoiceOf(description, scheme, analysis), pseudoData: null};
  const areChanged = Object.keys(choice.changes).length > 0;
  const areShared = choice.share !== null;
  const name = nameOfChoice(choice);
  const load = useCallback(async () => {
    const wanted = JSON.parse(name) as EventChoice;
    const isUsual = wanted.share === null && Object.keys(wanted.changes).length === 0;
    return {
      name,
      events: isUsual ? usual : await chosenEvents(sample, description, wanted, stages),
    };
  }, [sample, usual, description, name]);
  const {value} = useLoaded(load);
  const loaded = value?.name === name ? value.events : undefined;
  return {events: areChanged || areShared ? loaded : usual, areChanged, areShared};
}

export interface CoachProps {
  readonly analyser: Analyser;
  readonly sample: DecodedSample;
  /** Names of the dimensions whose histograms are drawn. */
  readonly drawn: readonly string[];
  /** Earlier states of the app. */
  readonly past: readonly Analysis[];
  readonly headingLevel: 2 | 3;
  /** True if one step at a time is shown, in a sheet. */
  readonly isCompact: boolean;
  /** True if one plot at a time is shown, without a number. */
  readonly hasOnePlot?: boolean;
}

/** State of the coach, unchanged during a drag. */
export interface CoachState {
  readonly given: GuideContext;
  /**
   * Counter of the events that the plots count, at the chosen luminosity and normalisation; undefined until events with
   * other "What if" settings are there.
   */
  readonly count: Counter | undefined;
  /** A sentence if these are not all events of the unchanged sample, which decide about the steps. */
  readonly countNote: string | undefined;
  readonly progress: CoachProgress;
  /** The state of the app that the progress refers to; never a state during a drag. */
  readonly analysis: Analysis;
  /** State in which each step was done; undefined if it was not. */
  readonly states: readonly (Analysis | undefined)[];
  /** Replies by the id of the step. */
  readonly answers: ReadonlyMap<string, string>;
  readonly measure: Measure;
  /** Relative uncertainty of the background. */
  readonly uncertainty: number;
}

/** The last state in which nothing was being dragged. */
function useSettled({analysis, isSettled}: Analyser): Analysis {
  const [settled, setSettled] = useState(analysis);
  if (isSettled && settled !== analysis) setSettled(analysis);
  return settled;
}

/** The progress of a guide, from the state of the app, its history and the sample. */
export function useCoach(
  {analyser, sample, past}: CoachProps,
  guide: Guide,
  {answers: all, openings, doneBefore, report}: GuideControl,
): CoachState {
  const {description, scheme, factors} = analyser;
  const analysis = useSettled(analyser);
  const events = useMemo(() => eventsOf(sample, description), [sample, description]);
  const given = useMemo((): GuideContext => {
    const count = createCounter(
      description,
      events,
      description.processes.map(() => 1),
    );
    const mean = createMean(description, events);
    return {description, scheme, count, mean, plan: planOf(scheme, guide)};
  }, [description, scheme, events, guide]);
  const {
    events: counted,
    areChanged,
    areShared,
  } = useChosenEvents(sample, events, description, scheme, analysis);
  const count = useMemo(
    () => counted && createCounter(description, counted, factors),
    [description, counted, factors],
  );
  const countNote = countNoteFor(areChanged, areShared);
  const [atOpening] = useState(() => {
    const known = openings.get(guide.id) ?? stepsDoneIn(given, analysis, doneBefore);
    openings.set(guide.id, known);
    return known;
  });
  const answers = useMemo(
    () =>
      new Map(
        guide.steps.flatMap(({id}) => {
          const reply = all.get(`${guide.id} ${id}`);
          return reply === undefined ? [] : [[id, reply] as const];
        }),
      ),
    [all, guide],
  );
  const progress = useMemo(
    () => coachProgress(given, analysis, past, {answers, atOpening}),
    [given, analysis, past, answers, atOpening],
  );
  useEffect(() => report(guide.id, progress.current), [report, guide.id, progress]);
  const states = useMemo(
    () => given.plan.map((planned) => stateOfStep(given, planned, analysis, past)),
    [given, analysis, past],
  );
  const measure = analyser.option('measure') as Measure;
  const uncertainty = Number(analyser.option('uncertainty')) / 100;
  return useMemo(
    () => ({given, count, countNote, progress, analysis, states, answers, measure, uncertainty}),
    [given, count, countNote, progress, analysis, states, answers, measure, uncertainty],
  );
}

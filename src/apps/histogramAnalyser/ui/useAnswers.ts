import {useCallback, useEffect, useRef, useState} from 'react';
import {useStable} from '@site/src/hooks/useStable';
import {questionOf, type Analysis, type Scheme} from '../model/analysis';
import type {Question, Snapshot} from '../model/counting/crossfilter';
import type {Events} from '../model/events/events';
import {createEngine, type Engine} from '../model/counting/engine';
import {nameOfChoice, type EventChoice} from '../model/events/source';

interface Counting {
  readonly engine: Engine;
  readonly choice: EventChoice;
}

export interface Answer {
  readonly snapshot: Snapshot;
  /** What was asked. */
  readonly cuts: Analysis['cuts'];
  readonly shown: Analysis['shown'];
  readonly brushed: string | undefined;
  readonly choice: EventChoice;
  /**
   * The events that were counted: none, as the file without cuts has the sums; the first part, scaled; or all
   * events.
   */
  readonly origin: 'uncut' | 'part' | 'all';
}

export interface Answers {
  /** The last, perhaps of an older question; undefined before the first. */
  readonly answer: Answer | undefined;
  readonly failure: Error | undefined;
  /** Makes ready for a brush on a dimension that is about to be dragged. */
  readonly prepare: (dimension: string) => void;
  /** A question besides that of the state, to be asked once that is answered; null if it is replaced. */
  readonly ask: (question: Question) => Promise<Snapshot | null>;
}

export type ChoiceSource = (choice: EventChoice) => Promise<Events>;

interface AnswerOptions {
  readonly scheme: Scheme;
  /** Gives the events of a choice; undefined until there are any. */
  readonly source: ChoiceSource | undefined;
  /** True if these are all events, not those of the first part. */
  readonly hasAll: boolean;
  readonly choice: EventChoice;
  readonly analysis: Analysis;
  /** The dimension whose cut is being dragged. */
  readonly brushed: string | undefined;
}

/** Sends each state to an engine, and returns its latest response. */
export function useAnswers(given: AnswerOptions): Answers {
  const {scheme, source, hasAll, choice, analysis, brushed} = given;
  const origin = hasAll ? 'all' : 'part';
  const {cuts, shown} = analysis;
  const name = nameOfChoice(choice);
  const counting = useRef<Counting>(undefined);
  const [answer, setAnswer] = useState<Answer>();
  const [failed, setFailed] = useState<{readonly name: string; readonly error: Error}>();

  useEffect(() => {
    if (!source) return undefined;
    const chosen = JSON.parse(name) as EventChoice;
    const engine = createEngine(() => source(chosen), scheme.dimensions);
    counting.current = {engine, choice: chosen};
    return () => {
      counting.current = undefined;
      engine.close();
    };
  }, [scheme, source, name]);

  useEffect(() => {
    const {current} = counting;
    if (!current) return;
    current.engine.answer(questionOf(scheme, {cuts, shown}, brushed)).then(
      (snapshot) => {
        if (!snapshot) return;
        setAnswer({snapshot, cuts, shown, brushed, choice: current.choice, origin});
        setFailed(undefined);
      },
      (error: Error) => setFailed({name, error}),
    );
  }, [scheme, source, origin, name, cuts, shown, brushed]);

  const prepare = useStable((dimension: string) =>
    counting.current?.engine.prepare(questionOf(scheme, analysis, dimension)),
  );
  const request = useCallback(
    async (question: Question) => (await counting.current?.engine.answer(question)) ?? null,
    [],
  );
  return {answer, ask: request, failure: failed?.name === name ? failed.error : undefined, prepare};
}

import {useEffect, useMemo, useRef, useState} from 'react';
import type {AppDescription} from '../model/description';
import {questionOf, type Analysis, type Scheme} from '../model/analysis';
import type {Question, Snapshot} from '../model/counting/crossfilter';
import {histogramOf, summed} from '../model/counting/sums';
import {nameOfChoice} from '../model/events/source';
import type {Factors, View} from '../model/view';
import type {Answer} from './useAnswers';

/** Background in the bins of each axis, by the name of the dimension. */
export type Ghosts = ReadonlyMap<string, readonly number[]>;

type Cuts = Pick<Analysis, 'cuts' | 'shown'>;

/** Snapshots that are kept: a few steps of undo. */
const most = 6;

type CountedEvents = Pick<Answer, 'choice' | 'origin'>;

const keyOf = ({cuts, shown}: Cuts, {choice, origin}: CountedEvents): string =>
  JSON.stringify([Array.from(cuts), shown, nameOfChoice(choice), origin]);

const withoutLast = ({cuts, shown}: Cuts): Cuts => ({
  cuts: new Map(Array.from(cuts).slice(0, -1)),
  shown,
});

const added = (
  before: ReadonlyMap<string, Snapshot>,
  key: string,
  snapshot: Snapshot,
): ReadonlyMap<string, Snapshot> => {
  const others = Array.from(before).filter(([old]) => old !== key);
  return new Map([...others, [key, snapshot] as const].slice(-most));
};

/** Background in the bins of each quantity, from the snapshot before the last cut. */
function backgrounds(
  {processes, histograms}: AppDescription,
  snapshot: Snapshot,
  factors: Factors,
): Ghosts {
  const numbers = processes.flatMap(({isSignal}, number) => (isSignal ? [] : [number]));
  return new Map(
    histograms.map(({dimension}) => {
      const {sumOfWeights} = summed(
        numbers.map((number) => histogramOf(snapshot, dimension, number)),
        numbers.map((number) => factors[number] ?? 1),
      );
      return [dimension, Array.from(sumOfWeights).slice(1, -1)];
    }),
  );
}

interface GhostRequest {
  readonly description: AppDescription;
  readonly scheme: Scheme;
  readonly analysis: Analysis;
  readonly answer: Answer | undefined;
  readonly factors: Factors;
  /** Requests an answer of the engine; null if a later question replaced this one. */
  readonly ask: (question: Question) => Promise<Snapshot | null>;
}

/**
 * The background of each quantity as it was before the last cut. It does not depend on where that cut is,
 * and so stays while it is dragged; the answer before the cut was made is used again.
 */
export function useGhosts(given: GhostRequest): Ghosts | undefined {
  const {description, scheme, analysis, answer, factors, ask} = given;
  const [known, setKnown] = useState<ReadonlyMap<string, Snapshot>>(new Map());
  const wanted =
    answer && analysis.cuts.size > 0 ? keyOf(withoutLast(analysis), answer) : undefined;
  const pending = useRef(new Set<string>());
  const isCounted =
    answer !== undefined &&
    answer.brushed === undefined &&
    answer.cuts === analysis.cuts &&
    answer.shown === analysis.shown;
  useEffect(() => {
    if (!isCounted) return;
    const keep = (key: string, snapshot: Snapshot): void =>
      setKnown((before) => (before.get(key) === snapshot ? before : added(before, key, snapshot)));
    keep(keyOf(answer, answer), answer.snapshot);
    if (wanted === undefined || known.has(wanted) || pending.current.has(wanted)) return;
    pending.current.add(wanted);
    // A failure shows in the answers themselves; the ghost is left out.
    ask(questionOf(scheme, withoutLast(answer))).then(
      (snapshot) => {
        pending.current.delete(wanted);
        if (snapshot) keep(wanted, snapshot);
      },
      () => undefined,
    );
  }, [isCounted, answer, wanted, known, scheme, ask]);
  const snapshot = wanted === undefined ? undefined : known.get(wanted);
  return useMemo(
    () => snapshot && backgrounds(description, snapshot, factors),
    [description, snapshot, factors],
  );
}

/** Plots with the ghosts of the cut on `last`, except that of `last` itself. */
export function withGhosts(view: View, ghosts: Ghosts | undefined, last: string | undefined): View {
  if (!ghosts) return view;
  return {
    ...view,
    plots: view.plots.map((plot) => {
      const {dimension} = plot.histogram;
      return dimension === last ? plot : {...plot, ghost: ghosts.get(dimension)};
    }),
  };
}

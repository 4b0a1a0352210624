/** Compares the answers of the engine with a plain count of the same events. */
import type {Question, Snapshot} from '@site/src/apps/histogramAnalyser/model/counting/crossfilter';
import type {Dimension, Events} from '@site/src/apps/histogramAnalyser/model/events/events';
import {
  flowOf,
  histogramOf,
  type Total,
} from '@site/src/apps/histogramAnalyser/model/counting/sums';
import {plainHistogram, plainLeft} from './testEvents';

/** Sums may differ by rounding: 1e-9 of what the weights add up to without their signs, at most. */
function areSame(sums: Total, plain: Total): boolean {
  const scale = Math.sqrt(plain.sumOfSquaredWeights * plain.rows);
  return (
    sums.rows === plain.rows &&
    Math.abs(sums.sumOfWeights - plain.sumOfWeights) <= 1e-9 * scale &&
    Math.abs(sums.sumOfSquaredWeights - plain.sumOfSquaredWeights) <=
      1e-9 * plain.sumOfSquaredWeights
  );
}

/** Where a snapshot and a plain count differ. */
export function differences(
  snapshot: Snapshot,
  events: Events,
  dimensions: readonly Dimension[],
  question: Question,
): readonly string[] {
  const wrong: string[] = [];
  const processes = Array.from({length: events.processCount}, (_, process) => process);
  const cuts = snapshot.layout.cuts.map((cut) => dimensions.find(({name}) => name === cut));
  const flow = flowOf(snapshot);
  for (const process of processes) {
    for (const dimension of dimensions) {
      const {sumOfWeights, sumOfSquaredWeights, rows} = histogramOf(
        snapshot,
        dimension.name,
        process,
      );
      const plain = plainHistogram(events, dimensions, question, dimension, process);
      if (rows.length !== plain.length) wrong.push(`length of ${dimension.name}`);
      for (const [slot, total] of plain.entries()) {
        const sums = {
          sumOfWeights: sumOfWeights[slot] as number,
          sumOfSquaredWeights: sumOfSquaredWeights[slot] as number,
          rows: rows[slot] as number,
        };
        if (!areSame(sums, total)) wrong.push(`${dimension.name} ${process} slot ${slot}`);
      }
    }
    for (const [step, {left}] of flow.entries()) {
      const plain = plainLeft(events, cuts.slice(0, step) as Dimension[], question, process);
      if (!areSame(left[process] as Total, plain)) wrong.push(`flow ${process} step ${step}`);
    }
  }
  if (flow.length !== cuts.length + 1) wrong.push('number of steps');
  return wrong;
}

/** The question with the range that was counted for a dragged brush. */
export const withBrush = (question: Question, {brush}: Snapshot): Question =>
  brush && question.brushed !== undefined
    ? {...question, filters: {...question.filters, [question.brushed]: brush}}
    : question;

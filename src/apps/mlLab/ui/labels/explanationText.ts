import {formatCountOf, formatNumber} from '@site/src/kit/format/numbers';
import {formatPercent} from '@site/src/kit/format/quantities';
import type {Explanation} from '../../model/measure/explain';
import type {Dataset, Model} from '../../model/types';
import type {TableData} from '@site/src/plot/table';

const signed = (value: number): string => formatNumber(value, {decimals: 3, plus: true});

/** Description of how the score is computed, with the limits of the explanation. */
export function describeExplanation(explanation: Explanation): string {
  switch (explanation.kind) {
    case 'path':
      return `The tree starts with a signal fraction of ${formatPercent(explanation.start)} in all training events and applies ${formatCountOf(explanation.steps.length, 'cut')}.`;
    case 'cuts':
      return explanation.failed
        ? `The event passes ${explanation.passed} of ${explanation.of} cuts before it fails one.`
        : `The event passes all ${explanation.of} cuts.`;
    case 'contributions': {
      const {unit, start, isExact} = explanation;
      const of = unit === 'logOdds' ? 'the log-odds of signal' : 'the signal fraction';
      return isExact
        ? `For an average event, ${of} would be ${signed(start)}. Each feature increases or decreases it; together they give the score.`
        : `Each feature is multiplied by the gradient of the network output at this event. The sign of the product shows the direction of the feature’s effect. Because the network is non-linear, the products are an approximation and do not add up exactly.`;
    }
  }
}

/** The event with what each of its values did to the score. */
export function explanationTable(
  explanation: Explanation,
  model: Model,
  {features}: Dataset,
  inputs: readonly number[],
): TableData {
  const labelOf = (name: string): string => {
    const feature = features.find((one) => one.name === name);
    return feature ? `${feature.label}${feature.unit ? ` [${feature.unit}]` : ''}` : name;
  };
  if (explanation.kind === 'path') {
    return {
      caption: 'The decision path of this event.',
      head: ['Feature', 'Value', 'Split', 'Passes', 'Signal fraction after the split'],
      rows: explanation.steps.map(({feature, value, threshold, isAbove, share}) => [
        labelOf(feature),
        value,
        `at most ${formatNumber(threshold, {significant: 4})}`,
        isAbove ? 'no' : 'yes',
        formatPercent(share),
      ]),
    };
  }
  if (explanation.kind === 'contributions') {
    const byAmount = [...explanation.contributions].sort(
      (a, b) => Math.abs(b.amount) - Math.abs(a.amount),
    );
    return {
      caption: `Effect of each feature towards signal (+) or background (−), in ${explanation.unit === 'logOdds' ? 'log-odds' : 'signal fractions'}.`,
      head: ['Feature', 'Value', 'Effect'],
      rows: byAmount.map(({feature, value, amount}) => [labelOf(feature), value, signed(amount)]),
    };
  }
  const {failed} = explanation;
  return {
    caption: 'Feature values of this event.',
    head: ['Feature', 'Value', 'First failed cut'],
    rows: model.features.map((name, i) => [
      labelOf(name),
      inputs[i] ?? 0,
      failed?.name === name
        ? `must be at ${failed.side === 'atLeast' ? 'least' : 'most'} ${formatNumber(failed.value, {significant: 4})}`
        : '',
    ]),
  };
}

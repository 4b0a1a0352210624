import {useMemo, useState, type ReactNode} from 'react';
import {SmallButton} from '@site/src/components/SmallButton';
import {ScrollingTable} from '@site/src/kit/app/PlotFigure/tables';
import {NumberField} from '@site/src/kit/fields/NumberField';
import {formatCount, formatNumber, formatCountOf} from '@site/src/kit/format/numbers';
import {formatPercent} from '@site/src/kit/format/quantities';
import type {TableData} from '@site/src/plot/table';
import {explain, type Explanation} from '../../model/measure/explain';
import {columnsFor} from '../../model/predict';
import type {Dataset, Model} from '../../model/types';
import type {PanelGiven} from '../panels';
import {NotYet} from './NotYet';
import styles from './panels.module.css';

const signed = (value: number): string => formatNumber(value, {decimals: 3, plus: true});

/** Description of how the score is computed, with the limits of the explanation. */
function describeExplanation(explanation: Explanation): string {
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
function explanationTable(
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

const finders = [
  {name: 'Highest-scoring signal', wanted: 1, isHighest: true},
  {name: 'Lowest-scoring signal', wanted: 1, isHighest: false},
  {name: 'Highest-scoring background', wanted: 0, isHighest: true},
  {name: 'Lowest-scoring background', wanted: 0, isHighest: false},
] as const;

/** One test event: what it is, what the method says of it, and why. */
export function EventPanel({lab}: PanelGiven): ReactNode {
  const {dataset, trained, measured} = lab;
  const [place, setPlace] = useState(0);
  const rows = measured?.testRows;
  const row = rows?.[Math.min(place, rows.length - 1)] ?? 0;
  const explained = useMemo(() => {
    if (!trained) return null;
    const inputs = columnsFor(trained.model, dataset).map((column) => column[row] ?? 0);
    return {inputs, explanation: explain(trained.model, inputs)};
  }, [trained, dataset, row]);
  if (!trained || !rows || !explained) return <NotYet />;
  const find = (wanted: number, isHighest: boolean): void => {
    const sign = isHighest ? 1 : -1;
    let best = -1;
    rows.forEach((other, i) => {
      if (dataset.label[other] !== wanted) return;
      const score = sign * (trained.scores[other] ?? 0);
      if (best < 0 || score > sign * (trained.scores[rows[best] ?? 0] ?? 0)) best = i;
    });
    if (best >= 0) setPlace(best);
  };
  const {explanation, inputs} = explained;
  const process = dataset.processes[dataset.process[row] ?? 0];
  const isCalledSignal = explanation.score >= lab.threshold;
  const isRight = isCalledSignal === (dataset.label[row] === 1);
  return (
    <div className={styles.panel}>
      <p>Select one of the test events, which were not used in training.</p>
      <div className={styles.row}>
        {finders.map(({name, wanted, isHighest}) => (
          <SmallButton key={name} onClick={() => find(wanted, isHighest)}>
            {name}
          </SmallButton>
        ))}
      </div>
      <div className={styles.fields}>
        <NumberField
          label={`Test event, from 1 to ${formatCount(rows.length)}`}
          value={Math.min(place, rows.length - 1) + 1}
          unit=""
          low={1}
          high={rows.length}
          isInteger
          onCommit={(value) => setPlace(value - 1)}
        />
      </div>
      <div className={styles.state} role="status">
        <p>
          True class: <strong>{process?.label ?? 'unknown'}</strong>
          {dataset.isSimulated ? ', simulated for teaching' : ''}. The score is{' '}
          <strong>{formatNumber(explanation.score, {decimals: 3})}</strong>: at your threshold the
          predicted class is {isCalledSignal ? 'signal' : 'background'}, which is{' '}
          {isRight ? 'right' : 'wrong'}.
        </p>
        <p>{describeExplanation(explanation)}</p>
      </div>
      <ScrollingTable table={explanationTable(explanation, trained.model, dataset, inputs)} />
    </div>
  );
}

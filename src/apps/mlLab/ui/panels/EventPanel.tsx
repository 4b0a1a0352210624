import {useMemo, useState, type ReactNode} from 'react';
import {ScrollingTable} from '@site/src/kit/app/PlotFigure/tables';
import {NumberField} from '@site/src/kit/fields/NumberField';
import {SmallButton} from '@site/src/components/SmallButton';
import {formatCount, formatNumber} from '@site/src/kit/format/numbers';
import {explain} from '../../model/measure/explain';
import {columnsFor} from '../../model/predict';
import {explanationTable, describeExplanation} from '../labels/explanationText';
import type {PanelGiven} from '../panels';
import {NotYet} from './NotYet';
import styles from './panels.module.css';

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

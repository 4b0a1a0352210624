import {useMemo, type ReactNode} from 'react';
import {formatCount} from '@site/src/kit/format/numbers';
import {confusion, qualityOf} from '../../model/measure/confusion';
import type {Confusion} from '../../model/results';
import {SaveTable, ScrollingTable} from '@site/src/kit/app/PlotFigure/tables';
import type {TableData} from '@site/src/plot/table';
import type {PanelGiven} from '../panels';
import {formatExpected, formatRate, formatThreshold} from '../labels/numbers';
import {NotYet} from './NotYet';
import styles from './panels.module.css';

function tableOf(weighted: Confusion, raw: Confusion): TableData {
  const row = (name: string, key: keyof Confusion): readonly [string, string, string] => [
    name,
    formatExpected(weighted[key]),
    formatCount(raw[key]),
  ];
  return {
    caption: 'Confusion matrix of the test events.',
    head: ['Prediction', 'Expected events', 'Simulated test events'],
    rows: [
      row('Signal, predicted signal (true positive)', 'truePositive'),
      row('Signal, predicted background (false negative)', 'falseNegative'),
      row('Background, predicted signal (false positive)', 'falsePositive'),
      row('Background, predicted background (true negative)', 'trueNegative'),
    ],
  };
}

function qualityTable(weighted: Confusion, raw: Confusion): TableData {
  const [of, ofRows] = [qualityOf(weighted), qualityOf(raw)];
  return {
    caption: 'Common metrics derived from the confusion matrix.',
    head: ['Metric', 'Weighted', 'Unweighted (by number of rows)'],
    rows: [
      [
        'Accuracy: fraction of correct predictions',
        formatRate(of.accuracy),
        formatRate(ofRows.accuracy),
      ],
      [
        'Accuracy of always predicting the larger class',
        formatRate(of.lazyAccuracy),
        formatRate(ofRows.lazyAccuracy),
      ],
      [
        'Precision: signal fraction of the events predicted as signal',
        formatRate(of.precision),
        formatRate(ofRows.precision),
      ],
      [
        'Recall: fraction of signal that is found',
        formatRate(of.recall),
        formatRate(ofRows.recall),
      ],
      ['F1 score: harmonic mean of precision and recall', formatRate(of.f1), formatRate(ofRows.f1)],
    ],
  };
}

/** How often the method is right, and how often wrong in either way. */
export function ConfusionPanel({lab}: PanelGiven): ReactNode {
  const {dataset, trained, measured, threshold} = lab;
  const tables = useMemo(() => {
    if (!trained || !measured) return null;
    const {scores} = trained;
    const {label, rows} = dataset;
    const ofWeight = (weight: ArrayLike<number>): Confusion =>
      confusion({scores, label, weight}, measured.testRows, threshold);
    const [weighted, raw] = [
      ofWeight(measured.testWeights),
      ofWeight(new Uint8Array(rows).fill(1)),
    ];
    return [tableOf(weighted, raw), qualityTable(weighted, raw)] as const;
  }, [dataset, trained, measured, threshold]);
  if (!tables) return <NotYet />;
  return (
    <div className={styles.panel}>
      <p>
        The threshold is {formatThreshold(threshold)}. Accuracy is not informative if one class is
        rare: compare it with that of always predicting the larger class.
      </p>
      <div className={styles.pair}>
        {tables.map((table, i) => (
          <div key={table.caption}>
            <ScrollingTable table={table} />
            <SaveTable table={table} name={i === 0 ? 'confusion' : 'quality'} />
          </div>
        ))}
      </div>
    </div>
  );
}

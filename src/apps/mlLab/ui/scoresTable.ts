import {csvText} from '@site/src/lib/csv';
import type {Dataset, Trained} from '../model/types';
import type {ModelEvaluation} from './modelEvaluation';

/** Test events with all quantities, the truth, the weight at the scale of all events, and the score. */
export function scoresTable(
  {features, columns, process, processes, label}: Dataset,
  {scores}: Trained,
  {testRows, testWeights}: ModelEvaluation,
): string {
  const head = [
    ...features.map(({name, unit}) => (unit ? `${name} [${unit}]` : name)),
    'process',
    'is_signal',
    'weight',
    'score',
  ];
  const rows = Array.from(testRows, (row) => [
    ...columns.map((column) => Number((column[row] ?? 0).toPrecision(6))),
    processes[process[row] ?? 0]?.id ?? '',
    label[row] ?? 0,
    Number((testWeights[row] ?? 0).toPrecision(6)),
    Number((scores[row] ?? 0).toPrecision(6)),
  ]);
  return csvText(head, rows);
}

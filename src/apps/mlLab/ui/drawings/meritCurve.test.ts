import {expect, it} from 'vitest';
import {startTeaching, teachingSet} from '../../model/data/teachingSets';
import {startSettings} from '../../model/settings';
import {testData} from '@site/src/test-kit/mlLab/testData';
import {trainedAtOnce} from '../../model/train/training';
import type {Dataset} from '../../model/types';
import {evaluateModel} from '../modelEvaluation';
import {meritDrawing} from './meritCurve';

function drawn(dataset: Dataset) {
  const names = dataset.features.map(({name}) => name);
  const settings = startSettings('logistic', names, !dataset.isSimulated);
  const {scan} = evaluateModel(dataset, trainedAtOnce(dataset, settings));
  return {scan, drawing: meritDrawing(scan, 0.5)};
}

it('shades the thresholds with too few background events, in words and in the table too', () => {
  const {scan, drawing} = drawn(testData());
  const [range] = scan.excluded;
  expect(drawing.description).toContain(
    `Shaded and not considered: thresholds above ${range?.from.toFixed(2)}`,
  );
  expect(drawing.legend.at(-1)?.name).toBe(
    'not considered: fewer than 30 effective background events',
  );
  const {head = [], rows = []} = drawing.table ?? {};
  const column = (name: string) => rows.map((row) => row[head.indexOf(name)]);
  const considered = column('Considered for the best threshold');
  expect(considered).toEqual(
    column('Effective background events').map((count) => (Number(count) < 30 ? 'no' : 'yes')),
  );
  expect(new Set(considered)).toEqual(new Set(['yes', 'no']));
});

it('shows the accuracy of a teaching set, and no significance', () => {
  const {scan, drawing} = drawn(teachingSet({...startTeaching('rings'), rows: 400}));
  expect(drawing.title).toBe('Accuracy as a function of the threshold');
  expect(drawing.description).toContain('Accuracy is highest at a threshold of');
  expect(scan.points.every(({significance}) => significance === null)).toBe(true);
  expect(JSON.stringify(drawing)).not.toMatch(/S\/√B|Asimov|significance/i);
  expect(drawing.table?.head).toEqual(['Threshold', 'Signal', 'Background', 'Accuracy']);
});

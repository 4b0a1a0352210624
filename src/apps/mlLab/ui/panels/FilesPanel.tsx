import {useState, type ReactNode} from 'react';
import {SmallButton} from '@site/src/components/SmallButton';
import {CopyButton} from '@site/src/kit/app/CopyButton';
import {csvText} from '@site/src/lib/csv';
import {saveFile} from '@site/src/lib/saveFile';
import {printModel, readModel, type ModelFile} from '../../model/keep/modelFile';
import {scoresOf} from '../../model/predict';
import {LabProblem} from '../../model/problem';
import {isDataKey} from '../../model/state';
import {split} from '../../model/train/split';
import type {Dataset, Trained} from '../../model/types';
import {methodLabels} from '../labels/methodLabels';
import type {ModelEvaluation} from '../modelEvaluation';
import type {PanelGiven} from '../panels';
import styles from './panels.module.css';

/** Test events with all quantities, the truth, the weight at the scale of all events, and the score. */
function scoresTable(
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

/**
 * A model of a file on these data. The settings of the file say which events it may have learnt from.
 *
 * @throws LabProblem where the data lack a feature of the model
 */
const openedModel = (dataset: Dataset, {model, settings}: ModelFile): Trained => ({
  settings,
  model,
  scores: scoresOf(model, dataset),
  ...split(dataset, settings),
  history: [],
  seconds: 0,
  isStopped: false,
  ending: 'This model was opened from a file.',
});

const unreadable = 'Could not read the file. Choose it again.';

/** A trained method as a file and back, its answers as a table, and the settings as a link. */
export function FilesPanel({lab}: PanelGiven): ReactNode {
  const {dataset, trained, measured, store, change, state} = lab;
  const [message, setMessage] = useState('');
  const name = `ml-lab-${dataset.key}`;
  const open = async (file: File): Promise<void> => {
    const read = readModel(await file.text());
    if (read.dataset !== dataset.key && isDataKey(read.dataset)) {
      throw new LabProblem(
        `This model was trained on different data, “${read.dataset}”. Choose these data above, and open the file again.`,
      );
    }
    store.show(openedModel(dataset, read));
    change({settings: read.settings, threshold: null});
    setMessage(
      `Opened: ${methodLabels[read.model.method].name}, with its predictions for these data.`,
    );
  };
  const choose = (file: File | undefined): void => {
    if (!file) return;
    setMessage('');
    open(file).catch((error: unknown) =>
      setMessage(error instanceof LabProblem ? error.message : unreadable),
    );
  };
  return (
    <div className={styles.panel}>
      <p>
        The URL of this page contains your settings, the seed and the threshold: training again from
        this link gives exactly the same model. The saved file contains the trained model itself.
      </p>
      <p className={styles.row}>
        <CopyButton text={window.location.href} key={JSON.stringify(state)}>
          Copy the link
        </CopyButton>
        {trained && measured && (
          <>
            <SmallButton
              onClick={() =>
                saveFile(
                  `${name}-${trained.settings.method}.json`,
                  'application/json',
                  printModel(dataset, trained),
                )
              }
            >
              Save the trained model as JSON
            </SmallButton>
            <SmallButton
              onClick={() =>
                saveFile(
                  `${name}-${trained.settings.method}-scores.csv`,
                  'text/csv',
                  scoresTable(dataset, trained, measured),
                )
              }
            >
              Save the test events with their scores as CSV
            </SmallButton>
          </>
        )}
      </p>
      <p>
        <label className={styles.file}>
          Open a saved model{' '}
          <input
            type="file"
            accept="application/json,.json"
            onChange={({target}) => {
              choose(target.files?.[0]);
              target.value = '';
            }}
          />
        </label>
      </p>
      <p role="status" className={styles.remark}>
        {message}
      </p>
    </div>
  );
}

import {useEffect, useState, type ReactNode} from 'react';
import type {Importance} from '../../model/results';
import type {Trained} from '../../model/types';
import {PlotFigure} from '@site/src/kit/app/PlotFigure';
import {importanceDrawing} from '../drawings/importance';
import type {PanelGiven} from '../panels';
import {NotYet} from './NotYet';
import styles from './panels.module.css';

interface ImportanceResult {
  readonly of: Trained;
  /** null if it failed. */
  readonly importances: readonly Importance[] | null;
}

/** What the method loses without each quantity. */
export function ImportancePanel({lab}: PanelGiven): ReactNode {
  const {trained, store, dataset} = lab;
  const [found, setFound] = useState<ImportanceResult>();
  useEffect(() => {
    if (!trained) return undefined;
    const run = store.trainer().importance(trained);
    let isWanted = true;
    run.result.then(
      (importances) => isWanted && setFound({of: trained, importances}),
      () => isWanted && setFound({of: trained, importances: null}),
    );
    return () => {
      isWanted = false;
      run.stop();
    };
  }, [trained, store]);
  if (!trained) return <NotYet />;
  const current = found?.of === trained ? found : undefined;
  return (
    <div className={styles.panel}>
      <p>
        The values of one feature are shuffled among the test events, so that they carry no
        information. This is done five times: the bar shows the mean decrease in AUC, and the error
        bar its uncertainty. Two strongly correlated features share their importance.
      </p>
      {!current && <p role="status">Shuffling the features …</p>}
      {current?.importances === null && (
        <p role="status">Could not compute the importance. Train again, and reopen this panel.</p>
      )}
      {current?.importances && (
        <div className={styles.single}>
          <PlotFigure drawing={importanceDrawing(current.importances, dataset.features)} />
        </div>
      )}
    </div>
  );
}

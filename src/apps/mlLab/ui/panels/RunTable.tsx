import type {ReactNode} from 'react';
import {ScrollRegion} from '@site/src/components/ScrollRegion';
import {SmallButton} from '@site/src/components/SmallButton';
import type {SavedRun} from '../../model/results';
import chart from '../chart/chart.module.css';
import {methodWords} from '../words/methodWords';
import {printShare, printSignificance, printThreshold} from '../words/print';
import {settingText} from '../words/settingText';

interface Props {
  readonly runs: readonly SavedRun[];
  /** Settings in which they differ. */
  readonly differing: readonly (keyof SavedRun['settings'])[];
  readonly onTake: (run: SavedRun) => void;
  readonly onRemove: (run: SavedRun) => void;
}

const heads = ['Run', 'Method', 'Changed', 'Area, test', 'Area, training', 'Best S/√B', 'at', 's'];

/** Runs beneath each other, with what they differ in. */
export function RunTable({runs, differing, onTake, onRemove}: Props): ReactNode {
  const best = Math.max(
    ...runs.map((run) => run.best?.significance?.signalOverRootBackground ?? 0),
  );
  return (
    <ScrollRegion label="Runs" className={chart.scroll ?? ''}>
      <table className={chart.table}>
        <caption>
          Trainings on these data. Areas and significances are of the test events; the largest
          significance is set in bold.
        </caption>
        <thead>
          <tr>
            {heads.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">What to do with it</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {runs.map((run) => {
            const worth = run.best?.significance?.signalOverRootBackground;
            const value = printSignificance(worth);
            return (
              <tr key={run.id}>
                <th scope="row">{run.id}</th>
                <td>{methodWords[run.settings.method].name}</td>
                <td>
                  {differing
                    .filter((name) => name !== 'method')
                    .map((name) => settingText(name, run.settings))
                    .join('; ') || '–'}
                </td>
                <td data-kind="number">{printShare(run.testAuc ?? Number.NaN)}</td>
                <td data-kind="number">{printShare(run.trainAuc ?? Number.NaN)}</td>
                <td data-kind="number">{worth === best ? <strong>{value}</strong> : value}</td>
                <td data-kind="number">{run.best ? printThreshold(run.best.threshold) : '–'}</td>
                <td data-kind="number">{run.seconds.toFixed(1)}</td>
                <td>
                  <SmallButton
                    aria-label={`Set the lab as in run ${run.id}`}
                    onClick={() => onTake(run)}
                  >
                    Set again
                  </SmallButton>{' '}
                  <SmallButton aria-label={`Remove run ${run.id}`} onClick={() => onRemove(run)}>
                    Remove
                  </SmallButton>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

import {useRef, useState, type ReactNode} from 'react';
import {LiveRegion} from '@site/src/kit/app/LiveRegion';
import {useShortcuts, useUndoKeys} from '@site/src/kit/app/useShortcuts';
import {PanelFold} from '@site/src/kit/app/Panels';
import {Origin} from './chart/origin';
import type {Lab} from './lab';
import {panelsFor} from './panels';
import {Setup} from './setup';
import {DataGlimpse} from './view/DataGlimpse';
import {Learning} from './view/Learning';
import {passingAt} from './view/passingAt';
import {ReadoutBar} from './view/ReadoutBar';
import {Toolbar, type Tools} from './view/Toolbar';
import {TrainBar} from './view/TrainBar';
import styles from './view/view.module.css';
import {WorkingPoint} from './view/WorkingPoint';
import {resultWords, thresholdWords} from './words/labWords';
import {originOf} from './words/originWords';

interface Props {
  readonly lab: Lab;
  readonly tools: Tools;
  /** The query string of this state; null on a page of its own. */
  readonly search: string | null;
}

/** The open lab: what is set, what was learnt, and parts that unfold. */
export function LabView({lab, tools, search}: Props): ReactNode {
  const app = useRef<HTMLDivElement>(null);
  const [shown] = useState(() => panelsFor(lab));
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const {training, trained, measured, dataset, store, start} = lab;
  useUndoKeys(app, tools.undo, tools.redo);
  useShortcuts(app, {
    t: training.isRunning ? store.stop : start,
    '?': () => setIsHelpOpen(true),
  });
  const sayThreshold = (): string | null =>
    trained && measured
      ? thresholdWords(passingAt(dataset, trained, measured, lab.threshold), measured.scan.merit)
      : null;
  return (
    <Origin value={originOf(lab)}>
      <div ref={app} className={styles.app}>
        <ReadoutBar lab={lab}>
          <Toolbar {...tools} search={search} isHelpOpen={isHelpOpen} onHelp={setIsHelpOpen} />
        </ReadoutBar>
        <LiveRegion about={trained} isSettled={!training.isRunning} say={() => resultWords(lab)} />
        <LiveRegion about={lab.threshold} isSettled say={sayThreshold} />
        <div className={styles.columns}>
          <Setup lab={lab} />
          <div className={styles.results}>
            <TrainBar lab={lab} />
            <Learning lab={lab} />
            {!training.isRunning && !trained && <DataGlimpse lab={lab} />}
            {!training.isRunning && <WorkingPoint lab={lab} />}
          </div>
        </div>
        <div>
          {shown.map((panel) => (
            <PanelFold key={panel.title} panel={panel} given={{lab}} />
          ))}
        </div>
      </div>
    </Origin>
  );
}

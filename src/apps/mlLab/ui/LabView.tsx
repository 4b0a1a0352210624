import {useState, type ReactNode} from 'react';
import {LiveRegion} from '@site/src/kit/app/LiveRegion';
import {PanelFold} from '@site/src/kit/app/Panels';
import {PlotOrigin} from '@site/src/kit/app/PlotFigure/origin';
import {Toolbar} from '@site/src/kit/app/Toolbar';
import {labApp} from './app';
import type {Lab} from './lab';
import type {OpenedLab} from './useLab';
import {panelsFor} from './panels';
import {Setup} from './setup';
import {DataGlimpse} from './view/DataGlimpse';
import {Learning} from './view/Learning';
import {passingAt} from './view/passingAt';
import {ReadoutBar} from './view/ReadoutBar';
import {TrainBar} from './view/TrainBar';
import styles from './view/view.module.css';
import {WorkingPoint} from './view/WorkingPoint';
import {describeResult, describeThreshold} from './labels/announcements';
import {originOf} from './labels/plotOrigin';

interface Props {
  readonly lab: Lab;
  readonly controls: OpenedLab['controls'];
  readonly isAlone: boolean;
}

/** The open lab: what is set, what was learnt, and parts that unfold. */
export function LabView({lab, controls, isAlone}: Props): ReactNode {
  const [shown] = useState(() => panelsFor(lab));
  const {training, trained, measured, dataset} = lab;
  const thresholdMessage = (): string | null =>
    trained && measured
      ? describeThreshold(passingAt(dataset, trained, measured, lab.threshold), measured.scan.merit)
      : null;
  return (
    <PlotOrigin value={originOf(lab)}>
      <div className={styles.app}>
        <ReadoutBar lab={lab}>
          <Toolbar app={labApp} view={lab} {...{controls, isAlone}} />
        </ReadoutBar>
        <LiveRegion
          about={trained}
          isSettled={!training.isRunning}
          say={() => describeResult(lab)}
        />
        <LiveRegion about={lab.threshold} isSettled say={thresholdMessage} />
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
    </PlotOrigin>
  );
}

import {useState, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {LoadingPlace} from '@site/src/kit/app/AppPlace/LoadingPlace';
import {LiveRegion} from '@site/src/kit/app/LiveRegion';
import {Notice} from '@site/src/kit/app/Notice';
import {PanelFold} from '@site/src/kit/app/Panels';
import {PlotFigure} from '@site/src/kit/app/PlotFigure';
import {PlotOrigin, type PlotOriginFacts} from '@site/src/kit/app/PlotFigure/origin';
import {Toolbar} from '@site/src/kit/app/Toolbar';
import {UnreadNotice} from '@site/src/kit/app/UnreadNotice';
import {failureMessage} from '@site/src/kit/samples/failureMessage';
import type {Merit, ScanPoint} from '../model/results';
import {startOf, type StartSettings, labApp} from './app';
import {historyDrawing} from './drawings/history';
import type {Lab} from './lab';
import {meritNames, formatMerit} from './labels/meritLabels';
import {methodLabels} from './labels/methodLabels';
import {nameParameter} from './labels/nameParameter';
import {formatExpected, formatMetric, formatThreshold} from './labels/numbers';
import {panelsFor} from './panels';
import {Setup} from './setup';
import {useLab, type OpenedLab} from './useLab';
import {DataGlimpse} from './view/DataGlimpse';
import {passingAt} from './view/passingAt';
import {ReadoutBar} from './view/ReadoutBar';
import {TrainBar} from './view/TrainBar';
import styles from './view/view.module.css';
import {WorkingPoint} from './view/WorkingPoint';

/** Loss and area while the method learns, live. */
function Learning({lab}: {readonly lab: Lab}): ReactNode {
  const {training, trained, state} = lab;
  const history = training.isRunning ? training.history : (trained?.history ?? []);
  const {step} = methodLabels[trained?.settings.method ?? state.settings.method];
  if (history.length === 0) return null;
  return (
    <div className={styles.pair}>
      <PlotFigure drawing={historyDrawing(history, 'loss', step)} />
      <PlotFigure drawing={historyDrawing(history, 'auc', step)} />
    </div>
  );
}

/** The result of a training, in a sentence or two. */
function describeResult({trained, measured}: Lab): string | null {
  if (!trained || !measured) return null;
  const {roc, scan} = measured;
  const best = scan.best
    ? ` The best threshold is ${formatThreshold(scan.best.threshold)}, with ${meritNames[scan.merit]} ${formatMerit(scan.best, scan.merit)}.`
    : '';
  return `${methodLabels[trained.settings.method].name}: AUC ${formatMetric(roc.testAuc)} for test events, ${formatMetric(roc.trainAuc)} for training events.${best}`;
}

/** Events that pass a threshold, with the figure of merit. */
const describeThreshold = (at: ScanPoint, merit: Merit): string =>
  `Threshold ${formatThreshold(at.threshold)}: ${formatExpected(at.signal)} signal and ${formatExpected(at.background)} background events remain, ${meritNames[merit]} ${formatMerit(at, merit)}.`;

/** Provenance of the plots, for the label line of saved pictures. */
function originOf({dataset, trained, state}: Lab): PlotOriginFacts {
  const {method, seed} = trained?.settings ?? state.settings;
  const data = dataset.isSimulated
    ? `${dataset.title}: simulated for teaching, ${dataset.luminosity ?? ''} fb⁻¹`
    : `${dataset.title}: points made up for teaching`;
  const way = trained ? [`${methodLabels[method].name}, seed ${seed}`] : [];
  return {
    file: `ml-lab-${dataset.key}-${method}`,
    foot: [data, ...way, 'ATLAS Open Data, machine-learning lab'],
  };
}

interface LabViewProps {
  readonly lab: Lab;
  readonly controls: OpenedLab['controls'];
  readonly isAlone: boolean;
}

/** The open lab: what is set, what was learnt, and parts that unfold. */
function LabView({lab, controls, isAlone}: LabViewProps): ReactNode {
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

interface Props {
  readonly settings: StartSettings;
  readonly isAlone: boolean;
}

/** A lab that has its code: brings the data, and shows the lab or what is in its way. */
export function OpenLab({settings, isAlone}: Props): ReactNode {
  const folder = useBaseUrl('/samples/');
  const {listen} = useHistory();
  const [start] = useState(() => startOf(settings));
  const {controls, loading, unread, forgetUnread, lab} = useLab({start, listen, folder});
  const problem = loading.failure && failureMessage(loading.failure);
  return (
    <>
      {problem && (
        <Notice isUrgent button="Retry" onPress={loading.retry}>
          <strong>{problem.title}</strong> {problem.advice}
        </Notice>
      )}
      <UnreadNotice parts={unread.map(nameParameter)} onClose={forgetUnread} />
      {lab ? (
        <LabView {...{lab, controls, isAlone}} />
      ) : problem ? (
        <div className={styles.failed} />
      ) : (
        <LoadingPlace what="Loading the events" progress={loading.progress} />
      )}
    </>
  );
}

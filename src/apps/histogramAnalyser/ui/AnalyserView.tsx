import type {ReactNode} from 'react';
import {UnreadNotice} from '@site/src/kit/app/UnreadNotice';
import {Toolbar} from '@site/src/kit/app/Toolbar';
import type {Measure} from '../model/statistics/measures';
import type {Step} from '../model/view';
import styles from './AnalyserView.module.css';
import {panelsFor} from './panels';
import type {Ready} from './useAnalyser';
import {CutFlow} from './view/CutFlow';
import {Drawing} from './view/Drawing';
import {Legend} from './view/Legend';
import {Luminosity} from './view/Luminosity';
import {Normalisation} from './view/Normalisation';
import {PanelFold} from '@site/src/kit/app/Panels';
import {PlotGrid} from './view/PlotGrid';
import {ProcessList} from './view/ProcessList';
import {Readout} from './view/Readout';
import {Significance} from './view/Significance';
import {Summary} from './view/Summary';
import {worthOf} from './words/worth';

interface Props {
  readonly ready: Ready;
  /** Names of the dimensions whose histograms are drawn. */
  readonly drawn: readonly string[];
  readonly challenge: string | undefined;
  readonly isAlone: boolean;
}

/** The open app: plots, what is left, what it is worth, the cuts, and all that can be set. */
export function AnalyserView({ready, drawn, challenge, isAlone}: Props): ReactNode {
  const {analyser, sample, app, controls} = ready;
  const {description, view, option} = analyser;
  const worth = worthOf(view.flow.at(-1) as Step, option('measure') as Measure);
  const hasSignal = description.processes.some(({isSignal}) => isSignal);
  const headingLevel = isAlone ? 2 : 3;
  const given = {analyser, sample, challenge};
  return (
    <div className={styles.app}>
      <UnreadNotice
        parts={controls.unread.map(app.parameterLabel)}
        onClose={controls.forgetUnread}
      />
      <Readout analyser={analyser} worth={worth}>
        <Toolbar view={analyser} {...{app, controls, isAlone}} />
      </Readout>
      <Summary analyser={analyser} worth={worth} />
      <div className={styles.columns}>
        <div className={styles.plots}>
          <div className={styles.head}>
            <Drawing analyser={analyser} />
            <div className={styles.legend}>
              <Legend analyser={analyser} />
            </div>
          </div>
          <PlotGrid analyser={analyser} drawn={drawn} headingLevel={headingLevel} sample={sample} />
        </div>
        <div className={styles.side}>
          <ProcessList analyser={analyser} />
          {hasSignal && <Significance analyser={analyser} worth={worth} />}
          {analyser.provenance.luminosity !== null && <Luminosity analyser={analyser} />}
          {sample && <Normalisation analyser={analyser} presets={sample.manifest.presets} />}
        </div>
      </div>
      <CutFlow analyser={analyser} headingLevel={headingLevel} />
      <div>
        {panelsFor(description, given).map((panel) => (
          <PanelFold key={panel.title} panel={panel} given={given} />
        ))}
      </div>
    </div>
  );
}

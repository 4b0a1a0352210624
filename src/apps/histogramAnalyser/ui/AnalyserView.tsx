import {useRef, useState, type ReactNode} from 'react';
import {UnreadNotice} from '@site/src/kit/app/UnreadNotice';
import {useShortcuts, useUndoKeys} from '@site/src/kit/app/useShortcuts';
import type {Measure} from '../model/measures';
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
import {Toolbar} from './view/Toolbar';
import {nameParameter} from './words/nameParameter';
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
  const {analyser, sample, unread, forgetUnread} = ready;
  const {description, view, dispatch, option} = analyser;
  const app = useRef<HTMLDivElement>(null);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const worth = worthOf(view.flow.at(-1) as Step, option('measure') as Measure);
  const hasSignal = description.processes.some(({isSignal}) => isSignal);
  useUndoKeys(
    app,
    () => dispatch({type: 'undo'}),
    () => dispatch({type: 'redo'}),
  );
  useShortcuts(app, {'?': () => setIsHelpOpen(true)});
  const headingLevel = isAlone ? 2 : 3;
  const given = {analyser, sample, challenge};
  return (
    <div ref={app} className={styles.app}>
      <UnreadNotice
        parts={unread.map((name) => nameParameter(description, name))}
        onClose={forgetUnread}
      />
      <Readout analyser={analyser} worth={worth}>
        <Toolbar
          analyser={analyser}
          isAlone={isAlone}
          isHelpOpen={isHelpOpen}
          onHelp={setIsHelpOpen}
        />
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

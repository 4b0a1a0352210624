import {useRef, type ReactNode} from 'react';
import {Toolbar} from '@site/src/kit/app/Toolbar';
import {UnreadNotice} from '@site/src/kit/app/UnreadNotice';
import type {Measure} from '../model/statistics/measures';
import type {Step} from '../model/view';
import styles from './AnalyserView.module.css';
import {useLoadedLayout} from './layouts';
import type {Ready} from './useAnalyser';
import {useLayout} from './useLayout';
import {Summary} from './view/Summary';
import {worthOf} from './labels/worth';

interface Props {
  readonly ready: Ready;
  /** Names of the dimensions whose histograms are drawn. */
  readonly drawn: readonly string[];
  readonly challenge: string | undefined;
  readonly isAlone: boolean;
}

/** The open app in the layout that fits: all plots at once, or one below the other. */
export function AnalyserView({ready, drawn, challenge, isAlone}: Props): ReactNode {
  const {analyser, sample, app, controls} = ready;
  const root = useRef<HTMLDivElement>(null);
  const layout = useLayout(root);
  const {Layout} = useLoadedLayout(layout);
  const worth = worthOf(analyser.view.flow.at(-1) as Step, analyser.option('measure') as Measure);
  const headingLevel = isAlone ? (2 as const) : (3 as const);
  const shared = {analyser, worth, drawn, headingLevel, sample, challenge};
  const tools = (
    <Toolbar view={analyser} {...{app, controls, isAlone}} isIconOnly={layout !== 'scrolling'} />
  );
  return (
    <div ref={root} className={styles.app} data-layout={layout} data-alone={isAlone}>
      <UnreadNotice
        parts={controls.unread.map(app.parameterLabel)}
        onClose={controls.forgetUnread}
      />
      <Summary analyser={analyser} worth={worth} />
      {Layout && <Layout {...shared} tools={tools} hasSide={layout === 'cockpit'} />}
    </div>
  );
}

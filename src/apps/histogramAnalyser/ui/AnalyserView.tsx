import {useRef, type ReactNode} from 'react';
import {LazyContent} from '@site/src/kit/app/LazyContent';
import {Toolbar} from '@site/src/kit/app/Toolbar';
import {UnreadNotice} from '@site/src/kit/app/UnreadNotice';
import type {Measure} from '../model/statistics/measures';
import type {Step} from '../model/view';
import styles from './AnalyserView.module.css';
import {guideTool} from './coach/guideTool';
import {useGuide} from './coach/useGuide';
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

const loadCoach = async () => (await import('./coach/Coach')).Coach;

/** The open app in the layout that fits: all plots at once, or one at a time. */
export function AnalyserView({ready, drawn, challenge, isAlone}: Props): ReactNode {
  const {sample, app, controls} = ready;
  const guide = useGuide(sample && ready.analyser.description.key, isAlone);
  const analyser = {...ready.analyser, guide};
  const root = useRef<HTMLDivElement>(null);
  const layout = useLayout(root);
  const {Layout} = useLoadedLayout(layout);
  const worth = worthOf(analyser.view.flow.at(-1) as Step, analyser.option('measure') as Measure);
  const headingLevel = isAlone ? (2 as const) : (3 as const);
  const shared = {analyser, worth, drawn, headingLevel, sample, challenge};
  const ownTools = guide && !isAlone ? [guideTool, ...(app.tools ?? [])] : app.tools;
  const tools = (
    <Toolbar
      view={analyser}
      app={ownTools ? {...app, tools: ownTools} : app}
      {...{controls, isAlone}}
      isIconOnly
    />
  );
  const coach = sample && guide?.id !== undefined && (
    <LazyContent
      title="The guide"
      load={loadCoach}
      given={{
        ...{analyser, sample, drawn, headingLevel},
        past: controls.history.past,
        isCompact: layout !== 'cockpit',
      }}
    />
  );
  return (
    <div ref={root} className={styles.app} data-layout={layout} data-alone={isAlone}>
      <UnreadNotice
        parts={controls.unread.map(app.parameterLabel)}
        onClose={controls.forgetUnread}
      />
      <Summary analyser={analyser} worth={worth} />
      {Layout && (
        <Layout
          {...shared}
          tools={tools}
          coach={coach}
          hasSide={layout === 'cockpit'}
          canUndo={controls.history.past.length > 0}
        />
      )}
    </div>
  );
}

import {useLayoutEffect, useRef, type ReactNode, useSyncExternalStore, type RefObject} from 'react';
import {fullScreenTool, useFullScreen} from '@site/src/kit/app/fullScreen';
import {LazyContent} from '@site/src/kit/app/LazyContent';
import {Toolbar} from '@site/src/kit/app/Toolbar';
import {UnreadNotice} from '@site/src/kit/app/UnreadNotice';
import type {Measure} from '../model/statistics/measures';
import type {Step} from '../model/view';
import styles from './AnalyserView.module.css';
import {guideTool, SkipToGuide, useReturnedFocus} from './coach/guideAccess';
import {useGuide} from './coach/useGuide';
import {filmTool} from './film/filmTool';
import {useFilm} from './film/useFilm';
import {useLoadedLayout} from './layouts';
import {panelsFor} from './panels';
import {NotYet, PanelContent} from './parts/PanelContent';
import type {ReadyAnalyser} from './useAnalyser';
import {useLayout} from './useLayout';
import {LoadingNotice} from './view/LoadingNotice';
import {Summary} from './view/Summary';
import {figureOfMeritOf} from './labels/figureOfMerit';
import './Docked.module.css';

/** Windows in which the guide fits next to all plots, in a page of the documentation. */
const wide = '(width >= 1280px)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/**
 * Docks the guide in a page of the documentation: the app takes the width of the window, and the navigation of the site
 * is hidden (`Docked.module.css`). Returns true while it is docked.
 *
 * @param app any element of the app
 * @param canDock true while a guide is open that may be docked
 */
function useDocked(app: RefObject<HTMLElement | null>, canDock: boolean): boolean {
  const isWide = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wide).matches,
    () => false,
  );
  const isDocked = isWide && canDock;
  const wasDocked = useRef(isDocked);
  useLayoutEffect(() => {
    if (!isDocked) return undefined;
    const {dataset} = document.documentElement;
    dataset.docked = '';
    return () => {
      delete dataset.docked;
      delete dataset.contents;
    };
  }, [isDocked]);
  useLayoutEffect(() => {
    // The text before it is broken into other lines. A page that opens with the guide stays at its title.
    if (isDocked !== wasDocked.current) {
      app.current?.closest('[data-app]')?.scrollIntoView({block: 'start'});
    }
    wasDocked.current = isDocked;
  }, [app, isDocked]);
  return isDocked;
}

interface Props {
  readonly ready: ReadyAnalyser;
  /** Names of the dimensions whose histograms are drawn. */
  readonly drawn: readonly string[];
  readonly challenge: string | undefined;
  /** Id of the guide that the page opens. */
  readonly presetGuide?: string | undefined;
  readonly isAlone: boolean;
  /** Called once the plots are drawn, before they are painted. */
  readonly onDrawn?: () => void;
}

const loadFilm = async () => (await import('./film/FilmPlayer')).FilmPlayer;
const loadCoach = async () => (await import('./coach/Coach')).Coach;

/** The open app in the layout that fits: all plots at once, or one at a time. */
export function AnalyserView(props: Props): ReactNode {
  const {ready, drawn, challenge, presetGuide, isAlone, onDrawn} = props;
  const {sample, app, controls} = ready;
  const {isOwnFile, description} = ready.analyser;
  const guide = useGuide(isOwnFile ? undefined : description.key, isAlone, presetGuide);
  const analyser = {...ready.analyser, guide};
  const root = useRef<HTMLDivElement>(null);
  const isGuided = guide?.isPreset && guide.id !== undefined;
  useReturnedFocus(root, guide?.id !== undefined);
  const screen = useFullScreen();
  const canDock = !isAlone && guide?.id !== undefined && !guide.isPreset && !screen.isOn;
  const isDocked = useDocked(root, canDock);
  const fitting = useLayout(root);
  // The step of a first guide is below the plots at any width.
  const layout = isGuided && fitting === 'cockpit' ? 'tabs' : fitting;
  const {Layout} = useLoadedLayout(layout);
  const isDrawn = Layout !== undefined;
  useLayoutEffect(() => {
    if (isDrawn) onDrawn?.();
  }, [isDrawn, onDrawn]);
  const figureOfMerit = figureOfMeritOf(
    analyser.view.flow.at(-1) as Step,
    analyser.option('measure') as Measure,
  );
  // With its guide the app is the first part of the page.
  const headingLevel = isAlone || presetGuide !== undefined ? (2 as const) : (3 as const);
  const shared = {analyser, figureOfMerit, drawn, headingLevel, sample, challenge};
  const film = useFilm(description.name);
  const ownTools = [
    ...(guide && !isAlone ? [guideTool] : []),
    filmTool(film, controls.history.past.length > 0),
    ...(app.tools ?? []),
    ...(screen.isPossible && !isAlone ? [fullScreenTool(screen.isOn)] : []),
  ];
  const given = {analyser, sample, challenge, headingLevel};
  const sharePanel = panelsFor(description, given).find(({title}) => title === 'Share');
  const tools = (
    <Toolbar
      view={analyser}
      app={{...app, tools: ownTools}}
      {...{controls, isAlone}}
      isIconOnly
      share={sharePanel && <PanelContent panel={sharePanel} given={given} />}
    />
  );
  const coach =
    guide?.id !== undefined &&
    (sample ? (
      <LazyContent
        title="The guide"
        load={loadCoach}
        given={{
          ...{analyser, sample, drawn, headingLevel},
          past: controls.history.past,
          isCompact: layout !== 'cockpit',
          hasOnePlot: layout === 'phone',
        }}
      />
    ) : (
      <NotYet analyser={analyser} />
    ));
  const replay = film.isOpen && (
    <LazyContent
      title="The replay"
      load={loadFilm}
      given={{analyser, film, headingLevel, past: controls.history.past}}
    />
  );
  return (
    <div
      ref={root}
      className={styles.app}
      data-layout={layout}
      data-alone={isAlone}
      data-fills={isAlone ? 'page' : screen.isOn ? 'screen' : isDocked ? 'docked' : undefined}
      data-guided={isGuided || undefined}
    >
      {Layout && coach && !replay && <SkipToGuide />}
      <UnreadNotice
        parts={controls.unread.map(app.parameterLabel)}
        onClose={controls.forgetUnread}
      />
      <Summary analyser={analyser} figureOfMerit={figureOfMerit} />
      <LoadingNotice analyser={analyser} />
      {Layout && (
        <Layout
          {...shared}
          tools={tools}
          coach={replay || coach}
          coachName={replay ? 'Replay' : 'Guide'}
          hasSide={layout === 'cockpit'}
          isDocked={isDocked}
          canUndo={controls.history.past.length > 0}
        />
      )}
    </div>
  );
}

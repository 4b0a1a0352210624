import {memo, useEffect, useMemo, useRef, useState, type ReactNode, type RefObject} from 'react';
import {useStable} from '@site/src/hooks/useStable';
import {LiveRegion} from '@site/src/kit/app/LiveRegion';
import {focusOnce} from '@site/src/lib/focusOnce';
import {guideFor} from '../../model/coach/guides';
import type {Guide} from '../../model/coach/types';
import type {Filter} from '../../model/cuts/filters';
import styles from './Coach.module.css';
import {CoachFoot, CoachHead} from './CoachFrame';
import {focusStep, isInWindow} from './focusStep';
import {plotOf, titleOf} from './messages';
import {Outcome, StepItem, type StepProps} from './StepItem';
import {useCoach, type CoachProps, type CoachState} from './useCoach';
import type {GuideControl} from './useGuide';

/**
 * Moves the focus to the current step, or to the end of the guide, when the fields of the step before, which had it, are
 * gone.
 *
 * @param current index of the current step
 * @returns the ref of the guide
 */
function useKeptFocus(current: number): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) {
      const {current: guide} = section;
      const step = guide?.querySelector<HTMLElement>('[aria-current="step"]');
      const next = step ?? guide?.querySelector<HTMLElement>('footer') ?? null;
      // A link of the guide leads away from it, and may undo its steps.
      if (next && guide && isInWindow(guide)) focusStep(next);
      else focusOnce(next);
    }
    hadFocus.current = false;
  }, [current]);
  useEffect(() => {
    const {current: element} = section;
    const note = (): void => {
      hadFocus.current = true;
    };
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, []);
  return section;
}

/** Time without progress after which a hint is shown, in milliseconds. */
const hintDelay = 30_000;

/** True after `hintDelay` at the same step. */
function useHint(place: number): boolean {
  const [hinted, setHinted] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setHinted(place), hintDelay);
    return () => clearTimeout(timer);
  }, [place]);
  return hinted === place;
}

interface OpenProps extends CoachProps {
  readonly control: GuideControl;
  readonly guide: Guide;
}

/** Announces the step that was done, once a change has settled. */
function Announcement({state, found}: Pick<Guide, 'found'> & {readonly state: CoachState}) {
  const {given, progress} = state;
  const announced = useRef(progress.done);
  const takeMessage = (): string | null => {
    const {done} = progress;
    const place = done.findIndex((isDone, at) => isDone && !announced.current[at]);
    announced.current = done;
    const planned = given.plan[place];
    if (!planned) return null;
    const title = titleOf(given.description, planned);
    const next = given.plan[progress.current];
    const then = next
      ? `Next: ${titleOf(given.description, next)}.`
      : `All ${done.length} steps are done.${found === undefined ? '' : ` ${found}`}`;
    return `Step ${place + 1} done: ${title}. ${then}`;
  };
  return <LiveRegion about={progress.done.join()} isSettled say={takeMessage} />;
}

interface ViewProps extends Pick<
  OpenProps,
  'drawn' | 'headingLevel' | 'isCompact' | 'hasOnePlot' | 'control' | 'guide'
> {
  readonly state: CoachState;
  readonly onCut: StepProps['onCut'];
}

/** View of a guide, not rendered again during a drag. */
const GuideView = memo(function GuideView(props: ViewProps): ReactNode {
  const {state, drawn, headingLevel, isCompact, hasOnePlot, control, guide, onCut} = props;
  const {given, progress, measure} = state;
  const {current, done} = progress;
  const isHinted = useHint(current);
  const section = useKeptFocus(current);
  const last = done.length - 1;
  const before = given.plan[current - 1];
  const [seen, setSeen] = useState({of: current, place: current});
  const place = Math.min(last, seen.of === current ? seen.place : current);
  return (
    <section
      ref={section}
      className={styles.coach}
      data-compact={isCompact}
      aria-label={`Guide: ${guide.title}`}
    >
      <CoachHead
        {...{measure, guide, headingLevel, isCompact, done, current}}
        navigation={{place, last, go: (next) => setSeen({of: current, place: next})}}
        onClose={() => control.open('')}
      />
      {state.countNote && !control.isPreset && <p className={styles.note}>{state.countNote}</p>}
      {isCompact && place === current && before && (
        <div className={styles.before}>
          <Outcome {...{control, state}} planned={before} place={current - 1} />
        </div>
      )}
      <ol role="list" className={styles.steps}>
        {given.plan.map((planned, at) =>
          isCompact && at !== place ? null : (
            <StepItem
              key={planned.step.id}
              {...{control, drawn, isCompact, hasOnePlot, state, planned, isHinted, onCut}}
              place={at}
              onAnswer={(reply) => control.answer(`${guide.id} ${planned.step.id}`, reply)}
            />
          ),
        )}
      </ol>
      <CoachFoot
        {...{guide, isCompact}}
        isPreset={control.isPreset}
        isDone={current > last}
        appKey={given.description.key}
        onOpen={control.open}
      />
      <Announcement state={state} found={guide.found} />
    </section>
  );
});

function OpenGuide(props: OpenProps): ReactNode {
  const {drawn, headingLevel, isCompact, hasOnePlot, control, guide} = props;
  const state = useCoach(props, guide, control);
  const names = drawn.join();
  const steady = useMemo(() => names.split(','), [names]);
  const onCut = useStable((dimension: string, filter: Filter | null, isMoving: boolean) =>
    props.analyser.dispatch({
      type: 'do',
      action: filter ? {type: 'cut', dimension, filter} : {type: 'clear', dimension},
      isMoving,
    }),
  );
  const goal = guide.steps[state.progress.current]?.goal;
  const marked = goal?.kind === 'position' ? goal.quantity : undefined;
  const {mark, point} = control;
  const planned = state.given.plan[state.progress.current];
  const [firstPlot] = useState(() =>
    // In a page that opens a guide, the plot of the first step is not the one that the cut changes.
    hasOnePlot && !control.isPreset && planned ? plotOf(planned) : undefined,
  );
  useEffect(() => {
    if (firstPlot !== undefined) point(firstPlot);
  }, [firstPlot, point]);
  useEffect(() => {
    mark(marked);
    return () => mark(undefined);
  }, [mark, marked]);
  return (
    <GuideView
      {...{state, drawn: steady, headingLevel, isCompact, hasOnePlot, control, guide, onCut}}
    />
  );
}

/** The guide next to the plots: its steps are ticked automatically from the state of the app. */
export function Coach(props: CoachProps): ReactNode {
  const {description, guide: control} = props.analyser;
  if (control?.id === undefined) return null;
  const guide = guideFor(description.key, control.id, window.location.pathname);
  return guide ? <OpenGuide key={guide.id} {...props} control={control} guide={guide} /> : null;
}

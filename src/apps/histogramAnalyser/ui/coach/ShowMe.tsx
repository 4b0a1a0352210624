import {useRef, useState, type MouseEvent, type ReactNode} from 'react';
import {ChevronRight} from 'lucide-react';
import {focusOnce} from '@site/src/lib/focusOnce';
import {Quantity} from '@site/src/plot/symbol';
import type {PlannedStep} from '../../model/coach/evaluate';
import type {Goal} from '../../model/coach/types';
import {isRange} from '../../model/cuts/filters';
import {plotOf} from './messages';
import styles from './ShowMe.module.css';
import type {StepProps} from './StepItem';

/** Name of the setting that a goal is about, as in `data-setting`; undefined for a cut, which is made in its plot. */
export function settingOf(goal: Goal): string | undefined {
  if (goal.kind === 'option') return goal.name;
  if (goal.kind === 'luminosity') return 'luminosity';
  return goal.kind === 'shown' ? `process-${goal.processes[0] ?? ''}` : undefined;
}

/** Name of the tab in which a setting is, as in `data-opens`, if another one is selected. */
const tabsOf = (goal: Goal): readonly string[] => {
  if (goal.kind === 'shown') return ['processes'];
  return goal.kind === 'option' ? ['drawing', 'processes'] : [];
};

/**
 * Selectors of the control that does a step, the best first: the control itself, then the button that leads to it in the
 * present layout.
 *
 * @param isTyped true for users of a keyboard: they get the field of an end instead of its slider
 */
export function controlsFor(planned: PlannedStep, isTyped: boolean): readonly string[] {
  const {goal} = planned.step;
  const setting = settingOf(goal);
  if (setting !== undefined) {
    const place = `[data-setting="${setting}"]`;
    return [
      `${place}:is(select, button)`,
      `${place} :is(input:checked, select)`,
      `${place} input`,
      ...tabsOf(goal).map((tab) => `[data-opens="${tab}"]`),
      '[data-opens="settings"]',
    ];
  }
  const plot = plotOf(planned) ?? '';
  const filter = planned.after.get(plot);
  const end = filter && isRange(filter) && filter.from === null ? 'to' : 'from';
  const place = `[data-plot="${plot}"]`;
  return [
    ...(isTyped ? [`${place} [data-end="${end}"]`] : []),
    `${place} [data-first]`,
    '[data-opens="cut"]',
  ];
}

const isVisible = (element: Element): boolean => element.getClientRects().length > 0;

/**
 * Moves the focus to the control of a step; Escape gives it back.
 *
 * @param mark class of the control while it has the focus
 * @returns false if the app has no such control
 */
function showControl(
  app: Element,
  planned: PlannedStep,
  isTyped: boolean,
  mark: string,
  giveBack: () => void,
): boolean {
  const control = controlsFor(planned, isTyped)
    .flatMap((selector) => Array.from(app.querySelectorAll<HTMLElement>(selector)))
    .find(isVisible);
  if (!control) return false;
  const place = control.closest<HTMLElement>('[data-plot], [data-setting]') ?? control;
  const escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    stop();
    giveBack();
  };
  const leave = ({relatedTarget}: FocusEvent): void => {
    if (!(relatedTarget instanceof Node && place.contains(relatedTarget))) stop();
  };
  function stop(): void {
    control?.classList.remove(mark);
    place.removeEventListener('keydown', escape);
    place.removeEventListener('focusout', leave);
  }
  control.focus({preventScroll: true});
  if (control instanceof HTMLInputElement && control.type === 'number') control.select();
  control.scrollIntoView({block: 'nearest'});
  control.classList.add(mark);
  place.addEventListener('keydown', escape);
  place.addEventListener('focusout', leave);
  return true;
}

type Props = Pick<StepProps, 'control' | 'drawn' | 'hasOnePlot' | 'planned' | 'state'>;

/** The button that leads to the control of a step: it is highlighted, and gets the focus. */
export function ShowMe({control, drawn, hasOnePlot, planned, state}: Props): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [isShown, setIsShown] = useState(false);
  const isSetting = settingOf(planned.step.goal) !== undefined;
  const plot = plotOf(planned);
  const at = plot === undefined ? -1 : drawn.indexOf(plot);
  const {histograms} = state.given.description;
  const histogram = histograms.find(({dimension}) => dimension === plot);
  if (planned.step.hasFields || (!isSetting && at < 0)) return null;
  const mark = (isOn: boolean): void => {
    setIsShown(isOn);
    if (!isSetting) control.point(isOn ? plot : undefined);
  };
  const show = ({detail, currentTarget}: MouseEvent<HTMLElement>): void => {
    const [app, guide] = ['[data-app]', 'section'].map((place) => currentTarget.closest(place));
    mark(!isShown);
    if (isShown || !app) return;
    const giveBack = (): void => {
      mark(false);
      // The step may be done, and its button gone.
      if (button.current) button.current.focus();
      else focusOnce(guide?.querySelector<HTMLElement>('[aria-current="step"], footer') ?? null);
    };
    // A click with the keyboard has no detail.
    showControl(app, planned, detail === 0, styles.shown ?? '', giveBack);
  };
  return (
    <div className={styles.buttons}>
      <button
        ref={button}
        type="button"
        className={styles.show}
        aria-pressed={isShown}
        onClick={show}
      >
        Show me <ChevronRight size={16} aria-hidden />
      </button>
      <span className={styles.where}>
        {!isSetting && histogram && (
          <>
            {!hasOnePlot && `plot ${at + 1}, `}
            <Quantity label={histogram.label} />
          </>
        )}
        {isShown && (
          <span className={styles.back}>
            {' '}
            <kbd>Esc</kbd> returns to the guide
          </span>
        )}
      </span>
    </div>
  );
}

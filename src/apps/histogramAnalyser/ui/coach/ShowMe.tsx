import {useRef, useState, type MouseEvent, type ReactNode} from 'react';
import {ChevronRight} from 'lucide-react';
import {focusOnce} from '@site/src/lib/focusOnce';
import {Quantity} from '@site/src/plot/symbol';
import styles from './ShowMe.module.css';
import type {StepProps} from './StepItem';
import {plotOf} from './messages';
import {settingOf, showControl} from './showControl';

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

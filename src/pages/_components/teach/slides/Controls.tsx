import type {ComponentProps, ReactNode, RefObject} from 'react';
import {ChevronLeft, ChevronRight, Maximize, Printer, StickyNote, X} from 'lucide-react';
import styles from './styles.module.css';
import type {Turn} from './useSlideKeys';

interface Props {
  readonly page: number;
  readonly count: number;
  readonly turn: Turn;
  readonly hasNotes: boolean;
  readonly onNotes: () => void;
  readonly onClose: () => void;
  readonly dialog: RefObject<HTMLDialogElement | null>;
}

interface ControlProps extends Omit<ComponentProps<'button'>, 'type' | 'className'> {
  readonly label: string;
  readonly icon: ReactNode;
}

/** A button of the bar: its label is shown where there is space, and is read out everywhere. */
const Control = ({label, icon, ...rest}: ControlProps): ReactNode => (
  <button type="button" className={styles.control} title={label} {...rest}>
    {icon}
    <span>{label}</span>
  </button>
);

/** Shows the dialog without the window of the browser around it, or with it again. */
async function toggleFullScreen(dialog: HTMLDialogElement | null): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  else await dialog?.requestFullscreen();
}

/** The bar below the slides. */
export function Controls(props: Props): ReactNode {
  const {page, count, turn, hasNotes, onNotes, onClose, dialog} = props;
  return (
    <div className={styles.controls} data-slide-controls>
      <Control
        label="Previous"
        icon={<ChevronLeft aria-hidden />}
        aria-disabled={page === 1}
        onClick={() => turn(page - 1)}
      />
      <span className={styles.place} aria-hidden>
        {page} / {count}
      </span>
      <Control
        label="Next"
        icon={<ChevronRight aria-hidden />}
        aria-disabled={page === count}
        onClick={() => turn(page + 1)}
      />
      <span className={styles.space} />
      <Control
        label="Notes"
        icon={<StickyNote aria-hidden />}
        aria-pressed={hasNotes}
        onClick={onNotes}
      />
      <Control label="Print" icon={<Printer aria-hidden />} onClick={() => window.print()} />
      <Control
        label="Full screen"
        icon={<Maximize aria-hidden />}
        onClick={() => void toggleFullScreen(dialog.current).catch(() => undefined)}
      />
      <Control label="Close" icon={<X aria-hidden />} onClick={onClose} />
    </div>
  );
}

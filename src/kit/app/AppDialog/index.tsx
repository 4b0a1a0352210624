import {useEffect, useId, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {X} from 'lucide-react';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  /** At the side of the window, next to what it is about. */
  readonly isDrawer?: boolean;
  /** For a column of controls. */
  readonly isNarrow?: boolean;
  /** For a picture with what belongs to it. */
  readonly isWide?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The browser's own dialog: it keeps the focus, gives it back, and closes on Escape. Drawn while open only. */
export function AppDialog({
  title,
  isDrawer = false,
  isNarrow = false,
  isWide = false,
  onClose,
  children,
}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement) opener.focus({preventScroll: true});
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={clsx(
        isDrawer ? styles.drawer : styles.dialog,
        isNarrow && styles.narrow,
        isWide && styles.wide,
      )}
      onClose={onClose}
    >
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
          <X size="1.1em" aria-hidden /> Close
        </button>
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}

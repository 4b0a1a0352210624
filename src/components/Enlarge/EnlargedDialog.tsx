import {useEffect, useRef, type ReactNode} from 'react';
import {X} from 'lucide-react';
import {useOverflow} from '@site/src/hooks/useOverflow';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly name: string;
  readonly caption?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const whenItScrolls = {tabIndex: 0, role: 'region', 'aria-label': 'Image, scrollable horizontally'};

/** The browser's own dialog: it keeps the focus, closes on Escape and makes the page behind it inert. */
export function EnlargedDialog({name, caption, onClose, children}: DialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(stage);
  useEffect(() => {
    dialog.current?.showModal();
    const {scrollWidth = 0, clientWidth = 0} = stage.current ?? {};
    stage.current?.scrollTo((scrollWidth - clientWidth) / 2, 0);
  }, []);
  return (
    <dialog ref={dialog} aria-label={name} className={styles.dialog} onClose={onClose}>
      <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
        <X size="1.1em" /> Close
      </button>
      <div ref={stage} className={styles.stage} {...(scrolls ? whenItScrolls : {})}>
        {children}
      </div>
      {caption && <div className={styles.caption}>{caption}</div>}
    </dialog>
  );
}

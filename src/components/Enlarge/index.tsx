import {useRef, useState, type ComponentType, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {Maximize2} from 'lucide-react';
import type {DialogProps} from './EnlargedDialog';
import styles from './styles.module.css';

interface Props {
  /** What the button enlarges, for those who cannot see beside what it stands. */
  readonly name: string;
  /** Said below the enlarged picture. */
  readonly caption?: ReactNode;
  readonly children: ReactNode;
}

/** A button that shows a picture as large as the window. The dialog is loaded when it is first asked for. */
export function Enlarge({name, caption, children}: Props): ReactNode {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const [label, setLabel] = useState('Enlarge');
  const button = useRef<HTMLButtonElement>(null);
  const open = async () => {
    try {
      const {EnlargedDialog} = await import('./EnlargedDialog');
      setDialog(() => EnlargedDialog);
      setIsOpen(true);
      setLabel('Enlarge');
    } catch {
      setLabel('Could not load the image. Retry');
    }
  };
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={`${label}: ${name}`}
        aria-haspopup="dialog"
        data-without-javascript="hide"
        onClick={open}
      >
        <Maximize2 size="1em" /> {label}
      </button>
      {Dialog &&
        isOpen &&
        createPortal(
          <Dialog name={name} caption={caption} onClose={close}>
            {children}
          </Dialog>,
          document.body,
        )}
    </>
  );
}

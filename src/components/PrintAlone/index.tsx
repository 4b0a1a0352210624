import {useEffect, useLayoutEffect, useState, type ComponentProps, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {SmallButton} from '../SmallButton';
import {newSheet, placeSheet} from './sheet';
import styles from './styles.module.css';

interface Props {
  /** The label of the button. */
  readonly label: ReactNode;
  /** What is printed, and nothing else of the page; a function loads it when somebody prints. */
  readonly children: ReactNode | (() => Promise<ReactNode>);
  readonly button?: (props: ComponentProps<'button'>) => ReactNode;
}

interface PrintJob {
  readonly sheet: HTMLElement;
  readonly content: ReactNode;
}

/** A button that prints a part of a page on paper of its own. */
export function PrintAlone({label, children, button: Button = SmallButton}: Props): ReactNode {
  const [printed, setPrinted] = useState<PrintJob>();
  const [hasFailed, setHasFailed] = useState(false);

  async function prepare(): Promise<void> {
    setHasFailed(false);
    try {
      const content = typeof children === 'function' ? await children() : children;
      const sheet = newSheet();
      placeSheet(sheet);
      setPrinted({sheet, content});
    } catch {
      setHasFailed(true);
    }
  }

  // Together with its content: an empty sheet alone would leave the page without a height.
  useLayoutEffect(() => printed && (() => printed.sheet.remove()), [printed]);

  useEffect(() => {
    if (!printed) return undefined;
    let isWanted = true;
    const end = (): void => setPrinted(undefined);
    window.addEventListener('afterprint', end);
    void document.fonts.ready.then(() => {
      if (isWanted) window.print();
    });
    return () => {
      isWanted = false;
      window.removeEventListener('afterprint', end);
    };
  }, [printed]);

  return (
    <>
      <Button onClick={prepare}>{label}</Button>
      {hasFailed && (
        <span role="status" className={styles.problem}>
          Could not load the content to print. Check the connection, and press the button again.
        </span>
      )}
      {printed && createPortal(printed.content, printed.sheet)}
    </>
  );
}

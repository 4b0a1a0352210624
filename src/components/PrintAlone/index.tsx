import {useEffect, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {SmallButton} from '../SmallButton';
import styles from './styles.module.css';

interface Props {
  /** The label of the button. */
  readonly label: string;
  /** What is printed, and nothing else of the page. */
  readonly children: ReactNode;
}

/** Placed before everything else in the page, so that the style sheet can hide the rest. */
function newSheet(): HTMLElement {
  const sheet = document.createElement('div');
  sheet.className = styles.sheet ?? '';
  sheet.dataset.printAlone = '';
  document.body.prepend(sheet);
  return sheet;
}

/** A button that prints a part of a page on paper of its own. */
export function PrintAlone({label, children}: Props): ReactNode {
  const [sheet, setSheet] = useState<HTMLElement | null>(null);

  useEffect(() => {
    if (!sheet) return undefined;
    let isWanted = true;
    const end = (): void => setSheet(null);
    window.addEventListener('afterprint', end);
    void document.fonts.ready.then(() => {
      if (isWanted) window.print();
    });
    return () => {
      isWanted = false;
      window.removeEventListener('afterprint', end);
      sheet.remove();
    };
  }, [sheet]);

  return (
    <>
      <SmallButton onClick={() => setSheet(newSheet())}>{label}</SmallButton>
      {sheet && createPortal(children, sheet)}
    </>
  );
}

import {useEffect, useState, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {createPortal} from 'react-dom';
import styles from './Frame.module.css';

interface Props {
  /** What the frame shows, for those who do not see it. */
  readonly title: string;
  /** In pixels. */
  readonly height: number;
  readonly children: ReactNode;
}

const emptyDocument = (title: string): string =>
  `<!doctype html><html lang="en"><title>${title}</title><body></body></html>`;

/** Gives the frame the style sheets of the page, and its colour mode, for as long as it is shown. */
function follow(page: Document, frame: Document): () => void {
  const sheets = page.head.querySelectorAll('link[rel="stylesheet"], style');
  frame.head.append(...Array.from(sheets, (sheet) => sheet.cloneNode(true)));
  const copyAttributes = (): void => {
    for (const {name, value} of Array.from(page.documentElement.attributes)) {
      frame.documentElement.setAttribute(name, value);
    }
  };
  copyAttributes();
  const observer = new MutationObserver(copyAttributes);
  observer.observe(page.documentElement, {attributes: true});
  return () => observer.disconnect();
}

/**
 * A document of its own for parts that are a whole page: they bring landmarks, a heading of level 1
 * or the height of the window, of which a document has one.
 */
export function Frame({title, height, children}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const [frame, setFrame] = useState<Document | null>(null);
  useEffect(() => (frame ? follow(document, frame) : undefined), [frame]);
  if (!isBrowser) return <p>{title}: this part needs JavaScript.</p>;
  return (
    <iframe
      title={title}
      className={styles.frame}
      height={height}
      srcDoc={emptyDocument(title)}
      onLoad={({currentTarget}) => setFrame(currentTarget.contentDocument)}
    >
      {frame && createPortal(children, frame.body)}
    </iframe>
  );
}

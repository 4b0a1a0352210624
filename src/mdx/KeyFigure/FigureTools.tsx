import {useRef, useState, type ReactNode} from 'react';
import {Copy, Download} from 'lucide-react';
import styles from './styles.module.css';

interface Props {
  /** Title of the figure. */
  readonly title: string;
  readonly children: ReactNode;
}

type Action = 'copyDrawing' | 'saveDrawing';

const failures: Readonly<Record<Action, string>> = {
  copyDrawing: 'Could not copy the image. Save it as SVG instead.',
  saveDrawing: 'Could not save the image. Copy it instead.',
};

/** Copies or saves the drawing of the figure that it is in; the code is loaded when it is needed. */
export function FigureTools({title, children}: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState('');
  const act = async (action: Action) => {
    const drawing = place.current?.closest('figure')?.querySelector<HTMLElement>('[role="img"]');
    if (!drawing) return;
    try {
      const tools = await import('./saveDrawing');
      try {
        await tools[action](drawing, title);
        setStatus(action === 'copyDrawing' ? 'Copied' : '');
      } catch {
        setStatus(failures[action]);
      }
    } catch {
      setStatus('Could not load this tool. Check your connection and try again.');
    }
  };
  return (
    <div ref={place} className={styles.tools}>
      <span className={styles.status} role="status">
        {status}
      </span>
      <button
        type="button"
        data-without-javascript="hide"
        aria-label={`Copy the picture: ${title}`}
        onClick={() => act('copyDrawing')}
      >
        <Copy size="1em" /> Copy
      </button>
      <button
        type="button"
        data-without-javascript="hide"
        aria-label={`Save as SVG: ${title}`}
        onClick={() => act('saveDrawing')}
      >
        <Download size="1em" /> SVG
      </button>
      {children}
    </div>
  );
}

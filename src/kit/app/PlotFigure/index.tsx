import {useContext, useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {ScrollRegion} from '@site/src/components/ScrollRegion';
import {useDrawingSize} from '@site/src/hooks/useDrawingSize';
import {byVariable} from '@site/src/lib/picture/grounds';
import {Legend} from '@site/src/plot/legend';
import type {Drawing} from '@site/src/plot/plot';
import {PlotOrigin} from './origin';
import {SaveButtons} from './SaveButtons';
import styles from './styles.module.css';
import {ScrollingTable} from './tables';

function Numbers({drawing}: {readonly drawing: Drawing}): ReactNode {
  const {file, foot} = useContext(PlotOrigin);
  const [isOpen, setIsOpen] = useState(false);
  const {key, title, table} = drawing;
  return (
    <details
      className={styles.numbers}
      onToggle={({currentTarget}) => setIsOpen(currentTarget.open)}
    >
      <summary>
        {table ? 'Numbers and files' : 'Files'}
        <span className="visually-hidden">: {title}</span>
      </summary>
      {isOpen && (
        <>
          <SaveButtons drawings={[drawing]} fileName={`${file}-${key}`} {...{foot, table}} />
          {table && <ScrollingTable table={table} />}
        </>
      )}
    </details>
  );
}

interface Props {
  readonly drawing: Drawing;
  /** Rendered between the title and the plot. */
  readonly children?: ReactNode;
  /** Without a heading, if the panel around it has one. */
  readonly isBare?: boolean;
}

/** A drawing with its legend, and its numbers as a table and as files. */
export function PlotFigure({drawing, children, isBare = false}: Props): ReactNode {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const room = useDrawingSize(place);
  const {title, description, legend, draw} = drawing;
  // A tree that is wider than its place begins in the middle, with its root.
  useEffect(() => {
    const box = place.current?.parentElement;
    box?.scrollTo?.((box.scrollWidth - box.clientWidth) / 2, 0);
  }, [title, room.width]);
  return (
    <figure className={styles.figure} aria-label={title}>
      {!isBare && (
        <p className={styles.title} aria-hidden>
          {title}
        </p>
      )}
      {children}
      {legend.length > 0 && <Legend entries={legend} />}
      <ScrollRegion label={title} className={styles.place ?? ''}>
        <div ref={place} role="img" aria-label={description}>
          {draw(room, byVariable, id)}
        </div>
      </ScrollRegion>
      <Numbers drawing={drawing} />
    </figure>
  );
}

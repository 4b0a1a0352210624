import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {byVariable} from '@site/src/lib/picture/grounds';
import {useRoom} from '@site/src/hooks/useRoom';
import {ScrollRegion} from '@site/src/components/ScrollRegion';
import styles from './chart.module.css';
import {DataTable} from './DataTable';
import {SaveRow} from './SaveRow';
import type {Drawing} from './spec';
import {Swatch, swatchSize} from './Swatch';

interface Props {
  readonly drawing: Drawing;
  /** Said below the title. */
  readonly children?: ReactNode;
  /** Without a heading, where the panel around it has one. */
  readonly isBare?: boolean;
}

function Numbers({drawing}: {readonly drawing: Drawing}): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={styles.numbers}
      onToggle={({currentTarget}) => setIsOpen(currentTarget.open)}
    >
      <summary>
        {drawing.table ? 'Numbers and files' : 'Files'}
        <span className="visually-hidden">: {drawing.title}</span>
      </summary>
      {isOpen && (
        <>
          <SaveRow drawing={drawing} />
          {drawing.table && <DataTable table={drawing.table} />}
        </>
      )}
    </details>
  );
}

/** A chart with its legend, and its numbers as a table and as files. */
export function ChartFigure({drawing, children, isBare = false}: Props): ReactNode {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const room = useRoom(place);
  const {title, description, legend, draw} = drawing;
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
      {legend.length > 0 && (
        <ul className={styles.legend} role="list">
          {legend.map((entry, i) => (
            <li key={entry.name}>
              <svg {...swatchSize} aria-hidden>
                <Swatch entry={entry} paint={byVariable} id={`${id}swatch${i}`} />
              </svg>{' '}
              {entry.name}
            </li>
          ))}
        </ul>
      )}
      <ScrollRegion label={title} className={styles.place ?? ''}>
        <div ref={place} role="img" aria-label={description}>
          {draw(room, byVariable, id)}
        </div>
      </ScrollRegion>
      <Numbers drawing={drawing} />
    </figure>
  );
}

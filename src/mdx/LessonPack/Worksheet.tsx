import type {ReactNode} from 'react';
import {RichText} from '@site/src/components/RichText';
import type {Lesson} from '@site/src/data/lessons';
import type {Block} from '@site/src/data/lessons/schema';
import {AngleGrid, HistogramGrid, Target} from '@site/src/figures/Worksheet';
import {Sheet} from './Sheet';
import {SheetTable} from './SheetTable';
import styles from './worksheet.module.css';

function Question({number, block}: {readonly number: number; readonly block: Block}): ReactNode {
  if (block.kind !== 'question') return null;
  return (
    <div className={styles.question}>
      <p>
        <strong className={styles.number}>{number}</strong> <RichText text={block.text} />
      </p>
      {Array.from({length: block.lines}, (_, line) => (
        <div key={line} className={styles.line} />
      ))}
    </div>
  );
}

function Drawing({caption, children}: {readonly caption: string; readonly children: ReactNode}) {
  return (
    <figure className={styles.drawing}>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function Drawn({block, number}: {readonly block: Block; readonly number: number}): ReactNode {
  switch (block.kind) {
    case 'question':
      return <Question number={number} block={block} />;
    case 'table':
      return <SheetTable {...block} />;
    case 'grid':
      return <HistogramGrid {...block} />;
    case 'angles':
      return (
        <Drawing caption={block.caption}>
          <AngleGrid />
        </Drawing>
      );
    case 'target':
      return (
        <Drawing caption={block.caption}>
          <Target />
        </Drawing>
      );
    default:
      return (
        <p>
          <RichText text={block.text} />
        </p>
      );
  }
}

/** What the class gets: questions with room for answers, tables to fill and grids to draw in. */
export function Worksheet({lesson}: {readonly lesson: Lesson}): ReactNode {
  const {worksheet, title} = lesson;
  const numberOf = (place: number): number =>
    worksheet.slice(0, place + 1).filter(({kind}) => kind === 'question').length;
  return (
    <Sheet title={title} page={lesson.page} isForClass>
      {worksheet.map((block, place) => (
        <Drawn key={place} block={block} number={numberOf(place)} />
      ))}
    </Sheet>
  );
}

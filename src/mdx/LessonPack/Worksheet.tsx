import type {ReactNode} from 'react';
import {RichText} from '@site/src/components/RichText';
import type {Lesson} from '@site/src/data/lessons';
import type {Block} from '@site/src/data/lessons/schema';
import {Sheet} from './Sheet';
import {SheetBlock} from './SheetBlock';
import styles from './worksheet.module.css';

interface QuestionProps {
  readonly number: number;
  readonly block: Extract<Block, {kind: 'question'}>;
}

function Question({number, block}: QuestionProps): ReactNode {
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

/** What the class gets: questions with room for answers, tables to fill and grids to draw in. */
export function Worksheet({lesson}: {readonly lesson: Lesson}): ReactNode {
  const {worksheet, title} = lesson;
  const numberOf = (place: number): number =>
    worksheet.slice(0, place + 1).filter(({kind}) => kind === 'question').length;
  return (
    <Sheet title={title} page={lesson.page} isForClass>
      {worksheet.map((block, place) =>
        block.kind === 'question' ? (
          <Question key={place} number={numberOf(place)} block={block} />
        ) : (
          <SheetBlock key={place} block={block} />
        ),
      )}
    </Sheet>
  );
}

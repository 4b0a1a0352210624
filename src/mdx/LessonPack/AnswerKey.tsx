import type {ReactNode} from 'react';
import {RichText} from '@site/src/components/RichText';
import type {Lesson} from '@site/src/data/lessons';
import {HistogramGrid} from '@site/src/figures/Worksheet';
import {Sheet} from './Sheet';
import {SheetTable} from './SheetTable';
import styles from './worksheet.module.css';

/** The answers, by the numbers of the questions; on paper they are a sheet of their own. */
export function AnswerKey({lesson}: {readonly lesson: Lesson}): ReactNode {
  const {answers, title, page} = lesson;
  return (
    <Sheet title={`Answers: ${title}`} page={page}>
      {answers.map(({text, table, grid}, index) => (
        <div key={index} className={styles.answer}>
          <p>
            <strong className={styles.number}>{index + 1}</strong> <RichText text={text} />
          </p>
          {table && <SheetTable {...table} />}
          {grid && <HistogramGrid {...grid} />}
        </div>
      ))}
    </Sheet>
  );
}

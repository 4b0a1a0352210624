import {Fragment, type ReactNode} from 'react';
import {RichText} from '@site/src/components/RichText';
import type {Lesson} from '@site/src/data/lessons';
import {partNameOf} from '@site/src/data/lessons/worksheetParts';
import {HistogramGrid} from '@site/src/figures/worksheet';
import {PartLabel} from './PartLabel';
import {Sheet} from './Sheet';
import {SheetTable} from './SheetTable';
import styles from './worksheet.module.css';

/** The answers, by the numbers of the questions; on paper they are a sheet of their own. */
export function AnswerKey({lesson}: {readonly lesson: Lesson}): ReactNode {
  const {answers} = lesson;
  const names = answers.map((_, index) => partNameOf(lesson, index + 1));
  return (
    <Sheet lesson={lesson} kind="answer-key">
      {answers.map(({text, table, grid}, index) => (
        <Fragment key={index}>
          {names[index] !== names[index - 1] && <PartLabel name={names[index]} />}
          <div className={styles.answer}>
            <p>
              <strong className={styles.number}>{index + 1}</strong> <RichText text={text} />
            </p>
            {table && <SheetTable {...table} />}
            {grid && <HistogramGrid {...grid} />}
          </div>
        </Fragment>
      ))}
    </Sheet>
  );
}

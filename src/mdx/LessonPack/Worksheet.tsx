import {Fragment, type ReactNode} from 'react';
import {RichText} from '@site/src/components/RichText';
import type {Lesson} from '@site/src/data/lessons';
import {worksheetParts, type NumberedBlock} from '@site/src/data/lessons/worksheetParts';
import {PartLabel} from './PartLabel';
import {NameLine, Sheet} from './Sheet';
import {SheetBlock} from './SheetBlock';
import styles from './worksheet.module.css';

interface QuestionProps {
  readonly block: Extract<NumberedBlock, {kind: 'question'}>;
}

function Question({block: {number, text, lines}}: QuestionProps): ReactNode {
  return (
    <div className={styles.question}>
      <p>
        <strong className={styles.number}>{number}</strong> <RichText text={text} />
      </p>
      {Array.from({length: lines}, (_, line) => (
        <div key={line} className={styles.line} />
      ))}
    </div>
  );
}

/** What the class gets: questions with room for answers, tables to fill and grids to draw in. */
export function Worksheet({lesson}: {readonly lesson: Lesson}): ReactNode {
  return (
    <Sheet lesson={lesson} kind="worksheet">
      {worksheetParts(lesson).map(({name, blocks}) => (
        <Fragment key={name ?? ''}>
          {name === 'Second lesson' && (
            <div className={styles.secondHead} data-search="skip">
              <NameLine />
            </div>
          )}
          <PartLabel name={name} />
          {blocks.map((block, place) =>
            block.kind === 'question' ? (
              <Question key={place} block={block} />
            ) : (
              <SheetBlock key={place} block={block} />
            ),
          )}
        </Fragment>
      ))}
    </Sheet>
  );
}

import type {ReactNode} from 'react';
import clsx from 'clsx';
import {RichText} from '@site/src/components/RichText';
import {HistogramGrid} from '@site/src/figures/Worksheet';
import {SheetBlock, SheetBlocks} from '@site/src/mdx/LessonPack/SheetBlock';
import {SheetTable} from '@site/src/mdx/LessonPack/SheetTable';
import type {Task} from './deck';
import styles from './styles.module.css';

function Answer({answer}: Pick<Task, 'answer'>): ReactNode {
  const {text, table, grid} = answer;
  return (
    <details className={styles.answer}>
      <summary>Answer</summary>
      <p>
        <RichText text={text} />
      </p>
      <SheetBlocks>
        {table && <SheetTable {...table} />}
        {grid && <HistogramGrid {...grid} />}
      </SheetBlocks>
    </details>
  );
}

interface TaskProps {
  readonly task: Task;
  readonly isOnPaper: boolean;
}

function Materials({blocks}: {readonly blocks: Task['material']}): ReactNode {
  if (blocks.length === 0) return null;
  return (
    <div className={styles.material}>
      <SheetBlocks>
        {blocks.map((block, place) => (
          <SheetBlock key={place} block={block} />
        ))}
      </SheetBlocks>
    </div>
  );
}

/** A question, and next to it what it is about; a table is below the question if there is a drawing as well. */
export function TaskContent({task, isOnPaper}: TaskProps): ReactNode {
  const {number, text, material, answer} = task;
  const texts = material.filter(({kind}) => kind === 'text');
  const tables = material.filter(({kind}) => kind === 'table');
  const drawings = material.filter(({kind}) => kind !== 'table' && kind !== 'text');
  const hasBoth = tables.length > 0 && drawings.length > 0;
  return (
    <div className={clsx(styles.task, texts.length < material.length && styles.withMaterial)}>
      <div>
        {texts.map((block, place) => (
          <SheetBlock key={place} block={block} />
        ))}
        <p>
          <strong>Question {number}.</strong> <RichText text={text} />
        </p>
        {hasBoth && <Materials blocks={tables} />}
        {!isOnPaper && <Answer answer={answer} />}
      </div>
      <Materials blocks={hasBoth ? drawings : [...tables, ...drawings]} />
    </div>
  );
}

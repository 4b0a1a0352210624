import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {RichText} from '@site/src/components/RichText';
import {SheetBlock, SheetBlocks} from '@site/src/mdx/LessonPack/SheetBlock';
import type {Task} from './deck';
import styles from './styles.module.css';

type Blocks = Task['material'];

/** The largest number of columns of a table that is shown next to other content. */
const maxColumns = 10;

function Materials({blocks, className}: {readonly blocks: Blocks; readonly className?: string}) {
  if (blocks.length === 0) return null;
  return (
    <div className={clsx(styles.material, className)}>
      <SheetBlocks>
        {blocks.map((block, place) => (
          <SheetBlock key={place} block={block} />
        ))}
      </SheetBlocks>
    </div>
  );
}

/** The content with an open answer: its table and its grid in place of those to fill in. */
function materialOfAnswer({material, answer: {table, grid}}: Task): Blocks {
  const own = [table, grid].filter((block) => block !== undefined);
  const replaced = ['text', ...own.map(({kind}) => kind)];
  return [...own, ...material.filter(({kind}) => !replaced.includes(kind))];
}

interface TaskProps {
  readonly task: Task;
  /** What the class does before the question. */
  readonly instruction: string | undefined;
  readonly isOnPaper: boolean;
}

/**
 * A question, and next to it what it is about; a table is below the question if there is a drawing as
 * well, and below everything if it is wide. An open answer takes the place of what was to be filled in.
 */
export function TaskContent({task, instruction, isOnPaper}: TaskProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const {number, text, answer} = task;
  const blocks = isOpen ? materialOfAnswer(task) : task.material;
  const texts = blocks.filter(({kind}) => kind === 'text');
  const wide = blocks.filter((one) => one.kind === 'table' && one.head.length > maxColumns);
  const tables = blocks.filter((one) => one.kind === 'table' && !wide.includes(one));
  const drawings = blocks.filter(({kind}) => kind !== 'table' && kind !== 'text');
  const hasBoth = tables.length > 0 && drawings.length > 0;
  const beside = hasBoth ? drawings : [...tables, ...drawings];
  return (
    <div className={clsx(styles.task, beside.length > 0 && styles.withMaterial)}>
      <div>
        {instruction !== undefined && !isOpen && (
          <p>
            <RichText text={instruction} />
          </p>
        )}
        {texts.map((block, place) => (
          <SheetBlock key={place} block={block} />
        ))}
        <p>
          <strong>Question {number}.</strong> <RichText text={text} />
        </p>
        {hasBoth && <Materials blocks={tables} />}
        {!isOnPaper && (
          <details
            className={styles.answer}
            open={isOpen}
            onToggle={({currentTarget}) => setIsOpen(currentTarget.open)}
          >
            <summary>Answer</summary>
            <p>
              <RichText text={answer.text} />
            </p>
          </details>
        )}
      </div>
      <Materials blocks={beside} />
      <Materials blocks={wide} className={styles.wide} />
    </div>
  );
}

import type {ReactNode} from 'react';
import {RichText} from '@site/src/components/RichText';
import type {Block} from '@site/src/data/lessons/schema';
import {AngleGrid, HistogramGrid, Target} from '@site/src/figures/worksheet';
import {SheetTable} from './SheetTable';
import styles from './worksheet.module.css';

/** Parts of a worksheet outside of it, in its look. */
export function SheetBlocks({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.sheet}>{children}</div>;
}

function Drawing({caption, children}: {readonly caption: string; readonly children: ReactNode}) {
  return (
    <figure className={styles.drawing}>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

interface Props {
  readonly block: Exclude<Block, {kind: 'question'}>;
}

/** A part of a worksheet other than a question. */
export function SheetBlock({block}: Props): ReactNode {
  switch (block.kind) {
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

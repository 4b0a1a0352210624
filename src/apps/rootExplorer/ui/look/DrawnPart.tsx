import type {ReactNode} from 'react';
import {LiveRegion} from '@site/src/kit/app/LiveRegion';
import {SmallButton} from '@site/src/components/SmallButton';
import {formatCount, formatCountOf} from '@site/src/kit/format/numbers';
import type {DrawResult} from '../../model/types';
import type {Drawing} from '../draw/useDrawing';
import {ProblemNotice} from '../parts/ProblemNotice';
import {plotOfDrawn} from '../plot/plotData';
import {PlotPart} from '../plot/PlotPart';
import styles from './look.module.css';
import {corruptBaskets, remarksOn} from './remarks';
import {describeDrawResult, Statistics} from './Statistics';

interface Props {
  readonly drawing: Drawing;
  readonly fileName: string;
  /** Where the values are from, below a picture. */
  readonly source: string;
  /** Whether what is drawn has several values in an entry of the tree, which all count. */
  readonly hasLists: boolean;
  /** Whether what the form says now cannot be plotted, so that a plot is of something earlier. */
  readonly hasFailed: boolean;
}

const entries = (count: number): string => formatCountOf(count, 'entry', 'entries');

/** What is corrupted, and what the plot shows nevertheless. */
function Corrupt({drawn}: {readonly drawn: DrawResult}): ReactNode {
  const {corrupt, entriesRead, entriesSkipped} = drawn;
  if (corrupt.length === 0) return null;
  return (
    <ProblemNotice
      problem={{
        what: corruptBaskets(corrupt),
        advice: `The plot skips ${entries(entriesSkipped)} with data from the corrupted part, and shows the other ${entries(entriesRead)}. Download the file again to plot all of them.`,
      }}
    />
  );
}

/** Message that a plot does not show the values of the form. */
function Earlier({drawn: {axes, series}}: {readonly drawn: DrawResult}): ReactNode {
  const selections = series.map(({label}) => label).filter((label) => label !== 'all');
  return (
    <p className={styles.earlier}>
      <strong>This plot shows your previous settings</strong>:{' '}
      <code>{axes.map(({label}) => label).join(' and ')}</code>
      {selections.length > 0 && (
        <>
          {' '}
          with <code>{selections.join('; ')}</code>
        </>
      )}
      . The new plot could not be drawn.
    </p>
  );
}

function Progress({drawing, hasLists}: Pick<Props, 'drawing' | 'hasLists'>): ReactNode {
  const {drawn, isOwn, isRunning, stop} = drawing;
  if (isRunning) {
    const isKnown = drawn !== undefined && isOwn;
    return (
      <div className={styles.progress}>
        <progress
          aria-label="Entries read"
          max={1}
          {...(isKnown ? {value: drawn.entriesRead / Math.max(1, drawn.entriesOf)} : {})}
        />
        <span>
          {isKnown
            ? `${formatCount(drawn.entriesRead)} of ${entries(drawn.entriesOf)}`
            : 'Reading the first entries'}
        </span>
        <SmallButton onClick={stop}>Stop</SmallButton>
      </div>
    );
  }
  if (!drawn || !isOwn) return null;
  return (
    <p className={styles.quiet}>
      {remarksOn(drawn).join(' ')}
      {hasLists && ' Each value of a list counts once.'}
    </p>
  );
}

function footOf(drawn: DrawResult, source: string): readonly string[] {
  const {request, series, entriesRead, entriesSkipped, entriesOf} = drawn;
  const read =
    entriesRead === entriesOf
      ? `all ${entries(entriesOf)}`
      : `${formatCount(entriesRead)} of ${entries(entriesOf)}`;
  const corrupt = entriesSkipped > 0 ? `, ${formatCount(entriesSkipped)} corrupted` : '';
  const selections = series.map(({label}) => label).join('; ');
  const weight = request.weight ? `, weighted by ${request.weight}` : '';
  return [`Tree ${request.tree}, ${read}${corrupt}, selection: ${selections}${weight}`, source];
}

/** What was drawn of a tree: its plot and its numbers, growing while entries are read. */
export function DrawnPart({drawing, fileName, source, hasLists, hasFailed}: Props): ReactNode {
  const {drawn, problem, isRunning, isOwn} = drawing;
  const isEarlier = drawn !== undefined && !isRunning && (hasFailed || (problem && !isOwn));
  return (
    <div className={styles.part}>
      {problem && !problem.at && <ProblemNotice problem={problem} />}
      {drawn && isOwn && <Corrupt drawn={drawn} />}
      {isEarlier && <Earlier drawn={drawn} />}
      <Progress drawing={drawing} hasLists={hasLists} />
      {drawn ? (
        <PlotPart
          plot={plotOfDrawn(drawn)}
          fileName={`${fileName}-${drawn.axes.map(({label}) => label).join('-')}`.replaceAll(
            /[^\w-]+/g,
            '-',
          )}
          foot={footOf(drawn, source)}
        >
          <Statistics drawn={drawn} />
        </PlotPart>
      ) : (
        !isRunning &&
        !problem && (
          <p className={styles.empty}>
            Select a branch, or enter an expression, to see the distribution of its values.
          </p>
        )
      )}
      <LiveRegion
        about={drawn}
        isSettled={!isRunning}
        say={() => (drawn ? describeDrawResult(drawn) : null)}
      />
    </div>
  );
}

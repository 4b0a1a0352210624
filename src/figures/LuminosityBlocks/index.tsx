import {useState, type ReactNode, useId} from 'react';
import {ExplorableFigure} from '@site/src/components/Figure/Explorable';
import {formatCount} from '@site/src/kit/format/numbers';
import {
  keptOf,
  sumOf,
  isGood,
  type Block,
  type BlockRange,
  type GoodRunList,
} from '@site/src/physics/goodRunList';
import {Bar, Chart, Hatched, Row, rowHeight} from '../chart';
import {
  altOf,
  keptRows,
  keptSentence,
  xmlOf,
  printRanges,
  statusOf,
  caption,
  invitation,
} from './descriptions';
import {blocksOf, goodRangesOf, problems, run, type Problem, lastBlock} from './run';
import styles from './styles.module.css';

const edge = (blocks: number): number => (100 * blocks) / lastBlock;

const ticks = [1, 10, 20, 30, 40].map((block) => ({at: edge(block - 0.5), label: `${block}`}));

/** In em, of the highest bar of events. */
const tallest = 4.2;

interface StripProps {
  readonly name: string;
  readonly happened: readonly Problem[];
  readonly blocks: readonly Block[];
  /** The ranges of the list, and null if it is not applied. */
  readonly ranges: readonly BlockRange[] | null;
  readonly list: GoodRunList;
}

interface BarOfEventsProps {
  readonly lumiBlock: number;
  readonly height: number;
  readonly foot: number;
  readonly look: 'kept' | 'left out' | 'doubtful';
  readonly hatching: string;
}

/** The recorded events of a block; hatched if it is kept despite a problem. */
function BarOfEvents({lumiBlock, height, foot, look, hatching}: BarOfEventsProps): ReactNode {
  return (
    <rect
      x={`${edge(lumiBlock - 0.92)}%`}
      width={`${edge(0.84)}%`}
      y={`${foot - height}em`}
      height={`${height}em`}
      className={styles.events}
      data-look={look}
      style={look === 'doubtful' ? {fill: `url(#${hatching})`} : {}}
    />
  );
}

/** The blocks of the run from left to right: what was wrong, what the list says, what is kept. */
function Strip({name, happened, blocks, ranges, list}: StripProps): ReactNode {
  const hatching = useId();
  const top = Math.max(...blocks.map(({events}) => events));
  const foot = (problems.length + 1) * rowHeight + 1.6 + tallest;
  return (
    <div role="img" aria-label={name} className={styles.strip}>
      <Chart
        height={foot}
        title="luminosity block of a made-up run"
        ticks={ticks}
        legend={[
          {kind: 'hatched', form: 'bar', name: 'problem'},
          {kind: 'full', form: 'bar', name: 'kept'},
          {kind: 'hollow', form: 'bar', name: 'excluded'},
        ]}
      >
        <g className={styles.wrong}>
          <Hatched id={hatching} />
        </g>
        {problems.map((problem, index) => (
          <Row
            key={problem.part}
            index={index}
            name={problem.part}
            value={statusOf(problem, happened)}
          >
            <line x2="100%" className={styles.good} />
            {happened.includes(problem) &&
              problem.ranges.map(({start, end}) => (
                <g key={start} className={styles.wrong}>
                  <Bar from={edge(start - 1)} to={edge(end)} kind="hollow" />
                  <Bar from={edge(start - 1)} to={edge(end)} kind="hatched" hatching={hatching} />
                </g>
              ))}
          </Row>
        ))}
        <Row
          index={problems.length}
          name="Good run list"
          value={ranges ? printRanges(ranges) : 'not applied'}
        >
          {(ranges ?? []).map(({start, end}) => (
            <Bar key={start} from={edge(start - 1)} to={edge(end)} kind="full" />
          ))}
        </Row>
        <Row index={problems.length + 1} name="Events" value={`highest bar: ${formatCount(top)}`} />
        {blocks.map(({run, lumiBlock, events}) => (
          <BarOfEvents
            key={lumiBlock}
            lumiBlock={lumiBlock}
            height={(tallest * events) / top}
            foot={foot}
            look={isGood(list, run, lumiBlock) ? 'kept' : ranges ? 'left out' : 'doubtful'}
            hatching={hatching}
          />
        ))}
      </Chart>
    </div>
  );
}

interface Props {
  readonly isApplied: boolean;
  readonly undone: readonly Problem[];
  readonly onApply: (isApplied: boolean) => void;
  readonly onUndo: (undone: readonly Problem[]) => void;
}

/** What the reader may switch. */
function Controls({isApplied, undone, onApply, onUndo}: Props): ReactNode {
  const toggle = (problem: Problem): void =>
    onUndo(
      undone.includes(problem) ? undone.filter((other) => other !== problem) : [...undone, problem],
    );
  return (
    <fieldset className={styles.controls} data-without-javascript="hide">
      <legend>Try it</legend>
      <label>
        <input
          type="checkbox"
          autoComplete="off"
          checked={isApplied}
          onChange={({target}) => onApply(target.checked)}
        />{' '}
        Apply the good run list
      </label>
      {problems
        .filter(({choice}) => choice !== null)
        .map((problem) => (
          <label key={problem.part}>
            <input
              type="checkbox"
              autoComplete="off"
              checked={!undone.includes(problem)}
              onChange={() => toggle(problem)}
            />{' '}
            {problem.choice}
          </label>
        ))}
    </fieldset>
  );
}

/** A run in which the reader switches the good run list on and off, and what went wrong. */
function Drawing(): ReactNode {
  const [isApplied, setIsApplied] = useState(true);
  const [undone, setUndone] = useState<readonly Problem[]>([]);
  const happened = problems.filter((problem) => !undone.includes(problem));
  const blocks = blocksOf(happened);
  const ranges = goodRangesOf(happened);
  const list = {[run]: ranges};
  const all = sumOf(blocks);
  const good = keptOf(list, blocks);
  const kept = isApplied ? good : all;
  const sentence = keptSentence(kept, all);
  return (
    <div className={styles.figure}>
      <Controls isApplied={isApplied} undone={undone} onApply={setIsApplied} onUndo={setUndone} />
      <Strip
        name={altOf(happened, isApplied ? ranges : null, all.blocks - good.blocks, sentence)}
        happened={happened}
        blocks={blocks}
        ranges={isApplied ? ranges : null}
        list={list}
      />
      <dl className={styles.sums}>
        {keptRows(kept, all).map((row) => (
          <div key={row.name}>
            <dt>{row.name} kept</dt>
            <dd>
              <strong>{row.kept}</strong> of {row.all}
            </dd>
          </div>
        ))}
      </dl>
      <p className="visually-hidden" role="status">
        {sentence}
      </p>
      <p className={styles.heading}>The entry of this run in the format of a published list</p>
      <pre className={styles.list}>
        <code>{xmlOf(ranges)}</code>
      </pre>
    </div>
  );
}

/** The figure with its caption; the drawing has its own text alternative. */
export function LuminosityBlocks(): ReactNode {
  return (
    <ExplorableFigure caption={caption} invitation={invitation}>
      <Drawing />
    </ExplorableFigure>
  );
}

import {useId, type ReactNode} from 'react';
import {isGood, type Block, type BlockRange, type GoodRunList} from '@site/src/physics/goodRunList';
import {formatCount} from '@site/src/kit/format/numbers';
import {Bar, Chart, Hatched, Row, rowHeight} from '../chart';
import {lastBlock, problems, type Problem} from './run';
import styles from './styles.module.css';
import {printRanges, statusOf} from './descriptions';

const edge = (blocks: number): number => (100 * blocks) / lastBlock;

const ticks = [1, 10, 20, 30, 40].map((block) => ({at: edge(block - 0.5), label: `${block}`}));

/** In em, of the highest bar of events. */
const tallest = 4.2;

interface Props {
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

/** What was recorded in a block; hatched if it is kept although something was wrong. */
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
export function Strip({name, happened, blocks, ranges, list}: Props): ReactNode {
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

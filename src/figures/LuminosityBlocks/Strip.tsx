import {useId, type ReactNode} from 'react';
import {isGood, type Block, type BlockRange, type GoodRunList} from '@site/src/physics/goodRunList';
import {printCount} from '@site/src/lib/printNumber';
import {Bar, Chart, Hatched, Row, rowHeight} from '../chart';
import {lastBlock, problems, type Problem} from './run';
import styles from './styles.module.css';
import {printRanges, statusOf} from './words';

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

/** The blocks of the run from left to right: what was wrong, what the list says, what is kept. */
export function Strip({name, happened, blocks, ranges, list}: Props): ReactNode {
  const hatching = useId();
  const top = Math.max(...blocks.map(({events}) => events));
  const foot = (problems.length + 1) * rowHeight + 1.6 + tallest;
  return (
    <div role="img" aria-label={name}>
      <Chart
        height={foot}
        title="luminosity block"
        ticks={ticks}
        legend={[
          {kind: 'hatched', form: 'bar', name: 'something wrong'},
          {kind: 'full', form: 'bar', name: 'kept'},
          {kind: 'hollow', form: 'bar', name: 'left out'},
        ]}
      >
        <Hatched id={hatching} />
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
          name="Good-run list"
          value={ranges ? printRanges(ranges) : 'not applied'}
        >
          {(ranges ?? []).map(({start, end}) => (
            <Bar key={start} from={edge(start - 1)} to={edge(end)} kind="full" />
          ))}
        </Row>
        <Row index={problems.length + 1} name="Events" value={`highest bar: ${printCount(top)}`} />
        {blocks.map(({run, lumiBlock, events}) => (
          <rect
            key={lumiBlock}
            x={`${edge(lumiBlock - 0.92)}%`}
            width={`${edge(0.84)}%`}
            y={`${foot - (tallest * events) / top}em`}
            height={`${(tallest * events) / top}em`}
            className={!ranges || isGood(list, run, lumiBlock) ? styles.kept : styles.lost}
          />
        ))}
      </Chart>
    </div>
  );
}

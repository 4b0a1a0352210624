import type {ReactNode} from 'react';
import {processes13} from '@site/src/data/processes';
import {formatPowerOfTen} from '@site/src/kit/format/numbers';
import {Chart, Dot, Row, rowHeight} from '../chart';
import {decades, logarithmic} from '../chart/scale';
import {luminosity, printProduced, range} from './rates';
import styles from './styles.module.css';

export {alt, caption} from './rates';

const ticks = decades(range, 2)
  .filter((power) => power > -3)
  .map((power) => ({at: logarithmic(10 ** power, range), label: formatPowerOfTen(power)}));

/** Height of the line above the rows, in em. */
const head = 1.6;

/** Whole processes, unlike the ladder of simulated samples, which takes filtered ones from the catalogue. */
export function ProcessRates(): ReactNode {
  return (
    <Chart
      height={processes13.length * rowHeight + head}
      title="cross-section [pb]"
      ticks={ticks}
      legend={[
        {kind: 'full', form: 'dot', name: 'without a Higgs boson'},
        {kind: 'hollow', form: 'dot', name: 'with one or two Higgs bosons'},
      ]}
    >
      <text x="100%" y="1em" textAnchor="end" className={styles.head}>
        produced in {luminosity}
      </text>
      <svg y={`${head}em`} className={styles.rows}>
        {processes13.map((process, index) => (
          <Row
            key={process.name}
            index={index}
            name={process.name}
            detail={process.detail}
            value={printProduced(process)}
          >
            <Dot
              at={logarithmic(process.crossSectionPb, range)}
              kind={process.hasHiggs ? 'hollow' : 'full'}
              text={process.print}
            />
          </Row>
        ))}
      </svg>
    </Chart>
  );
}

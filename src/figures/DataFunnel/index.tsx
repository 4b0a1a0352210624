import {useId, type ReactNode} from 'react';
import {Bar, Chart, Dot, Hatched, Row, rowHeight} from '../chart';
import {logarithmic} from '../chart/scale';
import {formats, type Format} from './formats';
import styles from './styles.module.css';
import {printSizes} from './descriptions';

export {alt, caption, title} from './descriptions';

/** In kB. */
const range = {low: 0.1, high: 2000};

const at = (kilobytes: number): number => logarithmic(kilobytes, range);

const ticks = [
  {kilobytes: 0.1, label: '0.1 kB'},
  {kilobytes: 1, label: '1 kB'},
  {kilobytes: 10, label: '10 kB'},
  {kilobytes: 100, label: '100 kB'},
  {kilobytes: 1000, label: '1 MB'},
].map(({kilobytes, label}) => ({at: at(kilobytes), label}));

/** Half the width, in percent, of the mark of a size that is only about right. */
const blur = 1.2;

/** Where recorded collisions are on the axis: their largest size. */
const dataAt = ({typical, sizes}: Format): number =>
  at(
    typical?.[1] ??
      Math.max(...sizes.filter(({kind}) => kind === 'data').map(({kilobytes}) => kilobytes)),
  );

/** How large an event is in each format, from the detector to the ntuple. */
export function DataFunnel(): ReactNode {
  const hatching = useId();
  return (
    <Chart
      height={formats.length * rowHeight}
      title="size of one event"
      ticks={ticks}
      legend={[
        {kind: 'full', form: 'dot', name: 'collisions'},
        {kind: 'hollow', form: 'dot', name: 'simulated'},
        {kind: 'hatched', form: 'bar', name: 'typical, not released'},
      ]}
    >
      <Hatched id={hatching} />
      {formats.map((format, index) => (
        <Row key={format.name} index={index} name={format.name} value={printSizes(format)}>
          {format.isOnTheWay && (
            <rect width={`${dataAt(format)}%`} y="-0.45em" height="0.9em" className={styles.way} />
          )}
          {format.typical && (
            <Bar
              from={at(format.typical[0]) - (format.typical[0] === format.typical[1] ? blur : 0)}
              to={at(format.typical[1]) + (format.typical[0] === format.typical[1] ? blur : 0)}
              kind="hatched"
              hatching={hatching}
            />
          )}
          {format.sizes.map(({kind, kilobytes}) => (
            <Dot key={kilobytes} at={at(kilobytes)} kind={kind === 'data' ? 'full' : 'hollow'} />
          ))}
        </Row>
      ))}
    </Chart>
  );
}

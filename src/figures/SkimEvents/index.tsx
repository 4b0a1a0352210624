import type {ReactNode} from 'react';
import {Figure} from '@site/src/components/Figure';
import {recordOf} from '@site/src/data/catalogue/records';
import {skims} from '@site/src/data/catalogue/skims';
import {formatCount, formatPowerOfTen} from '@site/src/kit/format/numbers';
import {decades, logarithmicPercent} from '@site/src/plot/percent';
import {Chart, Dot, Row, rowHeight} from '../chart';

const range = {min: 1e6, max: 1e10};

const ticks = decades(range).map((power) => ({
  at: logarithmicPercent(10 ** power, range),
  label: formatPowerOfTen(power),
}));

/** The skims with their events, the largest first. */
export const skimEvents = skims
  .map(({name, dataRecord, mcRecord}) => ({
    name,
    data: recordOf(dataRecord).events ?? NaN,
    simulation: recordOf(mcRecord).events ?? NaN,
  }))
  .sort((first, second) => second.data - first.data);

export const title = 'The skim with exactly four leptons keeps one collision event in 4,200';

const caption =
  'Events in each skim of the 2025 release, in data and in simulation, on a logarithmic axis. The number at each bar is for data. Skims overlap, so their numbers of events must not be added.';

export const alt = `Events in each skim: ${skimEvents
  .map(
    ({name, data, simulation}) =>
      `${name} ${formatCount(data)} in data and ${formatCount(simulation)} in simulation`,
  )
  .join('; ')}.`;

/** How many events each skim keeps. */
function Drawing(): ReactNode {
  return (
    <Chart
      height={skimEvents.length * rowHeight}
      title="number of events"
      ticks={ticks}
      legend={[
        {kind: 'full', form: 'dot', name: 'data'},
        {kind: 'hollow', form: 'dot', name: 'simulation, all samples together'},
      ]}
    >
      {skimEvents.map(({name, data, simulation}, index) => (
        <Row key={name} index={index} name={name} isCode value={formatCount(data)}>
          <Dot at={logarithmicPercent(simulation, range)} kind="hollow" />
          <Dot at={logarithmicPercent(data, range)} kind="full" />
        </Row>
      ))}
    </Chart>
  );
}

/** The figure with its caption and its text alternative. */
export function SkimEvents(): ReactNode {
  return (
    <Figure title={title} caption={caption} alt={alt}>
      <Drawing />
    </Figure>
  );
}

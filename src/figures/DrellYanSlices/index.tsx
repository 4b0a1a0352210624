import type {ReactNode} from 'react';
import {Figure} from '@site/src/components/Figure';
import {samplesEvgen13} from '@site/src/data/catalogue/samples/evgen13';
import {formatCount} from '@site/src/kit/format/numbers';
import {logarithmicPercent} from '@site/src/plot/percent';
import {Bar, Chart} from '../chart';
import styles from './styles.module.css';

interface MassSlice {
  readonly dsid: number;
  /** In GeV. */
  readonly from: number;
  /** In GeV; null for the last slice, which has no upper edge. */
  readonly to: number | null;
}

/** The mass slices of Drell–Yan pairs of electrons, read off the names of the samples. */
export const electronSlices: readonly MassSlice[] = samplesEvgen13.flatMap(({dsid, name}) => {
  const edges = /_DYee_(\d+)M(\d*)$/.exec(name);
  return edges ? [{dsid, from: Number(edges[1]), to: edges[2] ? Number(edges[2]) : null}] : [];
});

const range = {min: 100, max: 10_000};
const step = 1.5;

const ticks = [100, 200, 500, 1000, 2000, 5000].map((mass) => ({
  at: logarithmicPercent(mass, range),
  label: formatCount(mass),
}));

const edgesOf = ({from, to}: MassSlice): string =>
  to === null ? `above ${formatCount(from)}` : `${formatCount(from)}–${formatCount(to)}`;

const title = 'The 19 mass slices cover every mass above 120 GeV without gap or overlap';

const caption =
  'Mass slices of the simulated Drell–Yan samples with two electrons, on a logarithmic axis. Add all of them, each with its own weight. Dataset numbers are 20 higher for muons and 40 higher for taus.';

export const alt = `Mass slices of the samples, by number: ${electronSlices
  .map(({dsid, from, to}) =>
    to === null
      ? `${dsid}: above ${formatCount(from)} GeV`
      : `${dsid}: ${formatCount(from)} to ${formatCount(to)} GeV`,
  )
  .join('; ')}.`;

function Slice({slice, index}: {readonly slice: MassSlice; readonly index: number}): ReactNode {
  const from = logarithmicPercent(slice.from, range);
  const to = logarithmicPercent(slice.to ?? range.max, range);
  const isLeft = from > 45;
  return (
    <svg y={`${(index + 0.5) * step}em`} className={styles.slice}>
      <Bar from={from} to={to} kind={slice.to === null ? 'hollow' : 'full'} />
      <text
        x={`${isLeft ? from : to}%`}
        y="0.34em"
        dx={isLeft ? '-0.6em' : '0.6em'}
        textAnchor={isLeft ? 'end' : 'start'}
      >
        <tspan className={styles.number}>{slice.dsid}</tspan> {edgesOf(slice)}
      </text>
    </svg>
  );
}

/** The mass slices of one family of samples, as the steps of a ladder. */
function Drawing(): ReactNode {
  return (
    <Chart
      height={electronSlices.length * step}
      title="dilepton invariant mass [GeV]"
      ticks={ticks}
      legend={[
        {kind: 'full', form: 'bar', name: 'a slice with two edges'},
        {kind: 'hollow', form: 'bar', name: 'no upper edge'},
      ]}
    >
      {electronSlices.map((slice, index) => (
        <Slice key={slice.dsid} slice={slice} index={index} />
      ))}
    </Chart>
  );
}

/** The figure with its caption and its text alternative. */
export function DrellYanSlices(): ReactNode {
  return (
    <Figure title={title} caption={caption} alt={alt}>
      <Drawing />
    </Figure>
  );
}

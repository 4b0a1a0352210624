import {useState, type ReactNode, type CSSProperties} from 'react';
import {ExplorableFigure} from '@site/src/components/Figure/Explorable';
import {RangeField} from '@site/src/components/RangeField';
import {formatCount} from '@site/src/kit/format/numbers';
import {jetPairBinning} from '@site/src/physics/montecarlo/wToJets';
import type {Range} from '@site/src/plot/axes';
import {linearPercent} from '@site/src/plot/percent';
import type {Tick} from '@site/src/plot/scales';
import {altOf, printShift, describeShift, signed, caption} from './descriptions';
import styles from './styles.module.css';
import {nominal, shownBin, variationsOf, shownRange, type Source} from './variations';

const round = (value: number): number => Math.round(value * 100) / 100;

/** Histograms are paths in a square of 100 by 100 that is stretched over its place; heights run down. */
const heightOf = (value: number, range: Range): number =>
  round(100 - Math.min(100, Math.max(0, linearPercent(value, range))));

/** The tops of the bins from left to right, as steps. */
function tops(values: readonly number[], range: Range): string {
  const width = 100 / values.length;
  return values
    .map((value, bin) => `V${heightOf(value, range)}H${round((bin + 1) * width)}`)
    .join('');
}

const startOf = (values: readonly number[], range: Range): string =>
  `M0 ${heightOf(values[0] ?? 0, range)}`;

export const outline = (values: readonly number[], range: Range): string =>
  startOf(values, range) + tops(values, range);

/** Closed along the foot. */
const filled = (values: readonly number[], range: Range): string =>
  `M0 100${tops(values, range)}V100Z`;

/** The area between two histograms. */
export function between(low: readonly number[], high: readonly number[], range: Range): string {
  const width = 100 / low.length;
  const back = low
    .map((value, bin) => `V${heightOf(value, range)}H${round(bin * width)}`)
    .reverse()
    .join('');
  return `${outline(high, range)}${back}Z`;
}

/** What each source does in one bin, and all together: the band taken apart. */
function Sources({sources}: {readonly sources: readonly Source[]}): ReactNode {
  return (
    <table className={styles.sources}>
      <caption>In the shaded bin, {shownRange}</caption>
      <thead>
        <tr>
          <th scope="col">source</th>
          <th scope="col">up</th>
          <th scope="col">down</th>
        </tr>
      </thead>
      <tbody>
        {sources.map(({name, up, down}) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{signed(up)}</td>
            <td>{signed(down)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Props {
  readonly kind: 'counts' | 'ratio';
  readonly title: string;
  /** Written into the upper right corner. */
  readonly label?: string;
  readonly yTicks: readonly Tick[];
  readonly xTicks: readonly Tick[];
  /** Whether the horizontal axis has tick labels. */
  readonly hasNumbers?: boolean;
  /** Drawn in a square of 100 by 100 that is stretched over the panel. */
  readonly children: ReactNode;
}

const place = (at: number): CSSProperties => ({'--at': at}) as CSSProperties;

/** A framed plot whose text keeps its size while the drawing stretches. */
function Panel({kind, title, label, yTicks, xTicks, hasNumbers, children}: Props): ReactNode {
  const ticks = [
    ...xTicks.map(({at}) => `M${at} 100v-3M${at} 0v3`),
    ...yTicks.map(({at}) => `M0 ${100 - at}h1.5M100 ${100 - at}h-1.5`),
  ].join('');
  return (
    <div className={styles.panel} data-kind={kind}>
      <div className={styles.yTitle}>{title}</div>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        {children}
        <path className={styles.frame} d={`M0 0H100V100H0Z${ticks}`} />
      </svg>
      {label && <span className={styles.label}>{label}</span>}
      {yTicks.map(({at, label}) => (
        <span key={label} className={styles.yTick} style={place(at)}>
          {label}
        </span>
      ))}
      {hasNumbers &&
        xTicks.map(({at, label}) => (
          <span key={label} className={styles.xTick} style={place(at)}>
            {label}
          </span>
        ))}
    </div>
  );
}

const counts = {min: 0, max: 10_500};
const ratio = {min: 0.4, max: 2.1};

const ticksOf = (values: readonly number[], range: Range) =>
  values.map((value) => ({at: linearPercent(value, range), label: formatCount(value)}));

const {low: min, high: max} = jetPairBinning;
const masses = ticksOf([50, 60, 70, 80, 90, 100, 110], {min, max});
const countTicks = ticksOf([0, 2500, 5000, 7500, 10_000], counts);
const ratioTicks = ticksOf([0.5, 1, 1.5, 2], ratio);

const legend = [
  {kind: 'nominal', name: 'nominal'},
  {kind: 'up', name: 'energy scale up'},
  {kind: 'down', name: 'energy scale down'},
  {kind: 'band', name: 'all sources in quadrature'},
];

const binShare = 100 / nominal.length;

/** Behind the bin that is read out. */
const Shade = (): ReactNode => (
  <rect className={styles.shown} x={shownBin * binShare} width={binShare} height="100" />
);

/** A histogram, what a shift of the energy scale does to it, and the band with other sources. */
function Drawing(): ReactNode {
  const [shift, setShift] = useState(0.015);
  const {up, down, ratios, sources} = variationsOf(shift);
  return (
    <div className={styles.figure}>
      <RangeField
        label="Shift of the jet energy scale"
        min={0}
        max={3}
        step={0.25}
        value={100 * shift}
        text={printShift(shift)}
        spoken={describeShift(shift, sources)}
        onChange={(value) => setShift(value / 100)}
      />
      <div role="img" aria-label={altOf(shift, sources)} className={styles.plot}>
        <ul className={styles.legend} role="list">
          {legend.map(({kind, name}) => (
            <li key={kind}>
              <span data-kind={kind} /> {name}
            </li>
          ))}
        </ul>
        <Panel
          kind="counts"
          label="simulated for teaching"
          title="events / 5 GeV"
          yTicks={countTicks}
          xTicks={masses}
        >
          <Shade />
          <path className={styles.nominal} d={filled(nominal, counts)} />
          <path className={styles.up} d={outline(up, counts)} />
          <path className={styles.down} d={outline(down, counts)} />
        </Panel>
        <Panel kind="ratio" title="ratio" yTicks={ratioTicks} xTicks={masses} hasNumbers>
          <Shade />
          <path className={styles.band} d={between(ratios.low, ratios.high, ratio)} />
          <path className={styles.one} d={`M0 ${100 - linearPercent(1, ratio)}H100`} />
          <path className={styles.up} d={outline(ratios.up, ratio)} />
          <path className={styles.down} d={outline(ratios.down, ratio)} />
        </Panel>
        <p className={styles.xTitle}>dijet invariant mass [GeV]</p>
      </div>
      <Sources sources={sources} />
    </div>
  );
}

/** The figure with its caption; the drawing has its own text alternative. */
export function SystematicVariation(): ReactNode {
  return (
    <ExplorableFigure caption={caption}>
      <Drawing />
    </ExplorableFigure>
  );
}

import {useState, type ReactNode, type ChangeEvent, type CSSProperties} from 'react';
import {formatNumber} from '@site/src/kit/format/numbers';
import {
  luminosity,
  expectedIsolation,
  isolationBinning,
} from '@site/src/physics/montecarlo/fourLepton';
import {MassPlot} from './MassPlot';
import styles from './styles.module.css';
import {loosestCut, verdictOn, spoken, type Verdict} from './verdict';
import {Plot} from './Plot';
import {position, steps} from './scale';

const other = expectedIsolation('other');
const zz = expectedIsolation('zz').map((count, bin) => count + (other[bin] ?? 0));
const all = expectedIsolation('higgs').map((count, bin) => count + (zz[bin] ?? 0));
const top = 1.15 * Math.max(...all);
const layers = [
  {process: 'higgs', path: steps(all, top)},
  {process: 'zz', path: steps(zz, top)},
  {process: 'other', path: steps(other, top)},
];
const xTicks = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6].map((isolation) => ({
  at: position(isolation, isolationBinning),
  label: formatNumber(isolation, {decimals: 1}),
}));

interface Props {
  readonly cut: number;
  readonly verdict: Verdict;
  readonly onCut: (cut: number) => void;
}

/** How isolated the leptons are, with the cut as a line that can be dragged: a range input in disguise. */
function IsolationPlot({cut, verdict, onCut}: Props): ReactNode {
  const at = position(cut, isolationBinning);
  const change = ({target}: ChangeEvent<HTMLInputElement>): void => onCut(target.valueAsNumber);
  return (
    <Plot
      name={`Histogram of the isolation of the leptons. Events with more than ${formatNumber(cut, {decimals: 2})} are removed.`}
      className={styles.isolation}
      x={{title: 'Energy around the least isolated lepton / its momentum', ticks: xTicks}}
      y={{title: 'Events', ticks: []}}
      over={
        <div
          className={styles.handle}
          data-without-javascript="hide"
          style={{'--at': at} as CSSProperties}
        >
          <input
            type="range"
            min={isolationBinning.low}
            max={isolationBinning.high}
            step={0.01}
            value={cut}
            onChange={change}
            autoComplete="off"
            aria-label="Maximum isolation"
            aria-valuetext={`${formatNumber(cut, {decimals: 2})}. ${spoken(verdict)}.`}
            className={styles.range}
          />
          <span className={styles.line} aria-hidden>
            <span className={styles.grip} />
            {cut === isolationBinning.high && <span className={styles.hint}>drag</span>}
          </span>
        </div>
      }
    >
      {layers.map(({process, path}) => (
        <path key={process} data-process={process} d={path} />
      ))}
      <rect className={styles.removed} x={at} y="0" width={100 - at} height="100" />
    </Plot>
  );
}

const legend = [
  {process: 'higgs', name: 'Higgs boson'},
  {process: 'zz', name: 'two Z bosons'},
  {process: 'other', name: 'fake leptons'},
];

const label = `13 TeV, ${luminosity} fb⁻¹, simulated for teaching`;

function Legend(): ReactNode {
  return (
    <ul className={styles.legend} role="list">
      {legend.map(({process, name}) => (
        <li key={process}>
          <span data-process={process} /> {name}
        </li>
      ))}
      <li>
        <span data-process="data" /> pseudo-data
      </li>
    </ul>
  );
}

/** Both pictures as they are after the best cut: for readers without JavaScript, who cannot drag. */
function AfterTheCut({cut}: {readonly cut: number}): ReactNode {
  const verdict = verdictOn(cut);
  return (
    <noscript>
      <p>
        The same events after a cut at {formatNumber(cut, {decimals: 2})}:{' '}
        {verdict.headline.toLowerCase()}, with {formatNumber(verdict.significance, {decimals: 1})}{' '}
        standard deviations. {verdict.meaning}
      </p>
      <MassPlot cut={cut} verdict={verdict} label={label} />
    </noscript>
  );
}

/** The visitor drags a cut on isolation, and a Higgs peak emerges from the fake-lepton background. */
export function LivingHistogram({introduction}: {readonly introduction: ReactNode}): ReactNode {
  const [cut, setCut] = useState(loosestCut);
  const verdict = verdictOn(cut);
  return (
    <section className={styles.hero} aria-labelledby="living-histogram">
      <div className={styles.words}>
        {introduction}
        <h2 id="living-histogram" className={styles.task}>
          Find the Higgs boson
        </h2>
        <p className={styles.instruction}>
          Each event has four leptons. Leptons from a Higgs boson are isolated; fake leptons come
          with a spray of other particles.{' '}
          <span data-without-javascript="hide">
            Drag the line, or use the arrow keys, to keep only events with isolated leptons.
          </span>
        </p>
        <div className={styles.verdict} data-level={verdict.level}>
          <p className={styles.headline}>
            <output className={styles.sigma}>
              {formatNumber(verdict.significance, {decimals: 1})}
              <abbr title="standard deviations">σ</abbr>
            </output>{' '}
            {verdict.headline}
          </p>
          <p>
            {verdict.meaning} <span data-without-javascript="hide">{verdict.advice}</span>
          </p>
          <p className={styles.counts}>
            Expected between 120 and 130 GeV: {formatNumber(verdict.signal, {decimals: 0})} signal
            events on a background of {formatNumber(verdict.background, {decimals: 0})}.
          </p>
        </div>
      </div>
      <div className={styles.plots}>
        <Legend />
        <MassPlot cut={cut} verdict={verdict} label={label} />
        <IsolationPlot cut={cut} verdict={verdict} onCut={setCut} />
        <AfterTheCut cut={0.14} />
      </div>
    </section>
  );
}

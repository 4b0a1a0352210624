import type {ReactNode} from 'react';
import {Quantity} from '@site/src/plot/symbol';
import type {Total} from '../../model/counting/sums';
import {formatCut} from '../../model/cuts/formatCut';
import {measuredBy, type Measure} from '../../model/statistics/measures';
import type {Step} from '../../model/view';
import type {Analyser} from '../analyser';
import {dataWord} from '../labels/dataWord';
import {definitions} from '../labels/figureOfMerit';
import {formatData, formatYield} from '../labels/yields';
import {EventProgress} from '../view/EventProgress';
import {hasSignal} from '../view/plotStyle';
import type {CockpitProps} from './Cockpit';
import {LuminosityField} from './LuminosityField';
import {MeasureSelect} from './MeasureSelect';
import {formatRatio, formatChange, formatStep} from './ratioText';
import styles from './ReadoutBar.module.css';

interface LastCutProps {
  readonly analyser: Analyser;
}

/** The effect of the last cut of the cut flow; a hint if there is none. */
function LastCut({analyser}: LastCutProps): ReactNode {
  const {view, analysis, description, option} = analyser;
  const [before, after] = [view.flow.at(-2), view.flow.at(-1) as Step];
  const histogram = description.histograms.find(({dimension}) => dimension === after.cut);
  const filter = after.cut === null ? undefined : analysis.cuts.get(after.cut);
  if (!before || !histogram || !filter) {
    return (
      <div className={styles.last}>
        <p>No cuts yet</p>
        <p>
          Drag across a plot, or press <kbd>1</kbd> to{' '}
          <kbd>{Math.min(9, description.histograms.length)}</kbd>
        </p>
      </div>
    );
  }
  const measure = option('measure') as Measure;
  const change = (of: (step: Step) => number): string => formatChange(of(before), of(after));
  return (
    <div className={styles.last}>
      <p>
        Last cut: <Quantity label={formatCut(histogram, filter)} />{' '}
        <span className={styles.ghost}>before this cut</span>
      </p>
      <p>
        {hasSignal(analyser) && <b>S {change(({signal}) => signal.sumOfWeights)}</b>}
        <b>B {change(({background}) => background.sumOfWeights)}</b>
        {hasSignal(analyser) && (
          <b>
            {definitions.find(({id}) => id === measure)?.label}{' '}
            {formatStep(measure, measuredBy(measure, before), measuredBy(measure, after))}
          </b>
        )}
      </p>
    </div>
  );
}

const size = {width: 68, height: 28, rim: 4};

interface SparkProps {
  readonly flow: readonly Step[];
  readonly measure: Measure;
}

/** The figure of merit after each cut, from the first state to the present one. The cut flow lists the numbers. */
function Spark({flow, measure}: SparkProps): ReactNode {
  const values = flow.map((step) => measuredBy(measure, step) ?? 0);
  if (values.length < 2) return null;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const points = values.map((value, at) => ({
    x: size.rim + (at / (values.length - 1)) * (size.width - 2 * size.rim),
    y: size.height - size.rim - ((value - low) / (high - low || 1)) * (size.height - 2 * size.rim),
  }));
  return (
    <svg className={styles.spark} width={size.width} height={size.height} aria-hidden>
      <path
        d={`M${points.map(({x, y}) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`}
        fill="none"
        stroke="var(--ink-soft)"
        strokeWidth="1.5"
      />
      {points.map(({x, y}, at) => {
        const isLast = at === points.length - 1;
        return (
          <circle
            key={x}
            cx={x}
            cy={y}
            r={isLast ? 3.5 : 2}
            fill={isLast ? 'var(--accent)' : 'var(--ink-soft)'}
          />
        );
      })}
    </svg>
  );
}

interface Props extends Pick<CockpitProps, 'analyser' | 'figureOfMerit'> {
  /** The toolbar of the app. */
  readonly tools: ReactNode;
}

function Yield({name, total}: {readonly name: ReactNode; readonly total: Total}): ReactNode {
  const [value, error] = formatYield(total).split(/\s*±\s*/);
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value} {error && <small>± {error}</small>}
      </dd>
    </div>
  );
}

function Merit({analyser, figureOfMerit}: Omit<Props, 'tools'>): ReactNode {
  const {view} = analyser;
  return (
    <div className={styles.merit}>
      <MeasureSelect analyser={analyser} />
      <strong>
        {figureOfMerit.text}
        {figureOfMerit.warning && <abbr title={figureOfMerit.warning}>*</abbr>}
      </strong>
      <Spark flow={view.flow} measure={figureOfMerit.definition} />
    </div>
  );
}

/** The result of the selection: figure of merit, signal, background, and the effect of the last cut. */
export function ReadoutBar({analyser, figureOfMerit, tools}: Props): ReactNode {
  const {description, view, provenance, isSettled, loading} = analyser;
  const knowsSignal = hasSignal(analyser);
  return (
    <div className={styles.bar} data-settled={isSettled} data-usable={loading?.share !== 0}>
      {knowsSignal && <Merit analyser={analyser} figureOfMerit={figureOfMerit} />}
      <dl className={styles.facts}>
        {knowsSignal && <Yield name="Signal S" total={view.signal} />}
        {description.processes.length > 0 && (
          <Yield name={knowsSignal ? 'Background B' : 'Events'} total={view.background} />
        )}
        {view.data !== null && (
          <div>
            <dt>{dataWord(analyser)}</dt>
            <dd>{formatData(view.data)}</dd>
          </div>
        )}
        {knowsSignal && (
          <div>
            <dt>S / B</dt>
            <dd>{formatRatio(view.signal.sumOfWeights, view.background.sumOfWeights)}</dd>
          </div>
        )}
      </dl>
      {loading ? <EventProgress {...{analyser, loading}} /> : <LastCut analyser={analyser} />}
      <div className={styles.tools}>{tools}</div>
      {provenance.luminosity !== null && <LuminosityField analyser={analyser} />}
    </div>
  );
}

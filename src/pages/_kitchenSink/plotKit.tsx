/** The plot kit: a stack with data, a panel of ratios or pulls below it, and a brush. */
import {useId, useRef, useState, type ReactNode} from 'react';
import {useDrawingSize} from '@site/src/hooks/useDrawingSize';
import {formatSignificant} from '@site/src/kit/format/numbers';
import {byVariable} from '@site/src/lib/picture/grounds';
import {countRange} from '@site/src/plot/axes';
import {Brush} from '@site/src/plot/brush';
import type {BrushRange} from '@site/src/plot/brushRange';
import {multiples} from '@site/src/plot/percent';
import {describePlot} from '@site/src/plot/describe';
import type {Layer} from '@site/src/plot/layers';
import {Legend, legendOf} from '@site/src/plot/legend';
import {drawPlot, frameOf, type Plot} from '@site/src/plot/plot';
import {RangeInputs} from '@site/src/plot/rangeInputs';
import {pullsTo, ratioTo, type Comparison} from '@site/src/plot/ratio';
import {ratioPanel} from '@site/src/plot/ratioPanel';
import styles from './data.module.css';

const edges = multiples(60, 120, 3);
const snaps = multiples(60, 120, 1);
const background = edges.slice(1).map((_, bin) => 40 - 1.5 * bin);
const peak = edges.slice(1).map((edge) => 60 * Math.exp(-(((edge - 92.5) / 5) ** 2)));
const sum = peak.map((value, bin) => value + (background[bin] ?? 0));
/** Deviations of the points, in standard deviations; they repeat. */
const deviations = [0.4, -1.2, 0.8, -0.3, 1.6, -0.7, 0.1];
const counts = sum.map((value, bin) =>
  Math.round(value + (deviations[bin % deviations.length] ?? 0) * Math.sqrt(value)),
);
const points = counts.map((value, bin) => {
  const error = Math.sqrt(value);
  return {bin, value, min: value - error, max: value + error};
});
const prediction = {values: sum, variances: sum.map((value) => value / 4)};
const errors = prediction.variances.map(Math.sqrt);

const layers: readonly Layer[] = [
  {
    kind: 'histogram',
    name: 'background',
    style: {colour: 'group-3', fill: 'solid', pattern: 'rising'},
    edges,
    values: background,
    base: background.map(() => 0),
  },
  {
    kind: 'histogram',
    name: 'peak',
    style: {colour: 'accent', fill: 'tint'},
    edges,
    values: peak,
    base: background,
  },
  {
    kind: 'points',
    name: 'made-up data',
    style: {colour: 'ink'},
    points: points.map(({bin, value, min, max}) => ({
      x: ((edges[bin] ?? 0) + (edges[bin + 1] ?? 0)) / 2,
      y: value,
      min,
      max,
    })),
  },
];

const yRange = countRange(
  sum.map((value, bin) => value + 3 * (errors[bin] ?? 0)),
  false,
);

interface Props {
  readonly comparison: Comparison;
  readonly range: BrushRange | null;
  readonly onChange: (range: BrushRange | null) => void;
}

function Brushed({comparison, range, onChange}: Props): ReactNode {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const room = useDrawingSize(place);
  const ends = [range?.from, range?.to].filter((end) => typeof end === 'number');
  const plot: Plot = {
    x: {title: 'Mass [GeV]', min: 60, max: 120},
    y: {title: 'Events', ...yRange, isNice: true},
    layers: [
      ...layers,
      ...ends.map(
        (x, i) =>
          ({kind: 'reference', name: `${formatSignificant(x)} GeV`, x, isMuted: i > 0}) as const,
      ),
    ],
    below: ratioPanel(comparison, edges),
    name: `Plot with a brush and a panel: ${comparison.title}`,
  };
  const {box, x} = frameOf(plot, room, byVariable);
  return (
    <div ref={place} className={styles.plot}>
      {drawPlot({...plot, description: describePlot(plot)}, room, byVariable, id)}
      <Brush
        {...{box, x, range, snaps}}
        onChange={onChange}
        onCancel={onChange}
        onClick={(_, isBeside) => isBeside && onChange(null)}
      />
      <RangeInputs
        {...{box, range, snaps, edges}}
        label={comparison.title}
        format={(value) => `${formatSignificant(value)} GeV`}
        onChange={onChange}
      />
    </div>
  );
}

export function PlotKit(): ReactNode {
  const [range, setRange] = useState<BrushRange | null>({from: 84, to: 100});
  return (
    <>
      <Legend entries={legendOf(layers)} />
      <div className={styles.cards}>
        {[ratioTo(prediction, points, 'Data / pred.'), pullsTo(prediction, counts)].map(
          (comparison) => (
            <Brushed key={comparison.kind} {...{comparison, range}} onChange={setRange} />
          ),
        )}
      </div>
    </>
  );
}

import {useMemo, useState, type ReactNode} from 'react';
import {RangeField} from '@site/src/components/RangeField';
import {PlotFigure} from '@site/src/kit/app/PlotFigure';
import {ChoiceField} from '@site/src/kit/fields/ChoiceField';
import {formatPercent} from '@site/src/kit/format/quantities';
import type {HistogramLayer} from '@site/src/plot/layers';
import {legendOf} from '@site/src/plot/legend';
import {drawPlot, type Drawing} from '@site/src/plot/plot';
import type {SeriesStyle} from '@site/src/plot/styles';
import {sculpting, type Sculpting} from '../../model/measure/sculpting';
import type {Feature} from '../../model/types';
import {seriesStyles} from '../drawings/seriesStyles';
import type {PanelGiven} from '../panels';
import {NotYet} from './NotYet';
import styles from './panels.module.css';

/** All background, what of it passes, and signal, over one quantity. */
function sculptingDrawing(
  shape: Sculpting,
  {name, label, unit}: Feature,
  percent: number,
): Drawing {
  const {before, after, signal, range, distance} = shape;
  const title = unit ? `${label} [${unit}]` : label;
  const width = (range.high - range.low) / before.length;
  const edges = Array.from({length: before.length + 1}, (_, bin) => range.low + bin * width);
  const histogram = (
    histogramName: string,
    style: SeriesStyle,
    values: readonly number[],
  ): HistogramLayer => ({kind: 'histogram', name: histogramName, style, edges, values});
  const layers = [
    histogram('all background events', seriesStyles.background, before),
    histogram('signal', seriesStyles.train, signal),
    histogram(`highest-scoring ${percent} %`, seriesStyles.test, after),
  ];
  return {
    key: `background-${name}`,
    title: `Background shape in ${label}`,
    description: `Fraction of events per bin as a function of ${title}. The distribution of the highest-scoring ${percent} % differs from that of the whole background by ${formatPercent(distance)}.`,
    legend: legendOf(layers),
    draw: (...place) =>
      drawPlot(
        {
          x: {title, min: range.low, max: range.high},
          y: {
            title: 'Fraction',
            min: 0,
            max: 1.08 * Math.max(0.01, ...before, ...after, ...signal),
            isNice: true,
          },
          layers,
          aspect: 0.5,
        },
        ...place,
      ),
    table: {
      caption: `Fraction of events per bin of ${title}.`,
      head: ['From', 'To', 'All background events', `Highest ${percent} %`, 'Signal'],
      rows: before.map((share, bin) => [
        range.low + bin * width,
        range.low + (bin + 1) * width,
        share,
        after[bin] ?? 0,
        signal[bin] ?? 0,
      ]),
    },
  };
}

/** What a cut on the score does to the shape of the background. */
export function ShapePanel({lab}: PanelGiven): ReactNode {
  const {dataset, trained} = lab;
  const [wanted, setWanted] = useState('mll');
  const [percent, setPercent] = useState(10);
  const feature =
    dataset.features.find(({name}) => name === wanted) ?? dataset.features[0] ?? undefined;
  const shape = useMemo(
    () => (trained && feature ? sculpting(dataset, trained, feature.name, percent / 100) : null),
    [dataset, trained, feature, percent],
  );
  if (!trained || !feature) return <NotYet />;
  return (
    <div className={styles.panel}>
      <p>
        The highest-scoring background compared with all background: if it has the shape of the
        signal (background sculpting), this quantity can no longer be used to estimate the
        background.
      </p>
      <div className={styles.fields}>
        <ChoiceField
          label="Quantity"
          value={feature.name}
          options={dataset.features.map(({name, label}) => ({value: name, label}))}
          onChange={setWanted}
        />
        <RangeField
          label="Background efficiency"
          min={2}
          max={50}
          step={2}
          value={percent}
          text={`${percent} %`}
          onChange={setPercent}
        />
      </div>
      {shape ? (
        <div className={styles.single}>
          <PlotFigure drawing={sculptingDrawing(shape, feature, percent)} />
        </div>
      ) : (
        <p className={styles.remark}>These data contain no quantity to compare.</p>
      )}
    </div>
  );
}

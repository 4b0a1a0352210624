import {useId, useRef, type ReactNode} from 'react';
import {useRoom} from '@site/src/hooks/useRoom';
import {heightFor} from './layout';
import {LevelKey, SeriesKey} from './Key';
import type {PlotData} from './plotData';
import {PlotSvg, sharedLevels} from './PlotSvg';
import styles from './plot.module.css';

interface Props {
  readonly plot: PlotData;
  readonly isLogarithmic: boolean;
}

/** A plot as wide as its place: one drawing, or in two dimensions one for each selection. */
export function PlotView({plot, isLogarithmic}: Props): ReactNode {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const {width, fontSize} = useRoom(place);
  const isTwo = plot.axes.length === 2;
  const drawn = isTwo ? plot.series : plot.series.slice(0, 1);
  const levels = sharedLevels(isTwo ? plot : {...plot, series: []}, isLogarithmic);
  const size = {width, fontSize, height: heightFor(width, fontSize)};
  return (
    <>
      {!isTwo && plot.series.length > 1 && <SeriesKey series={plot.series} />}
      <div ref={place} className={styles.place}>
        {drawn.map((series, number) => (
          <figure key={number} className={styles.drawing}>
            {isTwo && plot.series.length > 1 && (
              <figcaption>
                <code>{series.label}</code>
              </figcaption>
            )}
            <PlotSvg id={`${id}-${number}`} {...{plot, series, levels, size, isLogarithmic}} />
          </figure>
        ))}
      </div>
      {isTwo && <LevelKey levels={levels} title={plot.valueTitle} />}
    </>
  );
}

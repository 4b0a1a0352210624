import type {CSSProperties, ReactNode} from 'react';
import {shades, type Levels} from './levels';
import {seriesLooks} from './looks';
import styles from './plot.module.css';
import type {PlotSeries} from './plotData';
import {printValue} from './words';

/** Which line is which selection. */
export function SeriesKey({series}: {readonly series: readonly PlotSeries[]}): ReactNode {
  return (
    <ul className={styles.key} role="list">
      {series.map(({label}, number) => {
        const {colour, dashes} = seriesLooks[number] ?? seriesLooks[0];
        return (
          <li key={number}>
            <svg width="28" height="10" aria-hidden>
              <path
                d="M0 5H28"
                stroke={`var(--${colour})`}
                strokeWidth="2.5"
                strokeDasharray={dashes}
              />
            </svg>
            <code>{label}</code>
          </li>
        );
      })}
    </ul>
  );
}

/** What the shades of a plot in two dimensions stand for. */
export function LevelKey({
  levels: {bounds},
  title,
}: {
  readonly levels: Levels;
  readonly title: string;
}): ReactNode {
  if (bounds.length === 0) return null;
  return (
    <div className={styles.levels} role="group" aria-label={`Shades: ${title}`}>
      <span>{title}</span>
      <ol role="list">
        {shades.map((shade, step) => (
          <li key={shade} style={{'--shade': `${shade * 100}%`} as CSSProperties}>
            <span className={styles.swatch} aria-hidden />
            <span className={styles.bound}>
              {step === shades.length - 1
                ? `${printValue(bounds[step] ?? 0)} to ${printValue(bounds[step + 1] ?? 0)}`
                : `from ${printValue(bounds[step] ?? 0)}`}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

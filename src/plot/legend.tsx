/** What the marks of a plot stand for: in a page, and in a picture. */
import {useId, type CSSProperties, type ReactNode} from 'react';
import {formatSignificant} from '@site/src/kit/format/numbers';
import {byVariable, type Paint} from '@site/src/lib/picture/grounds';
import {shades, type ShadeScale} from './heatMap';
import type {Layer} from './layers';
import styles from './plot.module.css';
import {FillPattern, Marker, StyledLine, type SeriesStyle} from './styles';

export interface LegendEntry {
  readonly name: string;
  readonly style: SeriesStyle;
  readonly mark: 'area' | 'line' | 'marker';
}

/** The entries of all layers with a style, in their order; layers of the same name have one. */
export const legendOf = (layers: readonly Layer[]): readonly LegendEntry[] =>
  layers.flatMap((layer, i): readonly LegendEntry[] => {
    if (layer.kind === 'heatMap' || layer.kind === 'reference') return [];
    if (layers.findIndex((other) => other.name === layer.name) < i) return [];
    const {name, style, kind} = layer;
    const isArea = kind === 'band' || (kind === 'histogram' && style.fill !== undefined);
    return [{name, style, mark: kind === 'points' ? 'marker' : isArea ? 'area' : 'line'}];
  });

export const swatchSize = {width: 26, height: 14} as const;

interface SwatchProps {
  readonly entry: LegendEntry;
  readonly paint: Paint;
  readonly id: string;
}

/** The mark of an entry, within a box of `swatchSize`. */
export function Swatch({entry: {mark, style}, paint, id}: SwatchProps): ReactNode {
  const {width, height} = swatchSize;
  if (mark === 'marker') return <Marker x={width / 2} y={height / 2} style={style} paint={paint} />;
  if (mark === 'line') {
    return <StyledLine d={`M0 ${height / 2}H${width}`} style={style} paint={paint} />;
  }
  return (
    <>
      <FillPattern id={id} style={style} paint={paint} />
      <rect
        x="1"
        y="1"
        width={width - 2}
        height={height - 2}
        fill={`url(#${id})`}
        stroke={paint(style.outline ?? style.colour)}
        strokeWidth="1.5"
      />
    </>
  );
}

/** A list beside a plot. */
export function Legend({entries}: {readonly entries: readonly LegendEntry[]}): ReactNode {
  const id = useId();
  return (
    <ul className={styles.legend} role="list">
      {entries.map((entry, i) => (
        <li key={entry.name}>
          <svg {...swatchSize} aria-hidden>
            <Swatch entry={entry} paint={byVariable} id={`${id}-${i}`} />
          </svg>{' '}
          {entry.name}
        </li>
      ))}
    </ul>
  );
}

interface ShadeLegendProps {
  readonly scale: ShadeScale;
  /** What the cells hold. */
  readonly title: string;
  /** Significant digits of the numbers: 5 unless given. */
  readonly digits?: number;
}

/** What the shades of a heat map stand for. */
export function ShadeLegend({scale: {bounds}, title, digits = 5}: ShadeLegendProps): ReactNode {
  if (bounds.length === 0) return null;
  const last = shades.length - 1;
  const printed = (step: number): string => formatSignificant(bounds[step] ?? 0, digits);
  return (
    <div className={styles.shades} role="group" aria-label={`Shades: ${title}`}>
      <span>{title}</span>
      <ol role="list">
        {shades.map((shade, step) => (
          <li key={shade} style={{'--shade': `${shade * 100}%`} as CSSProperties}>
            <span className={styles.swatch} aria-hidden />
            {step === last ? `${printed(last)} to ${printed(last + 1)}` : `from ${printed(step)}`}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** How series are told apart: by colour, and without colour by patterns, dashes and markers. */
import type {ReactNode} from 'react';
import type {Paint} from '@site/src/lib/picture/grounds';

type Pattern = 'plain' | 'rising' | 'falling' | 'dots' | 'crossed' | 'level' | 'upright';

export interface SeriesStyle {
  /** Name of a colour token: `accent` stands for `--accent`. */
  readonly colour: string;
  /** Token of the lines of a pattern and of the rim of an area or line; `colour` if it is left out. */
  readonly outline?: string;
  /** Whether areas are filled, and how strongly. */
  readonly fill?: 'tint' | 'solid';
  readonly pattern?: Pattern;
  /** Dashes of lines, as in `stroke-dasharray`. */
  readonly dashes?: string | undefined;
  /** A disc, unless it is said. */
  readonly marker?: 'square';
}

/** Over a square of 8 by 8. */
const patternLines: Readonly<Record<Pattern, string>> = {
  plain: '',
  rising: 'M-2 2L2 -2M0 8L8 0M6 10L10 6',
  falling: 'M-2 6L2 10M0 0L8 8M6 -2L10 2',
  dots: 'M2 2h0M6 6h0',
  crossed: 'M0 8L8 0M0 0L8 8',
  level: 'M0 4H8',
  upright: 'M4 0V8',
};

interface PatternProps {
  readonly id: string;
  readonly style: SeriesStyle;
  readonly paint: Paint;
}

/** The fill of areas of a series, to be used as `url(#id)`. */
export function FillPattern({id, style, paint}: PatternProps): ReactNode {
  const {colour, outline = colour, fill, pattern = 'plain'} = style;
  const isDotted = pattern === 'dots';
  return (
    <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
      <rect
        width="8"
        height="8"
        fill={paint(colour)}
        fillOpacity={fill === 'tint' ? 0.16 : undefined}
      />
      {patternLines[pattern] && (
        <path
          d={patternLines[pattern]}
          fill="none"
          stroke={paint(outline)}
          strokeOpacity="0.55"
          strokeWidth={isDotted ? 1.8 : 1}
          strokeLinecap={isDotted ? 'round' : 'butt'}
        />
      )}
    </pattern>
  );
}

/** Close lines, steeper than those of any series: the fill of uncertainties. */
export function UncertaintyPattern({id, paint}: Omit<PatternProps, 'style'>): ReactNode {
  return (
    <pattern id={id} width="4" height="4" patternUnits="userSpaceOnUse">
      <path d="M-1 1L1 -1M0 4L4 0M3 5L5 3" fill="none" stroke={paint('ink')} strokeWidth="0.9" />
    </pattern>
  );
}

interface StrokeProps {
  readonly d: string;
  readonly style: SeriesStyle;
  readonly paint: Paint;
  readonly width?: number;
}

/** A line of a series. One with an outline has a rim, which keeps it visible on any ground. */
export function StyledLine({d, style, paint, width = 2}: StrokeProps): ReactNode {
  const {colour, outline, dashes} = style;
  return (
    <>
      {outline && (
        <path
          d={d}
          fill="none"
          stroke={paint(outline)}
          strokeOpacity="0.6"
          strokeWidth={width + 1}
        />
      )}
      <path d={d} fill="none" stroke={paint(colour)} strokeWidth={width} strokeDasharray={dashes} />
    </>
  );
}

interface MarkerProps {
  readonly x: number;
  readonly y: number;
  readonly style: SeriesStyle;
  readonly paint: Paint;
  /** Radius, in pixels. */
  readonly size?: number;
}

/** A disc or a hollow square, so that points of two series differ without colour. */
export function Marker({x, y, style: {colour, marker}, paint, size = 3.2}: MarkerProps): ReactNode {
  if (marker !== 'square') return <circle cx={x} cy={y} r={size} fill={paint(colour)} />;
  return (
    <rect
      x={x - size}
      y={y - size}
      width={2 * size}
      height={2 * size}
      fill={paint('paper-raised')}
      stroke={paint(colour)}
      strokeWidth="1.5"
    />
  );
}

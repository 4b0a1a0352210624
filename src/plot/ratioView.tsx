/** The paths of a ratio panel in its box, and their drawing. */
import type {ReactNode} from 'react';
import type {Paint} from '@site/src/lib/picture/grounds';
import {YTickLabels, type Box} from './frame';
import type {Tick} from './scales';

export interface RatioPaths {
  readonly box: Box;
  readonly title: string;
  readonly frame: string;
  readonly ticks: readonly Tick[];
  /** The value of perfect agreement. */
  readonly line: string;
  readonly band: string;
  readonly bars: string;
  readonly dots: string;
  /** At the ends of the axis, for points outside it. */
  readonly arrows: string;
}

interface DataPointsProps {
  readonly bars: string;
  readonly dots: string;
  /** A colour, not the name of one. */
  readonly colour: string;
}

/** Dots with error bars, from their paths. */
export function DataPoints({bars, dots, colour}: DataPointsProps): ReactNode {
  return (
    <>
      <path d={bars} fill="none" stroke={colour} strokeWidth="1.4" />
      <path d={dots} fill="none" stroke={colour} strokeWidth="6" strokeLinecap="round" />
    </>
  );
}

interface RatioProps {
  readonly ratio: RatioPaths;
  /** Name of the colour of the points. */
  readonly colour: string;
  /** The id of the pattern of the band. */
  readonly pattern: string;
  readonly paint: Paint;
}

/** Everything inside the frame of a ratio panel. */
export function RatioContents({ratio, colour, pattern, paint}: RatioProps): ReactNode {
  const {band, line, bars, dots, arrows} = ratio;
  return (
    <>
      <path d={band} fill={`url(#${pattern})`} fillOpacity="0.75" />
      <path d={line} fill="none" stroke={paint('ink-soft')} strokeDasharray="4 3" />
      <DataPoints bars={bars} dots={dots} colour={paint(colour)} />
      <path d={arrows} fill={paint(colour)} />
    </>
  );
}

interface AxesProps {
  readonly ratio: RatioPaths;
  readonly fontSize: number;
  readonly paint: Paint;
  readonly hasTitle?: boolean;
}

/** The frame of a ratio panel, with the labels of its ticks and its title. */
export function RatioAxes({ratio, fontSize, paint, hasTitle = true}: AxesProps): ReactNode {
  const {box, title, frame, ticks} = ratio;
  return (
    <>
      <path d={frame} fill="none" stroke={paint('ink')} />
      <YTickLabels ticks={ticks} at={box.left} fontSize={fontSize} />
      {hasTitle && (
        <text
          transform={`translate(${0.9 * fontSize} ${(box.top + box.bottom) / 2}) rotate(-90)`}
          textAnchor="middle"
        >
          {title}
        </text>
      )}
    </>
  );
}

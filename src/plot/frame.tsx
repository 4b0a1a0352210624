/** The frame of a plot, with ticks inside on all four sides, and what is written around it. */
import type {ReactNode} from 'react';
import type {Paint} from '@site/src/lib/picture/grounds';
import {formatPowerOfTen} from '@site/src/kit/format/numbers';
import type {Scale, Tick} from './scales';

/** Positions of the sides of a frame. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface PlotSize {
  /** In pixels, as all positions. */
  readonly width: number;
  readonly height: number;
  readonly fontSize: number;
}

/** What the layers of a plot are drawn in. */
export interface PlotFrame {
  readonly box: Box;
  readonly x: Scale;
  readonly y: Scale;
  readonly fontSize: number;
  readonly paint: Paint;
}

/** Around the frame, in em. */
const margins = {left: 4, right: 1.3, top: 2.1, bottom: 3.2};
/** Height of the frame, in em. */
const frameHeight = {min: 11, max: 26};

export function boxOf({width, height, fontSize}: PlotSize): Box {
  return {
    left: Math.round(margins.left * fontSize),
    right: Math.round(width - margins.right * fontSize),
    top: Math.round(margins.top * fontSize),
    bottom: Math.round(height - margins.bottom * fontSize),
  };
}

/** The height of a plot of some width. @param aspect height of its frame by the width of its frame */
export function heightFor(width: number, fontSize: number, aspect = 0.62): number {
  const inner = width / fontSize - margins.left - margins.right;
  const height = Math.min(frameHeight.max, Math.max(frameHeight.min, aspect * inner));
  return Math.round((height + margins.top + margins.bottom) * fontSize);
}

interface SvgProps {
  readonly width: number;
  readonly height: number;
  readonly fontSize: number;
  readonly paint: Paint;
  readonly children: ReactNode;
  /** Begins the ids of the drawing; unique on the page. */
  readonly id?: string;
  /** Name and description for screen readers; without a name, the drawing is hidden from them. */
  readonly name?: string | undefined;
  readonly description?: string | undefined;
}

/** The `svg` of a plot: the same on a page and in a file. */
export function PlotSvg(props: SvgProps): ReactNode {
  const {width, height, fontSize, paint, children, id = '', name, description} = props;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fontSize={fontSize}
      fontFamily={paint('font-sans')}
      fill={paint('ink')}
      {...(name === undefined
        ? {'aria-hidden': true}
        : {
            role: 'img',
            'aria-labelledby': `${id}-name`,
            'aria-describedby': description && `${id}-text`,
          })}
    >
      {name !== undefined && <title id={`${id}-name`}>{name}</title>}
      {description && <desc id={`${id}-text`}>{description}</desc>}
      {children}
    </svg>
  );
}

/** The ground of a frame, below all layers. */
export function FrameGround({box, paint}: Pick<PlotFrame, 'box' | 'paint'>): ReactNode {
  return (
    <rect
      x={box.left}
      y={box.top}
      width={box.right - box.left}
      height={box.bottom - box.top}
      fill={paint('paper-raised')}
    />
  );
}

const round = (at: number): number => Math.round(at * 10) / 10;
const tickLength = {major: 6, minor: 3};

/** Four sides, and ticks that point inwards. */
export function framePath({box, x, y}: Pick<PlotFrame, 'box' | 'x' | 'y'>): string {
  const {left, right, top, bottom} = box;
  const across = (at: number, size: number): string =>
    `M${round(at)} ${bottom}v${-size}M${round(at)} ${top}v${size}`;
  const upwards = (at: number, size: number): string =>
    `M${left} ${round(at)}h${size}M${right} ${round(at)}h${-size}`;
  const isInside = (at: number): boolean => at > top + 0.5 && at < bottom - 0.5;
  const inside = y.ticks.filter(({at}) => isInside(at));
  return [
    `M${left} ${top}H${right}V${bottom}H${left}Z`,
    ...x.ticks.map(({at}) => across(at, tickLength.major)),
    ...x.minorTicks.map((at) => across(at, tickLength.minor)),
    ...inside.map(({at}) => upwards(at, tickLength.major)),
    ...y.minorTicks.filter(isInside).map((at) => upwards(at, tickLength.minor)),
  ].join('');
}

/** Mean width of a letter, in em; nothing can be measured on a server. */
const letter = 0.52;

const textWidth = (text: string, fontSize: number): number =>
  letter * fontSize * Array.from(text).length;

/** A title that is too long ends with an ellipsis; the whole title is in the description of the plot. */
function shortened(title: string, room: number, fontSize: number): string {
  if (textWidth(title, fontSize) <= room) return title;
  return `${title.slice(0, Math.max(1, Math.floor(room / (letter * fontSize)) - 1))}…`;
}

/** The title of an axis with the power of ten that its labels leave out. */
export const titleWith = (title: string, power: number): string =>
  power === 0 ? title : `${title} (× ${formatPowerOfTen(power)})`;

interface LabelsProps {
  readonly ticks: readonly Tick[];
  readonly at: number;
  readonly fontSize: number;
}

export function XTickLabels({ticks, at: y}: Omit<LabelsProps, 'fontSize'>): ReactNode {
  return ticks.map(({at, label}) => (
    <text key={at} x={at} y={y} textAnchor="middle">
      {label}
    </text>
  ));
}

export function YTickLabels({ticks, at: left, fontSize}: LabelsProps): ReactNode {
  return ticks.map(({at, label}) => (
    <text key={at} x={left - 0.5 * fontSize} y={at + 0.35 * fontSize} textAnchor="end">
      {label}
    </text>
  ));
}

interface FrameProps {
  readonly frame: PlotFrame;
  /** The lower end of a panel below the frame; labels of the x axis are below it. */
  readonly foot?: number;
  readonly xTitle: string;
  readonly yTitle: string;
}

/** The frame above all layers, with the labels of its ticks and the titles of its axes. */
export function Frame({frame, foot = frame.box.bottom, xTitle, yTitle}: FrameProps): ReactNode {
  const {box, x, y, fontSize, paint} = frame;
  const {left, right, top} = box;
  const room = right - 0.2 * fontSize;
  const above = shortened(titleWith(yTitle, y.power), room, fontSize);
  const below = shortened(titleWith(xTitle, x.power), room, fontSize);
  const overhang = Math.max(0, textWidth(above, fontSize) - (right - left));
  return (
    <g fill={paint('ink')} aria-hidden style={{fontVariantNumeric: 'tabular-nums'}}>
      <path d={framePath(frame)} fill="none" stroke={paint('ink')} />
      <YTickLabels ticks={y.ticks} at={left} fontSize={fontSize} />
      <XTickLabels ticks={x.ticks} at={foot + 1.35 * fontSize} />
      <text x={Math.max(0.2 * fontSize, left - overhang)} y={top - 0.7 * fontSize}>
        {above}
      </text>
      <text x={right} y={foot + 2.8 * fontSize} textAnchor="end">
        {below}
      </text>
    </g>
  );
}

/** Where the parts of a plot stand, by the size of its texts. */
import type {Box, PlotSize} from '@site/src/plot/frame';

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly fontSize: number;
  readonly main: Box;
  readonly ratio: Box | null;
  /** Lines of the label, and whether the last of them shares the line of the title of the axis. */
  readonly label: readonly string[];
  readonly isShared: boolean;
  /** Base lines of texts: the title of the axis of events, and the texts below the frame. */
  readonly yTitleAt: number;
  readonly xTicksAt: number;
  readonly xTitleAt: number;
  /** True for a plot without titles, label and notes. */
  readonly isCompact: boolean;
}

export interface Texts {
  readonly yTitle: string;
  readonly label: string;
  readonly hasRatio: boolean;
  readonly isCompact: boolean;
}

/** Letters of a sans-serif font are about this wide, in em; nothing can be measured on a server. */
const letter = 0.5;

/** All in em. The space at the right end is for half of a handle that is wide enough to touch. */
const room = {left: 3.9, right: 1.7, line: 1.4, ticks: 1.35, title: 1.5, foot: 0.5};
const ratioRoom = {gap: 1.1, height: 5.2};
/** For the power of ten that may stand after the title. */
const spare = 4;
/** Plots side by side share or do not share that line alike, unless a title is longer than this. */
const usualTitle = 'Events / 2.5 GeV';

const widthOf = (text: string): number => letter * Array.from(text).length;

/** The same for a plot among others, with its titles in the head of its panel. */
const compactRoom = {left: 3.6, right: 0.8, top: 0.5, ticks: 1.2, foot: 0.35};
const compactRatioRoom = {gap: 0.5, height: 3.4};

/** Breaks a label between its parts, so that each line fits. */
export function linesOf(label: string, widest: number): readonly string[] {
  const lines: string[] = [];
  for (const part of label.split(/(?<=,) /)) {
    const last = lines.at(-1);
    const joined = last === undefined ? part : `${last} ${part}`;
    if (last !== undefined && widthOf(joined) <= widest) lines[lines.length - 1] = joined;
    else lines.push(part);
  }
  return lines.filter(Boolean);
}

function compactLayoutOf({width, height, fontSize}: PlotSize, hasRatio: boolean): Layout {
  const em = (size: number): number => Math.round(size * fontSize);
  const [left, right] = [em(compactRoom.left), width - em(compactRoom.right)];
  const top = em(compactRoom.top);
  const bottom = height - em(compactRoom.ticks + compactRoom.foot);
  const split = hasRatio ? bottom - em(compactRatioRoom.gap + compactRatioRoom.height) : bottom;
  return {
    width,
    height,
    fontSize,
    main: {left, right, top, bottom: split},
    ratio: hasRatio ? {left, right, top: split + em(compactRatioRoom.gap), bottom} : null,
    label: [],
    isShared: false,
    yTitleAt: top + em(1.1),
    xTicksAt: bottom + em(compactRoom.ticks),
    xTitleAt: bottom,
    isCompact: true,
  };
}

export function layoutOf(size: PlotSize, texts: Texts): Layout {
  if (texts.isCompact) return compactLayoutOf(size, texts.hasRatio);
  const {width, height, fontSize} = size;
  const {yTitle, label, hasRatio} = texts;
  const em = (size: number): number => Math.round(size * fontSize);
  const left = em(room.left);
  const right = width - em(room.right);
  const lines = linesOf(label, (right - left) / fontSize);
  const title = Math.max(widthOf(yTitle), widthOf(usualTitle));
  const inLine = title + spare + widthOf(lines.at(-1) ?? '');
  const isShared = inLine * fontSize <= right - left;
  const yTitleAt = em(room.line * (lines.length + (isShared ? 0 : 1)) - 0.35);
  const top = yTitleAt + em(0.55);
  const bottom = height - em(room.ticks + room.title + room.foot);
  const split = hasRatio ? bottom - em(ratioRoom.gap + ratioRoom.height) : bottom;
  return {
    width,
    height,
    fontSize,
    main: {left, right, top, bottom: split},
    ratio: hasRatio ? {left, right, top: split + em(ratioRoom.gap), bottom} : null,
    label: lines,
    isShared,
    yTitleAt,
    xTicksAt: bottom + em(room.ticks),
    xTitleAt: bottom + em(room.ticks + room.title),
    isCompact: false,
  };
}

/** Of the frame, in em: as high as is good to see at a glance, and at most this share of its width. */
const frame = {lowest: 11, highest: 16, slope: 0.6};

/** The height that suits a width. */
export function heightFor(width: number, fontSize: number, texts: Texts): number {
  const {main} = layoutOf({width, height: 0, fontSize}, texts);
  const wanted = (frame.slope * (main.right - main.left)) / fontSize;
  const own = Math.min(frame.highest, Math.max(frame.lowest, wanted));
  return Math.round(own * fontSize) + main.top - main.bottom;
}

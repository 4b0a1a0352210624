/** Text inside the frame of a compact plot: the title of the axis of events, the short label, and how much lies beyond. */
import {titleWith} from '@site/src/plot/frame';
import type {Plot} from '../../../model/view';
import {beyondMarks} from '../labels';
import type {Layers} from './layers';
import type {Layout} from './plotLayout';

/** Size of the short label, in that of the other texts, and the space around texts, in em. */
export const noteText = {size: 0.85, inset: 0.6};

/** Mean width of a letter in these texts, with their many narrow digits and signs, in em: nothing is measured on a server. */
const letter = 0.44;

const widthOf = (text: string, fontSize: number): number =>
  letter * fontSize * Array.from(text).length;

export interface CompactNote {
  /** Title of the axis of events, as long as there is room for it; empty for none. */
  readonly yTitle: string;
  readonly label: string;
  /** Side of the label: that of the lower bins. On the left it follows the title. */
  readonly side: 'left' | 'right';
  /** Underflow and overflow, at their ends of the axis; empty if there is little. */
  readonly below: string;
  readonly above: string;
}

const tallest = (values: readonly number[]): number => Math.max(0, ...values);

/** The side with more free space for a text: both are measured over most of the axis, as the text is long. */
function roomierSide({shapes, outlines}: Layers, bins: number): CompactNote['side'] {
  const heights = Array.from({length: bins}, (_, bin) =>
    tallest([
      ...shapes.map(({upper}) => upper[bin] as number),
      ...outlines.map(({heights: of}) => of[bin] as number),
    ]),
  );
  const reach = Math.ceil(0.6 * bins);
  return tallest(heights.slice(0, reach)) < tallest(heights.slice(-reach)) ? 'left' : 'right';
}

interface NoteTexts {
  /** Title of the axis of events in full: `Events / 5 GeV`. */
  readonly yTitle: string;
  /** Power of ten that the labels of the axis leave out. */
  readonly power: number;
  readonly label: string;
}

/** The longest title that fits next to the label in the frame: at least the power of ten. */
function titleIn({main, fontSize}: Layout, {yTitle, power, label}: NoteTexts): string {
  const spaces = (label === '' ? 2 : 3) * noteText.inset * fontSize;
  const room = main.right - main.left - spaces - widthOf(label, noteText.size * fontSize);
  const titles = [yTitle, yTitle.replace(/ \/ .*/, '')].map((title) => titleWith(title, power));
  const shortest = power === 0 ? '' : titleWith('', power).trim();
  return titles.find((title) => widthOf(title, fontSize) <= room) ?? shortest;
}

export function noteOf(plot: Plot, layers: Layers, layout: Layout, texts: NoteTexts): CompactNote {
  const {label, power} = texts;
  const side = power === 0 ? roomierSide(layers, plot.edges.length - 1) : 'right';
  return {yTitle: titleIn(layout, texts), label, side, ...beyondMarks(plot)};
}

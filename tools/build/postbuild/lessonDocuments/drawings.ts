/** The drawings of worksheets as images for documents: black lines on white, in the size of the printed sheet. */
import path from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import type {Block} from '../../../../src/data/lessons/schema';
import {gridShape, type GridProps} from '../../../../src/lib/picture/gridShape';
import {indexedPng} from '../cards/png';

export interface Drawing {
  readonly png: Buffer;
  /** Pixels on paper, 96 per inch. */
  readonly width: number;
  readonly height: number;
  /** Description for readers who cannot see it. */
  readonly words: string;
}

const fontFile = path.join('node_modules/source-sans/TTF/SourceSans3-Regular.ttf');
/** Points per pixel of the paper. */
const resolution = 2;
const pixelsPerCm = 96 / 2.54;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

interface Sketch {
  readonly viewBox: readonly [x: number, y: number, width: number, height: number];
  readonly width: number;
  readonly words: string;
  readonly content: string;
}

function drawn({viewBox, width, words, content}: Sketch): Drawing {
  const [x, y, across, down] = viewBox;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox.join(' ')}" font-family="Source Sans 3" stroke="none" fill="none"><rect x="${x}" y="${y}" width="${across}" height="${down}" fill="#fff"/>${content}</svg>`;
  const image = new Resvg(svg, {
    fitTo: {mode: 'width', value: Math.round(resolution * width)},
    font: {fontFiles: [fontFile], loadSystemFonts: false, defaultFontFamily: 'Source Sans 3'},
  }).render();
  const png = indexedPng({width: image.width, height: image.height, pixels: image.pixels});
  return {png, width: Math.round(width), height: Math.round((width * down) / across), words};
}

interface LineStyle {
  readonly isStrong?: boolean;
}

const line = (ends: readonly number[], {isStrong = false}: LineStyle = {}): string =>
  `<path d="M${ends[0]} ${ends[1]}L${ends[2]} ${ends[3]}" stroke="${isStrong ? '#000' : '#777'}" stroke-width="${isStrong ? 1.25 : 0.5}"/>`;

const word = (x: number, y: number, text: string, anchor: 'start' | 'middle' | 'end'): string =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" fill="#000">${escaped(text)}</text>`;

/** A grid for a histogram, 16 cm wide; with counts, the histogram itself. */
export function histogramDrawing(grid: GridProps): Drawing {
  const {alt, height, rows, columns, bars, points} = gridShape(grid);
  const em = 13;
  const left = 3 * em;
  const top = 2.4 * em;
  const width = 16 * pixelsPerCm;
  const field = width - left - 2 * em;
  const [bottom, across] = [top + height * em, (percent: number) => left + (percent / 100) * field];
  const content = [
    ...bars.map(
      ({from, width: wide, top: high, tall}) =>
        `<rect x="${across(from)}" y="${top + high * em}" width="${(wide / 100) * field}" height="${tall * em}" fill="#dde8f4" stroke="#0b57a8" stroke-width="1.25"/>`,
    ),
    ...rows.map(({at, isZero}) =>
      line([left, top + at * em, left + field, top + at * em], {isStrong: isZero}),
    ),
    ...columns.map(({at}) => line([across(at), top, across(at), bottom], {isStrong: at === 0})),
    ...points.map(
      ({at, middle, top: high, bottom: low}) =>
        `<path d="M${across(at)} ${top + high * em}V${top + low * em}" stroke="#0b57a8" stroke-width="2"/><circle cx="${across(at)}" cy="${top + middle * em}" r="${0.28 * em}" fill="#0b57a8"/>`,
    ),
    `<g font-size="${em}">`,
    ...rows.map(({at, label}) => word(left - 0.5 * em, top + (at + 0.35) * em, label, 'end')),
    ...columns.map(({at, label}) => word(across(at), bottom + 1.3 * em, label, 'middle')),
    word(0, em, grid.upwards, 'start'),
    word(left + field, bottom + 2.7 * em, grid.across, 'end'),
    '</g>',
  ].join('');
  return drawn({viewBox: [0, 0, width, bottom + 3.2 * em], width, words: alt, content});
}

/** Circles with angles, 1 cm for 20 GeV. */
function anglesDrawing(): Drawing {
  const radii = [1, 2, 3, 4];
  const at = (angle: number, radius: number): readonly [number, number] => [
    radius * Math.cos((angle * Math.PI) / 180),
    -radius * Math.sin((angle * Math.PI) / 180),
  ];
  const content = [
    ...radii.map((radius) => `<circle r="${radius * 100}" stroke="#777" stroke-width="2"/>`),
    '<g font-size="36">',
    ...Array.from({length: 12}, (_, i) => {
      const [x, y] = at(30 * i, 400);
      const [textX, textY] = at(30 * i, 445);
      return `<path d="M0 0L${x} ${y}" stroke="#777" stroke-width="2"/>${word(textX, textY + 12, `${30 * i}°`, 'middle')}`;
    }),
    ...radii.map((radius) => word(radius * 100 - 8, -12, `${20 * radius}`, 'end')),
    '</g>',
  ].join('');
  return drawn({
    viewBox: [-500, -500, 1000, 1000],
    width: 10 * pixelsPerCm,
    words:
      'Empty circles to draw arrows in: a ring for each 20 GeV up to 80 GeV, and angles every 30°, from 0° on the right and counting anticlockwise.',
    content,
  });
}

/** A square with a disc in its centre, whose radius is a quarter of the side, 16 cm. */
const targetDrawing = (): Drawing =>
  drawn({
    viewBox: [-102, -102, 204, 204],
    width: 16.3 * pixelsPerCm,
    words: 'A square, and in its centre a disc with a radius of a quarter of its side.',
    content:
      '<rect x="-100" y="-100" width="200" height="200" stroke="#777" stroke-width="0.6"/><circle r="50" stroke="#000" stroke-width="0.6"/>',
  });

/** The drawing of a block of a worksheet; undefined for texts, questions and tables. */
export function drawingOf(block: Block): Drawing | undefined {
  switch (block.kind) {
    case 'grid':
      return histogramDrawing(block);
    case 'angles':
      return anglesDrawing();
    case 'target':
      return targetDrawing();
    default:
      return undefined;
  }
}

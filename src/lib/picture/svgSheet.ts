/** Drawings of a page as one SVG file that needs nothing of the page. */

const namespace = 'http://www.w3.org/2000/svg';

interface SheetStyle {
  /** Colours and a list of font families, not names of custom properties. */
  readonly ground: string;
  readonly ink: string;
  readonly soft: string;
  readonly font: string;
}

export interface Sheet {
  readonly title: string;
  readonly description: string;
  /** Below the drawings: what they are and where they are from. */
  readonly foot: readonly string[];
  readonly columns: number;
  readonly look: SheetStyle;
}

export interface SvgFile {
  readonly text: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

const margin = 16;
const gap = 24;
const headHeight = 36;
const lineHeight = 18;
const footSize = 12;
/** Mean width of a letter, in em, on the safe side. */
const letter = 0.52;

type Attributes = Readonly<Record<string, string | number>>;

/** An element of SVG with its attributes and its text. */
export function made(name: string, attributes: Attributes, text = ''): SVGElement {
  const element = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  if (text !== '') element.textContent = text;
  return element;
}

const onPageOnly = /^(?:xmlns|class|tabindex|data-.*|on.*|aria-(?!label)[a-z]*)$/;

/** A copy without what means something on the page only. */
function copied(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  for (const element of [copy, ...Array.from(copy.querySelectorAll('*'))]) {
    for (const {name} of Array.from(element.attributes)) {
      if (onPageOnly.test(name)) element.removeAttribute(name);
    }
  }
  return copy;
}

/** Words in lines of at most so many letters. */
export function wrapped(text: string, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

const sizeOf = (drawing: SVGSVGElement): readonly [width: number, height: number] => [
  Number(drawing.getAttribute('width')),
  Number(drawing.getAttribute('height')),
];

/**
 * Puts drawings into rows, with a foot below, and with the title above where there are several.
 *
 * @param drawings with their width and height in pixels, and colours that need no style sheet
 */
export function svgSheet(drawings: readonly SVGSVGElement[], sheet: Sheet): SvgFile {
  const {title, description, foot, look} = sheet;
  const columns = Math.min(sheet.columns, drawings.length);
  const sizes = drawings.map(sizeOf);
  const cellWidth = Math.max(...sizes.map(([width]) => width));
  const cellHeight = Math.max(...sizes.map(([, height]) => height));
  const rows = Math.ceil(drawings.length / columns);
  const width = 2 * margin + columns * cellWidth + (columns - 1) * gap;
  const top = margin + (drawings.length > 1 ? headHeight : 0);
  const footTop = top + rows * cellHeight + (rows - 1) * gap + margin;
  const footLines = foot.flatMap((text) =>
    wrapped(text, Math.floor((width - 2 * margin) / (letter * footSize))),
  );
  const height = footTop + footLines.length * lineHeight + margin / 2;
  const svg = made('svg', {
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    role: 'img',
    'font-family': look.font,
  });
  svg.append(
    made('title', {}, title),
    made('desc', {}, description),
    made('rect', {width, height, fill: look.ground}),
  );
  if (drawings.length > 1) {
    const at = {x: margin, y: margin + 18, 'font-size': 18, 'font-weight': 600, fill: look.ink};
    svg.append(made('text', at, title));
  }
  for (const [place, drawing] of drawings.entries()) {
    const copy = copied(drawing);
    copy.setAttribute('x', String(margin + (place % columns) * (cellWidth + gap)));
    copy.setAttribute('y', String(top + Math.floor(place / columns) * (cellHeight + gap)));
    svg.append(copy);
  }
  for (const [line, text] of footLines.entries()) {
    const y = footTop + (line + 0.7) * lineHeight;
    svg.append(made('text', {x: margin, y, 'font-size': footSize, fill: look.soft}, text));
  }
  const text = new XMLSerializer().serializeToString(svg);
  return {text: `<?xml version="1.0" encoding="UTF-8"?>\n${text}\n`, width, height};
}

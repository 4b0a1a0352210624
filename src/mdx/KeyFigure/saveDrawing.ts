/** The drawing of a figure as a file of its own, with its title, its legend and the colours of the page. */
import {pngOf} from '@site/src/lib/picture/pngOf';
import {made, wrapped, type SvgFile} from '@site/src/lib/picture/svgSheet';
import {saveFile} from '@site/src/lib/saveFile';

/** The properties that shapes and texts have from the style sheets of the page. */
const properties = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'vector-effect',
  'paint-order',
  'font-size',
  'font-weight',
  'font-family',
  'overflow',
];

/** A copy that needs no style sheet. */
function copied(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [drawing, ...Array.from(drawing.querySelectorAll('*'))];
  const copies = [copy, ...Array.from(copy.querySelectorAll('*'))];
  for (const [i, element] of copies.entries()) {
    const style = getComputedStyle(originals[i] ?? drawing);
    element.removeAttribute('class');
    for (const property of properties) {
      element.setAttribute(property, style.getPropertyValue(property));
    }
  }
  copy.removeAttribute('style');
  return copy;
}

/** Entries of the legend in lines from a height on: a swatch and a name. */
function legendOf(picture: HTMLElement, ink: string, top: number): readonly SVGElement[] {
  const hatching = picture.querySelector('pattern')?.id;
  return Array.from(picture.querySelectorAll('li')).flatMap((entry, i) => {
    const swatch = entry.querySelector('span');
    if (!swatch) return [];
    const style = getComputedStyle(swatch);
    const y = top + lineHeight * i;
    const isHatched = swatch.dataset['kind'] === 'hatched' && hatching;
    const fill = isHatched ? `url(#${hatching})` : style.backgroundColor;
    const size = {x: 0, y: y - 10, width: 20, height: 10};
    return [
      made('rect', {...size, fill, stroke: style.borderColor, 'stroke-width': 1.5}),
      made('text', {x: 28, y, fill: ink, 'font-size': 13}, entry.textContent.trim()),
    ];
  });
}

const margin = 16;
const lineHeight = 20;

/** Mean width of a bold letter of the title, in pixels, on the safe side. */
const titleLetter = 9.2;

/** @throws Error if the figure has no drawing */
function fileOf(picture: HTMLElement, title: string): SvgFile & {readonly font: string} {
  const drawing = picture.querySelector('svg');
  if (!drawing) throw new Error('the figure has no drawing');
  const {color: ink, fontFamily: font} = getComputedStyle(picture);
  const {width, height} = drawing.getBoundingClientRect();
  const box = drawing.getBBox();
  const titleLines = wrapped(title, Math.floor(width / titleLetter));
  const head = 16 + lineHeight * titleLines.length;
  const legend = legendOf(picture, ink, head + 8);
  const top = head + 6 + (lineHeight * legend.length) / 2;
  const copy = copied(drawing);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const size = {
    width: Math.ceil(Math.max(width, box.x + box.width) - Math.min(0, box.x)) + 2 * margin,
    height: Math.ceil(Math.max(height, box.y + box.height) - Math.min(0, box.y)) + 2 * margin + top,
  };
  const svg = made('svg', {
    ...size,
    viewBox: `${-margin} ${-margin} ${size.width} ${size.height}`,
    'font-family': font,
  });
  const paper = getComputedStyle(picture).getPropertyValue('--paper');
  svg.append(
    made('title', {}, title),
    made('rect', {x: -margin, y: -margin, ...size, fill: paper}),
    ...titleLines.map((line, i) =>
      made(
        'text',
        {x: 0, y: 14 + lineHeight * i, fill: ink, 'font-size': 16, 'font-weight': 600},
        line,
      ),
    ),
    ...legend,
  );
  const place = made('g', {
    transform: `translate(${-Math.min(0, box.x)} ${top - Math.min(0, box.y)})`,
  });
  place.append(copy);
  svg.append(place);
  const text = new XMLSerializer().serializeToString(svg);
  return {text: `<?xml version="1.0" encoding="UTF-8"?>\n${text}\n`, ...size, font};
}

const nameOfFile = (title: string): string =>
  `${title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/-$/, '')}.svg`;

export function saveDrawing(picture: HTMLElement, title: string): void {
  saveFile(nameOfFile(title), 'image/svg+xml', fileOf(picture, title).text);
}

/** @throws DOMException where the browser copies no pictures */
export async function copyDrawing(picture: HTMLElement, title: string): Promise<void> {
  const file = fileOf(picture, title);
  const png = pngOf(file, file.font, 2);
  // Both are awaited: a picture that fails after a refusal to copy is then no uncaught error.
  await Promise.all([navigator.clipboard.write([new ClipboardItem({'image/png': png})]), png]);
}

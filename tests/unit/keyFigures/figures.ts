/** The key figures of all pages, as their authors wrote them. */
import {readFileSync} from 'node:fs';
import {filesBelow} from '../../../tools/lib/files';
import {readPrinted} from '../../../src/kit/format/readPrinted';

export interface WrittenFigure {
  /** The page, below `docs` and without the ending of its file. */
  readonly page: string;
  readonly title: string;
  readonly caption: string;
  /** Cells of the table without its head, as text; none for a figure that is not drawn from a table. */
  readonly rows: readonly (readonly string[])[];
}

const cellsOf = (line: string): readonly string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.replaceAll(/\*\*|`/g, '').trim());

function figureOf(page: string, text: string): WrittenFigure {
  const lines = text.split('\n');
  const table = lines.filter((line) => line.startsWith('|')).map(cellsOf);
  const body = text.slice(text.indexOf('>\n') + 1);
  const paragraphs = body.split('\n\n').map((part) => part.trim());
  return {
    page,
    title: /title="([^"]+)"/.exec(text)?.[1] ?? '',
    caption: paragraphs.filter((part) => /^(?![|<-]|\d+\. )\S/.test(part)).join(' '),
    rows: table.slice(2),
  };
}

export const figures: readonly WrittenFigure[] = filesBelow('.', 'docs', /\.mdx$/).flatMap(
  (file) => {
    const page = file.replace(/^docs\//, '').replace(/\.mdx$/, '');
    const text = readFileSync(file, 'utf8');
    return Array.from(text.matchAll(/<KeyFigure[\s\S]*?<\/KeyFigure>/g), ([it]) =>
      figureOf(page, it.replace('</KeyFigure>', '')),
    );
  },
);

/** The figure of a page. @throws RangeError if the page has none or several */
export function figureOn(page: string): WrittenFigure {
  const [figure, ...others] = figures.filter((it) => it.page === page);
  if (!figure || others.length > 0) throw new RangeError(`${page} needs one key figure.`);
  return figure;
}

/** Half of the last digit of a printed number: "2,040" means 2,040 ± 0.5, "0.20" means 0.20 ± 0.005. */
export function roundingOf(text: string): number {
  const [, mantissa = '', exponent] = /^([−-]?[\d.,]+)(?: × 10(\S+))?/.exec(text) ?? [];
  const decimals = mantissa.split('.')[1]?.length ?? 0;
  const scale = exponent ? readPrinted(text) / readPrinted(mantissa) : 1;
  // "7,000" is rounded to thousands as often as not: its zeros at the end are not digits.
  const zeros = decimals === 0 ? (/0*$/.exec(mantissa.replaceAll(',', ''))?.[0].length ?? 0) : 0;
  return 0.5 * 10 ** (zeros - decimals) * scale;
}

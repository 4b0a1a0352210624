/** The key figures of all pages, as their authors wrote them. */
import {readFileSync} from 'node:fs';
import {filesBelow} from '../../../tools/lib/files';
import {readPrinted} from '../../../src/kit/format/readPrinted';

export interface WrittenFigure {
  /** The page, below `docs` and without the ending of its file. */
  readonly page: string;
  /** The heading that it is below, as the id of a section; empty at the beginning of a page. */
  readonly section: string;
  readonly title: string;
  readonly caption: string;
  /** Cells of the table without its head, as text; none for a figure that is drawn from no table or simulated. */
  readonly rows: readonly (readonly string[])[];
}

const cellsOf = (line: string): readonly string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.replaceAll(/\*\*|`/g, '').trim());

function figureOf(page: string, section: string, text: string): WrittenFigure {
  const lines = text.split('\n');
  const table = lines.filter((line) => line.startsWith('|')).map(cellsOf);
  const body = text.slice(text.indexOf('>\n') + 1);
  const paragraphs = body.split('\n\n').map((part) => part.trim());
  return {
    page,
    section,
    title: /title="([^"]+)"/.exec(text)?.[1] ?? '',
    caption: paragraphs.filter((part) => /^(?![|<-]|\d+\. )\S/.test(part)).join(' '),
    rows: table.slice(2),
  };
}

export const figures: readonly WrittenFigure[] = filesBelow('.', 'docs', /\.mdx$/).flatMap(
  (file) => {
    const page = file.replace(/^docs\//, '').replace(/\.mdx$/, '');
    const text = readFileSync(file, 'utf8');
    return Array.from(text.matchAll(/<KeyFigure[\s\S]*?<\/KeyFigure>/g), ({0: it, index}) => {
      const ids = Array.from(
        text.slice(0, index).matchAll(/^##+ .*\{#([\w-]+)\}$/gm),
        ([, id]) => id,
      );
      return figureOf(page, ids.at(-1) ?? '', it.replace('</KeyFigure>', ''));
    });
  },
);

/**
 * The figure of a page, or of one of its sections.
 * @throws RangeError if there is none or several
 */
export function figureOn(page: string, section?: string): WrittenFigure {
  const [figure, ...others] = figures.filter(
    (it) => it.page === page && (section === undefined || it.section === section),
  );
  if (!figure || others.length > 0) {
    throw new RangeError(`${page} needs one key figure ${section ? `in #${section}` : ''}.`);
  }
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

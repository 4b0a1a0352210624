/** Raised and lowered signs without HTML, and gaps where only a style sheet keeps two words apart. */
import type {Page, Selection} from './readable';

const plain = '0123456789+-−=()ni';
const signs = {
  sup: {raised: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ', otherwise: '^'},
  sub: {raised: '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₙᵢ', otherwise: '_'},
} as const;

function flatSign(name: 'sup' | 'sub', text: string): string {
  const {raised, otherwise} = signs[name];
  const found = [...text].map((sign) => [...raised][[...plain].indexOf(sign)]);
  return found.every(Boolean) ? found.join('') : `${otherwise}${text}`;
}

function flattenSigns($: Page, main: Selection, name: 'sup' | 'sub'): void {
  for (const element of main.find(name).toArray()) {
    const text = $(element).text().trim();
    // The mark of a note is a number in brackets already.
    $(element).replaceWith(/^\[\d+\]$/.test(text) ? text : flatSign(name, text));
  }
}

const inLine = new Set('a abbr b cite code em i kbd output q span strong time var'.split(' '));

/** Elements in a line with nothing between them are kept apart by a style sheet only: a date, and its tag. */
function partElements($: Page, main: Selection): void {
  for (const element of main.find([...inLine].join(', ')).toArray()) {
    const before = element.prev;
    const isAfterElement = before?.type === 'tag' && inLine.has(before.name);
    if (isAfterElement && $(element).closest('pre').length === 0) $(element).before(' ');
  }
}

export function asFlatText($: Page, main: Selection): void {
  flattenSigns($, main, 'sup');
  flattenSigns($, main, 'sub');
  partElements($, main);
  // These mean nothing in Markdown, and would come out as marks around the words.
  for (const element of main.find('u, mark, kbd, samp, var, cite').toArray()) {
    $(element).replaceWith(
      $(element).is('cite') ? $('<em>').append($(element).contents()) : $(element).contents(),
    );
  }
}

/** The names of a quantity that fit into the head of its plot. */
import type {HistogramDescription} from '../../../model/description';

/** Mean width of a letter of the head, bold or not, in pixels; nothing is measured before the first drawing. */
const letter = {bold: 7.3, plain: 6.6};
/** The number of the plot, gaps, and the button that clears a cut. */
const usual = {number: 28, gap: 8, clear: 30};

const widthOf = (text: string, each: number): number => Array.from(text).length * each;

interface Names {
  /** undefined if only the symbol fits. */
  readonly name: string | undefined;
  readonly hasSymbol: boolean;
}

/**
 * Title and symbol if both fit beside the cut, else the title, else the symbol.
 *
 * @param width of the head, in pixels
 */
export function headNames(
  {title, label, unit, categories}: HistogramDescription,
  chip: string | undefined,
  width: number,
): Names {
  const cut = chip === undefined ? 0 : usual.clear + widthOf(chip, letter.bold);
  const room = width - usual.number - cut;
  const symbol = widthOf(unit ? `${label} [${unit}]` : label, letter.plain);
  const name = widthOf(title, letter.bold);
  if (name + (categories ? 0 : usual.gap + symbol) <= room) {
    return {name: title, hasSymbol: !categories};
  }
  return name <= room && unit === ''
    ? {name: title, hasSymbol: false}
    : {name: undefined, hasSymbol: true};
}

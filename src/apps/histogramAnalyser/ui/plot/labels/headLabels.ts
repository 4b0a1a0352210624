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

/** A box with the gap before its category, the gap between two of them, and the button to their right, in pixels. */
const choice = {box: 25, gap: 8, clear: 22};

/**
 * The name of a plot beside its fields: the symbol; for categories the title, if it fits beside their boxes.
 *
 * @param width of the head, in pixels
 */
export function nameBesideFields(
  {title, label, categories}: HistogramDescription,
  chip: string | undefined,
  width: number,
): string {
  if (!categories) return label;
  const end = chip === undefined ? 0 : choice.clear;
  const fields = categories.reduce(
    (sum, name) => sum + choice.box + widthOf(name, letter.plain),
    end + choice.gap * (categories.length - 1),
  );
  return usual.number + widthOf(title, letter.bold) + fields <= width ? title : label;
}

/** Breaks a title into lines that fit, in the largest of some sizes in which it does. */
import type {Font} from './font';

export interface Setting {
  readonly size: number;
  readonly lines: readonly string[];
}

interface TextBox {
  readonly width: number;
  readonly height: number;
  /** Font sizes to try, largest first. */
  readonly sizes: readonly number[];
}

/** From one line to the next, in parts of the font size. */
export const lineStep = 1.14;

export function textWidth(font: Font, text: string, size: number): number {
  return [...text].reduce((sum, sign) => {
    const width = font.widthOf(sign);
    if (width === undefined) throw new Error(`The font of the cards lacks "${sign}" in "${text}".`);
    return sum + width * size;
  }, 0);
}

/** As many words in each line as fit; undefined if a word alone does not. */
function broken(
  font: Font,
  text: string,
  size: number,
  width: number,
): readonly string[] | undefined {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && textWidth(font, longer, size) <= width) {
      lines[lines.length - 1] = longer;
    } else lines.push(word);
  }
  return lines.every((line) => textWidth(font, line, size) <= width) ? lines : undefined;
}

export function setTitle(font: Font, text: string, {width, height, sizes}: TextBox): Setting {
  for (const size of sizes) {
    const lines = broken(font, text, size, width);
    if (!lines || lines.length * size * lineStep > height) continue;
    // A last word of its own looks lost: the narrowest width with as many lines shares the words out.
    for (let narrower = width * 0.6; narrower < width; narrower += width * 0.05) {
      const even = broken(font, text, size, narrower);
      if (even && even.length === lines.length) return {size, lines: even};
    }
    return {size, lines};
  }
  throw new Error(`The title "${text}" does not fit on its card: shorten it.`);
}

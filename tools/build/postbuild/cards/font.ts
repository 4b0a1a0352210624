/** Widths of the letters of a TrueType font, read from its tables: what lines of text are broken by. */
import {readFileSync} from 'node:fs';

interface Font {
  /** Width in parts of the font size; undefined for a sign that the font lacks. */
  readonly widthOf: (sign: string) => number | undefined;
}

type Tables = ReadonlyMap<string, DataView>;

function tablesOf(file: string): Tables {
  const bytes = readFileSync(file);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = view.getUint16(4);
  return new Map(
    Array.from({length: count}, (_, index) => {
      const entry = 12 + 16 * index;
      const name = bytes.toString('latin1', entry, entry + 4);
      const [start, length] = [view.getUint32(entry + 8), view.getUint32(entry + 12)];
      return [name, new DataView(bytes.buffer, bytes.byteOffset + start, length)] as const;
    }),
  );
}

function table(tables: Tables, name: string): DataView {
  const found = tables.get(name);
  if (!found) throw new Error(`A font for the cards has no table ${name}.`);
  return found;
}

/** The map of characters in groups (format 12), which all fonts of the family have. */
function glyphs(cmap: DataView): ReadonlyMap<number, number> {
  const starts = Array.from({length: cmap.getUint16(2)}, (_, i) => cmap.getUint32(8 + 8 * i));
  const start = starts.find((offset) => cmap.getUint16(offset) === 12);
  if (start === undefined) throw new Error('A font for the cards has no map of format 12.');
  const found = new Map<number, number>();
  for (let group = 0; group < cmap.getUint32(start + 12); group += 1) {
    const at = start + 16 + 12 * group;
    const [first, last, glyph] = [
      cmap.getUint32(at),
      cmap.getUint32(at + 4),
      cmap.getUint32(at + 8),
    ];
    for (let sign = first; sign <= last; sign += 1) found.set(sign, glyph + sign - first);
  }
  return found;
}

export function readFont(file: string): Font {
  const tables = tablesOf(file);
  const em = table(tables, 'head').getUint16(18);
  const measured = table(tables, 'hhea').getUint16(34);
  const widths = table(tables, 'hmtx');
  const glyphOf = glyphs(table(tables, 'cmap'));
  return {
    widthOf(sign) {
      const glyph = glyphOf.get(sign.codePointAt(0) ?? 0);
      return glyph === undefined
        ? undefined
        : widths.getUint16(4 * Math.min(glyph, measured - 1)) / em;
    },
  };
}

export type {Font};

/** Tables as CSV (RFC 4180), with the units of the columns in the header. */

type Cell = unknown;

function written(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return Array.isArray(cell) ? cell.join('; ') : String(cell);
}

const quoted = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

const lineOf = (cells: readonly Cell[]): string =>
  `${cells.map((cell) => quoted(written(cell))).join(',')}\n`;

/** A header line and one line for each row; what is not known is an empty cell. */
export const csvText = (header: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  [header, ...rows].map(lineOf).join('');

const unitInName = /(?:TeV|Fb|Pb)$/;
const words = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g;

/** The header of a field: crossSectionPb in pb becomes `cross_section [pb]`, zipBytes `zip_size [B]`. */
export function csvHeader(field: string, unit?: string): string {
  const name =
    unit === undefined ? field : field.replace(unitInName, '').replace(/bytes$/i, 'Size');
  const snake = (name.match(words) ?? [name]).map((word) => word.toLowerCase()).join('_');
  return unit === undefined ? snake : `${snake} [${unit}]`;
}

/** The picture of a card: its size, and how its parts are written as SVG. */

export const width = 288;
export const height = 150;

/** What a drawing may be painted with: tokens of `tokens.css`, which pages give to the drawings that they use. */
export const paint = (token: string): string => `var(--${token})`;

type Attributes = Readonly<Record<string, string | number>>;

/** One element without children. */
export function element(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(([key, value]) => `${key}="${value}"`);
  return `<${name} ${written.join(' ')}/>`;
}

interface Label {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly isCode?: boolean;
}

/** Code is in the reader's own monospaced font: home would load ours, of 23 kB, for five words of a picture. */
export function label({x, y, text, isCode = false}: Label): string {
  const font = isCode ? ' font-family="monospace"' : '';
  return `<text x="${x}" y="${y}" font-size="13" fill="${paint('ink')}"${font}>${text}</text>`;
}

export const digits = (value: number): number => Math.round(value * 10) / 10;

/** Formulas as plain text, for names that cannot be typeset: `\sqrt N` becomes "√N". */
import {piecesOf} from './richText';

const signs: Readonly<Record<string, string>> = {
  pt: 'pT',
  et: 'ET',
  met: 'ETmiss',
  Delta: 'Δ',
  eta: 'η',
  phi: 'φ',
  sqrt: '√',
};

/** The formula in one line, without the commands for its look; other commands keep their names. */
export const plainFormula = (tex: string): string =>
  tex
    .replaceAll(/\\(?:mathrm|text)(?![A-Za-z])/g, '')
    .replaceAll(/\\([A-Za-z]+) ?/g, (_, name: string) => signs[name] ?? name)
    .replaceAll(/[\\{}^_]/g, '');

/** A text of typed data without marks for links, code and formulas. */
export const plainText = (text: string): string =>
  piecesOf(text)
    .map((piece) => (piece.kind === 'formula' ? plainFormula(piece.text) : piece.text))
    .join('');

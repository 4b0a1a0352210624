/** The texts of a card in pieces: code is in backticks, and indices of symbols follow a low line or a caret. */

export interface Piece {
  /** `symbol` is a quantity, set in italics; `sub` and `sup` are its indices. */
  readonly kind: 'text' | 'code' | 'symbol' | 'sub' | 'sup' | 'doi';
  readonly text: string;
}

/** An index or exponent of a symbol: _T, _T1, ^miss. */
const script = /([_^](?:miss|filt|int|eff|eq|T\d?)(?![\p{L}\d]))/u;

const filled = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.filter(({text}) => text !== '');

/** The pieces of a text: code in backticks, and the rest as `read` divides it. */
const aroundCode = (of: string, read: (text: string) => readonly Piece[]): readonly Piece[] =>
  filled(
    of
      .split('`')
      .flatMap((text, place) => (place % 2 === 1 ? [{kind: 'code', text} as const] : read(text))),
  );

/** Symbols and formulas, with their indices: p_T. */
export const symbolPieces = (of: string): readonly Piece[] =>
  filled(
    of.split(script).map((text, place) => {
      if (place % 2 === 0) return {kind: 'text', text};
      return {kind: text.startsWith('_') ? 'sub' : 'sup', text: text.slice(1)};
    }),
  );

/** A label: code and symbols. */
export const labelPieces = (of: string): readonly Piece[] => aroundCode(of, symbolPieces);

/** A DOI of the open data, or pT. */
const named = /(10\.7483\/[\w.]+\w|\bpT\b)/;

/** Sentences: code, DOIs, and pT as the transverse momentum. */
export const sentencePieces = (of: string): readonly Piece[] =>
  aroundCode(of, (sentences) =>
    sentences.split(named).flatMap((text, place): readonly Piece[] => {
      if (place % 2 === 0) return [{kind: 'text', text}];
      if (text !== 'pT') return [{kind: 'doi', text}];
      return [
        {kind: 'symbol', text: 'p'},
        {kind: 'sub', text: 'T'},
      ];
    }),
  );

/** The URL to which a DOI leads. */
export const doiAddress = (doi: string): string => `https://doi.org/${doi}`;

/** The text as users read it, without backticks, low lines and carets. */
export const readAs = (pieces: readonly Piece[]): string => pieces.map(({text}) => text).join('');

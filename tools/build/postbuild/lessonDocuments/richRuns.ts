/** Texts of lessons as runs of a paragraph: links, code, and formulas that word processors can edit. */
import {ExternalHyperlink, Math as Equation, TextRun, type ParagraphChild} from 'docx';
import {latexToMath} from 'docx/math';
import {katexOptions} from '../../../../config/math';
import {piecesOf, type Piece} from '../../../../src/lib/text/richText';

const macros = Object.entries(katexOptions.macros).map(
  ([name, body]) => [new RegExp(`\\${name}(?![A-Za-z])`, 'g'), body] as const,
);

/**
 * LaTeX as the conversion needs it: without the site's own macros, with spaces that are kept, with brackets in pairs,
 * with upright letters as text, because LibreOffice sets them in italics otherwise, and with signs as text in
 * exponents, which LibreOffice would else take for signs of what follows.
 */
function plainLatex(text: string): string {
  return macros
    .reduce((latex, [name, body]) => latex.replace(name, () => body), text)
    .replaceAll(/\\mathrm\{([^{}\\]+)\}/g, (_, letters: string) => `\\text{${letters}}`)
    .replaceAll('\\ ', '\\text{ }')
    .replaceAll('\\text{ }\\text{', '\\text{ ')
    .replaceAll('(', '\\left(')
    .replaceAll(')', '\\right)')
    .replace(/\^([+*-])/g, (_, sign: string) => `^{\\text{${sign === '-' ? '−' : sign}}}`);
}

function runOf(piece: Piece, siteUrl: string): ParagraphChild {
  const {kind, text} = piece;
  switch (kind) {
    case 'formula':
      return new Equation({children: [...latexToMath(plainLatex(text))]});
    case 'code':
      return new TextRun({text, font: 'Liberation Mono'});
    case 'link':
      return new ExternalHyperlink({
        link: new URL(piece.to, siteUrl).href,
        children: [new TextRun({text, style: 'Hyperlink'})],
      });
    default:
      return new TextRun(text);
  }
}

/**
 * The runs of a text.
 *
 * @param siteUrl URL of the site, which links within it get
 * @throws if a formula has a command that the conversion does not support
 */
export const richRuns = (text: string, siteUrl: string): ParagraphChild[] =>
  piecesOf(text).map((piece) => runOf(piece, siteUrl));

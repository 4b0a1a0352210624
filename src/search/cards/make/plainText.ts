/** Texts of the data as cards show them: no Markdown but backticks, no TeX, shared numbers as printed. */
import {isSharedNumber, sharedNumbers} from '../../../lib/sharedNumbers';

/** Replaces {key} and `<Value of="key" />` by the shared number. Throws for an unknown one. */
export function withNumbers(text: string): string {
  return text.replace(
    /<Value of="([^"]+)" \/>|\{([\w-]+(?:\.[\w-]+)+)\}/g,
    (_, tag?: string, braces?: string) => {
      const key = tag ?? braces ?? '';
      if (!isSharedNumber(key)) throw new Error(`There is no shared number ${key}.`);
      return sharedNumbers[key];
    },
  );
}

const commands: readonly (readonly [RegExp, string])[] = [
  [/\\met(?![a-z])/g, 'E_T^miss'],
  [/\\pt(?![a-z])/g, 'p_T'],
  [/\\et(?![a-z])/g, 'E_T'],
  [/\\sqrts/g, '√s'],
  [/\\invfb/g, 'fb⁻¹'],
  [/\\eV/g, 'eV'],
  [/\\math(?:rm|cal|bf)\{([^}]*)\}/g, '$1'],
  [/\\sqrt\{(\w+)\}/g, '√$1'],
  [/\\sqrt\{([^}]*)\}/g, '√($1)'],
  [/\\sqrt ?(\w)/g, '√$1'],
  [/\\frac\{([^}]*)\}\{([^}]*)\}/g, '$1/$2'],
  [/\\bar\{(\w)\}/g, '$1\u0304'],
  [/\\Delta ?/g, 'Δ'],
  [/\\Gamma/g, 'Γ'],
  [/\\epsilon/g, 'ε'],
  [/\\eta/g, 'η'],
  [/\\theta/g, 'θ'],
  [/\\phi/g, 'φ'],
  [/\\mu/g, 'μ'],
  [/\\nu/g, 'ν'],
  [/\\gamma/g, 'γ'],
  [/\\lambda/g, 'λ'],
  [/\\sigma/g, 'σ'],
  [/\\tau/g, 'τ'],
  [/\\sum ?/g, '∑'],
  [/\\ell/g, 'ℓ'],
  [/\\hbar/g, 'ħ'],
  [/\\times/g, '×'],
  [/\\pm/g, '±'],
  [/\\([,;% ])/g, ' '],
];

const lowered: Readonly<Record<string, string>> = {'0': '₀', '1': '₁', '2': '₂', '3': '₃'};
const raised: Readonly<Record<string, string>> = {'2': '²', '3': '³', '-': '⁻', '±': '±'};

/** A short formula in TeX as one line of Unicode: \sqrts is √s, v_2 is v₂. */
export function plainFormula(tex: string): string {
  return commands
    .reduce((text, [command, sign]) => text.replace(command, sign), tex)
    .replace(/_\{?([0-3])\}?(?!\w)/g, (_, digit: string) => lowered[digit] ?? digit)
    .replace(/\^\{?([23±])\}?(?!\w)/g, (_, sign: string) => raised[sign] ?? sign)
    .replace(/[{}]/g, '')
    .replace(/\s*=\s*/g, ' = ')
    .trim();
}

const withoutMarks = (markdown: string): string =>
  markdown
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/\$([^$]+)\$/g, (_, tex: string) => plainFormula(tex))
    .replace(/(^|[^\w*])\*([^*\n]+)\*(?!\w)/g, '$1$2');

/** Markdown of the data as plain sentences; code stays between backticks, as it is. */
export const plainText = (markdown: string): string =>
  withNumbers(markdown)
    .split('`')
    .map((part, place) => (place % 2 === 1 ? part : withoutMarks(part)))
    .join('`');

const sentenceEnd = /(?<=[^\s\d][.?!]["')]?|\d[.?!])\s+(?=["'(]?[\p{Lu}`]|\d)/u;

/** The sentences of a plain text. */
export const sentencesOf = (text: string): readonly string[] =>
  text.split(sentenceEnd).map((sentence) => sentence.trim());

/** The text with a capital at its beginning and a full stop at its end. */
export function asSentence(text: string): string {
  const trimmed = text.trim().replace(/[.;,]$/, '');
  return `${trimmed.charAt(0).toUpperCase()}${trimmed.slice(1)}.`;
}

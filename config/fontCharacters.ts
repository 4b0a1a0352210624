/** The characters that our own fonts draw: the letters of the site's language, and the signs of physics. */

function range(first: string, last: string): string {
  const [from = 0, to = 0] = [first, last].map((sign) => sign.codePointAt(0));
  return String.fromCodePoint(...Array.from({length: to - from + 1}, (_, i) => from + i));
}

const latin = range(' ', '~') + range('\u{a0}', 'ÿ') + 'ĆćČčĞğŁłŒœŚśŠšŽžŻż';
const greek = range('Α', 'Ρ') + range('Σ', 'Ω') + range('α', 'ω') + 'ϕ';
const raised = '⁰ⁱ⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ';
const lowered = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎';
const punctuation = '–—‘’‚“”„†‡•…‰′″‹›⁄€™№\u{2009}\u{200a}\u{202f}\u{2011}\u{304}';
const mathematics = 'ℓ∂∆∏∑−√∞∫≈≠≤≥←↑→↓↔⇒⟨⟩';
const shapes = '■□▲▼●○✓';

export const fontCharacters = latin + greek + raised + lowered + punctuation + mathematics + shapes;

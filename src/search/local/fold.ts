/** One spelling for what readers type in many: no case, no accents, Greek letters by their names. */

const greekNames =
  'α=alpha β=beta γ=gamma δ=delta ε=epsilon ζ=zeta η=eta θ=theta ι=iota κ=kappa λ=lambda μ=mu ' +
  'ν=nu ξ=xi ο=omicron π=pi ρ=rho σ=sigma ς=sigma τ=tau υ=upsilon φ=phi χ=chi ψ=psi ω=omega';
const greek: ReadonlyMap<string, string> = new Map(
  greekNames.split(' ').map((pair) => pair.split('=', 2) as [string, string]),
);
const others: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ı', 'i'],
]);

function folded(word: string): string {
  const plain = word
    .normalize('NFKD')
    .replace(/[\p{M},]/gu, '')
    .toLowerCase();
  return plain.replace(/[^a-z0-9]/gu, (sign) => greek.get(sign) ?? others.get(sign) ?? sign);
}

/** A word in lower case, without accents, with raised and lowered signs on the line. */
export function fold(word: string): string {
  if (/^[a-z0-9]*$/.test(word)) return word;
  return /^[a-zA-Z0-9]*$/.test(word) ? word.toLowerCase() : folded(word);
}

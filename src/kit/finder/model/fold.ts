/** One spelling for what readers type in many: case, accents, Greek letters, arrows, antiparticles. */
// cspell:ignore bcdnpqstu kmgtp tbcq

const greek: ReadonlyMap<string, string> = new Map(
  (
    'α=alpha β=beta γ=gamma δ=delta ε=epsilon ζ=zeta η=eta θ=theta ι=iota κ=kappa λ=lambda μ=mu ' +
    'ν=nu ξ=xi π=pi ρ=rho σ=sigma ς=sigma τ=tau υ=upsilon φ=phi χ=chi ψ=psi ω=omega'
  )
    .split(' ')
    .map((pair) => pair.split('=', 2) as [string, string]),
);

const bar = /([bcdnpqstu])[\u0304\u0305]/giu;
/** A quark and its antiquark, said apart: t tbar. */
const pairApart = /(?<![a-z])([tbcq])[ _-]\1bar/gu;
const unitApart = /(\d)\s+(?=(?:[kmgtp]?ev|[fpn]b)\b)/g;

const beyondAscii = /[^ -~\n]/;

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(bar, '$1bar')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[α-ω]/gu, (letter) => greek.get(letter) ?? letter)
    .replace(/ø/gu, 'o')
    .replace(/[−‑–]/gu, '-')
    .replace(/[→⟶]/gu, '->');
}

/** Text as it is compared. The same is done to rows and to what readers type. */
export function fold(text: string): string {
  const ascii = beyondAscii.test(text) ? plain(text) : text.toLowerCase();
  return ascii
    .replace(/\s*->\s*/g, '')
    .replace(pairApart, '$1$1bar')
    .replace(unitApart, '$1');
}

/** The words of a query, each of which has to be found. */
export function queryWords(query: string): readonly string[] {
  const words = fold(query)
    .split(/[\s,;]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return Array.from(new Set(words));
}

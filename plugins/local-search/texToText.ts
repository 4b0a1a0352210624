/** Formulas as users type them: they search for p_T, fb⁻¹ or √s, not for TeX. */

const pairs = (list: string): readonly (readonly [string, string])[] =>
  list.split(' ').map((pair) => pair.split('=', 2) as [string, string]);

const greek = pairs(
  'alpha=α beta=β gamma=γ delta=δ epsilon=ε zeta=ζ eta=η theta=θ kappa=κ lambda=λ mu=μ nu=ν xi=ξ ' +
    'pi=π rho=ρ sigma=σ tau=τ phi=φ chi=χ psi=ψ omega=ω varepsilon=ε vartheta=θ varphi=φ',
);

const symbols: ReadonlyMap<string, string> = new Map([
  ...greek,
  ...greek.map(([name, letter]) => [titleCase(name), letter.toUpperCase()] as const),
  ...pairs(
    'ell=ℓ hbar=ħ dagger=† partial=∂ infty=∞ sum=∑ prod=∏ int=∫ times=× cdot=· pm=± mp=∓ oplus=⊕ ' +
      'otimes=⊗ to=→ rightarrow=→ approx=≈ simeq=≃ sim=∼ le=≤ leq=≤ ge=≥ geq=≥ ne=≠ neq=≠ ll=≪ ' +
      'gg=≫ propto=∝ in=∈ mid=| lvert=| rvert=| vert=| dots=… ldots=… cdots=… langle=⟨ rangle=⟩ ' +
      'circ=° %=% _=_ {={ }=} $=$ &=& #=# bar=\u0304 hat=\u0302 tilde=\u0303',
  ),
]);

/** A space in the source: TeX sets none there, but beside a sign it is easier to read. */
const unsaid = '\0';
const besideSign = /\0(?=[=<>≤≥≈≃∼≠≪≫∝→+\-±×·])|(?<=[=<>≤≥≈≃∼≠≪≫∝→+\-±×·])\0/g;
const accents = new Set(['bar', 'hat', 'tilde']);
const spaces = new Set([',', ';', ':', ' ', '\n', '\\', '~', 'quad', 'qquad']);
const silent = /^(?:!|left|right|[bB]igg?[lr]?|displaystyle|limits|vec)$/;
const typeface = /^(?:math|text)/;
const raised = new Map(
  [...'0123456789+-'].map((sign, index) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻'][index] ?? sign]),
);

function titleCase(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function bracketed(text: string): string {
  return /[\s+\-=/]/.test(text) ? `(${text})` : text;
}

function superscript(text: string): string {
  const signs = [...text];
  return signs.every((sign) => raised.has(sign))
    ? signs.map((sign) => raised.get(sign)).join('')
    : `^${text}`;
}

/** Reads TeX from left to right; braces make one argument of what they hold. */
class Reader {
  private readonly tokens: string[];

  constructor(tex: string) {
    this.tokens = tex.match(/\\(?:[a-zA-Z]+|[\s\S])|\s+|[\s\S]/g) ?? [];
  }

  text(): string {
    let text = '';
    let followsIndex = false;
    while (this.tokens.length > 0 && this.tokens[0] !== '}') {
      const isIndex = /^[_^]$/.test(this.tokens[0] ?? '');
      const next = this.next();
      text += followsIndex && !isIndex && /^[\p{L}\p{N}]/u.test(next) ? ` ${next}` : next;
      followsIndex = isIndex;
    }
    return text;
  }

  private next(): string {
    const token = this.tokens.shift() ?? '';
    if (token === '{') {
      const inner = this.text();
      this.tokens.shift();
      return inner;
    }
    if (token === '}') return '';
    if (token === '_') return `_${this.argument()}`;
    if (token === '^') return superscript(this.argument());
    if (!token.trim()) return unsaid;
    if (token === '~' || token === '&') return ' ';
    return token.length > 1 && token.startsWith('\\') ? this.command(token.slice(1)) : token;
  }

  private argument(): string {
    while (this.tokens[0] !== undefined && !this.tokens[0].trim()) this.tokens.shift();
    return this.next().trim();
  }

  private command(name: string): string {
    if (spaces.has(name)) return ' ';
    if (silent.test(name)) return '';
    if (/^[dt]?frac$/.test(name)) {
      return `${bracketed(this.argument())}/${bracketed(this.argument())}`;
    }
    if (name === 'sqrt') return `√${bracketed(this.argument())}`;
    if (accents.has(name)) return this.argument() + (symbols.get(name) ?? '');
    if (typeface.test(name)) return this.argument();
    return symbols.get(name) ?? `${name} `;
  }
}

/** TeX as one line of text, with the site's own macros spelt out. */
export function texToText(tex: string, macros: Readonly<Record<string, string>> = {}): string {
  const spelt = Object.entries(macros).reduce(
    (text, [name, meaning]) =>
      text.replaceAll(new RegExp(`\\${name}(?![a-zA-Z])`, 'g'), () => meaning),
    tex,
  );
  return new Reader(spelt)
    .text()
    .replace(besideSign, ' ')
    .replaceAll(unsaid, '')
    .replace(/\s+/g, ' ')
    .trim();
}

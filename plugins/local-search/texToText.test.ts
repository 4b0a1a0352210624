import {describe, expect, it} from 'vitest';
import {texToText} from './texToText';

const macros = {
  '\\pt': 'p_{\\mathrm{T}}',
  '\\met': 'E_{\\mathrm{T}}^{\\mathrm{miss}}',
  '\\invfb': '\\mathrm{fb}^{-1}',
  '\\GeV': '\\mathrm{GeV}',
};

describe('a formula as text', () => {
  it.each([
    ['\\pt > 25\\ \\GeV', 'p_T > 25 GeV'],
    ['\\met', 'E_T^miss'],
    ['36.6\\ \\invfb', '36.6 fb⁻¹'],
    ['10^{12}', '10¹²'],
    ['\\sqrt{s}=13', '√s=13'],
    ['S/\\sqrt{B+1}', 'S/√(B+1)'],
    ['\\frac{a+b}{2}', '(a+b)/2'],
    ['\\lvert\\eta\\rvert < 2.5', '|η| < 2.5'],
    ['m_{\\ell\\ell}^2', 'm_ℓℓ²'],
    ['H\\to ZZ^*\\to 4\\ell', 'H→ ZZ^*→ 4ℓ'],
    ['t\\bar{t}Z', 'tt\u0304Z'],
    ['t \\bar t \\to b', 'tt\u0304 → b'],
    ['\\Delta\\phi', 'Δφ'],
    ['w_\\mathrm{MC}', 'w_MC'],
    ['\\prod_i\\mathrm{SF}_i', '∏_i SF_i'],
    ['\\mathcal L\\,\\sigma', 'L σ'],
    ['\\cos\\theta', 'cos θ'],
    ['\\left(\\frac{1}{2}\\right)', '(1/2)'],
    ['\\texttt{sum\\_of\\_weights}', 'sum_of_weights'],
    ['\\vec p_\\mathrm{T}', 'p_T'],
  ])('%s is %s', (tex, text) => {
    expect(texToText(tex, macros)).toBe(text);
  });

  it('ends, whatever the braces', () => {
    for (const tex of ['}', '{', '{{}', 'a}b', '^', '_', '\\', '\\frac', '\\frac{a', '']) {
      expect(typeof texToText(tex)).toBe('string');
    }
  });

  it('expands a macro only where its name ends', () => {
    expect(texToText('\\ptx', macros)).not.toContain('p_T');
  });
});

/** Titles and names of sources as TeX reads them, in ASCII. */
import {texTitle} from '../catalogue/cite/title';

const accents: Readonly<Record<string, string>> = {
  '\u0300': '`',
  '\u0301': "'",
  '\u0302': '^',
  '\u0303': '~',
  '\u0308': '"',
  '\u030c': 'v ',
};

const signs: Readonly<Record<string, string>> = {
  '√s_NN': '$\\sqrt{s_\\mathrm{NN}}$',
  '√s': '$\\sqrt{s}$',
  k_t: '$k_t$',
  '⁻¹': '$^{-1}$',
  '⁺': '$^+$',
  '⁻': '$^-$',
  '±': '$\\pm$',
  ℓ: '$\\ell$',
  γ: '$\\gamma$',
  '–': '--',
  '’': "'",
};

const special = /√s_NN|√s|k_t|⁻¹|[⁺⁻±ℓγ–’]|(\p{L})(\p{M})/gu;

/** A letter with a bar is an antiparticle, so mathematics; all other marks belong to names. */
function marked(letter: string, mark: string): string {
  const command = texTitle(letter).replaceAll('$', '');
  return mark === '\u0304' ? `$\\bar{${command}}$` : `{\\${accents[mark] ?? ''}${letter}}`;
}

export function tex(text: string): string {
  const spread = text.normalize('NFD');
  let end = 0;
  let written = '';
  for (const match of Array.from(spread.matchAll(special))) {
    const [sign, letter, mark] = match;
    written += texTitle(spread.slice(end, match.index));
    written += letter && mark ? marked(letter, mark) : (signs[sign] ?? '');
    end = match.index + sign.length;
  }
  return written + texTitle(spread.slice(end));
}

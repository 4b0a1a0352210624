/** Spellings that find one another in the names and texts of samples, records and variables. */
import {fold} from './fold';

// cspell:disable
export const physicsSpellings: readonly (readonly string[])[] = [
  ['ttbar', 'top pair', 'top-antitop', 'top quark pair'],
  ['singletop', 'single top', 'single-top'],
  ['H→γγ', 'gamgam', 'Hyy', 'H→yy', 'diphoton', 'two photons'],
  ['Z→μμ', 'Zmumu', 'Z to two muons', 'Z to muons'],
  ['Z→ee', 'Zee', 'Z to two electrons', 'Z to electrons'],
  ['Z→ττ', 'Ztautau', 'Z to two taus', 'Z to taus'],
  ['H→WW', 'HWW', 'Higgs to WW'],
  ['H→ZZ', 'HZZ', 'ZZ4lep', 'Higgs to ZZ', 'H→4ℓ'],
  ['SUSY', 'supersymmetry'],
  ['MC', 'Monte Carlo'],
];
// cspell:enable

const letters = /[a-z0-9]/u;

/** True if the form occurs in the text and does not begin or end inside a longer row of letters. */
function holds(text: string, form: string): boolean {
  for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
    const before = text[at - 1] ?? ' ';
    const after = text[at + form.length] ?? ' ';
    if (!letters.test(before) && !letters.test(after)) return true;
  }
  return false;
}

/** Adds to a folded text the other spellings of what it holds. */
export function spreader(groups: readonly (readonly string[])[]): (text: string) => string {
  const folded = groups.map((forms) => Array.from(new Set(forms.map(fold))));
  return (text) => {
    const more = folded.filter((forms) => forms.some((form) => holds(text, form))).flat();
    return more.length > 0 ? `${text}\n${more.join('\n')}` : text;
  };
}

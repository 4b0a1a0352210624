// cspell:ignore ations ectr eses esis hypoth ification matr ogue oment
import {stemmer} from 'stemmer';

/** British and American spellings that the stemmer keeps apart. */
function oneSpelling(word: string): string {
  return word
    .replace(/ys[ei]s$/, 'yse')
    .replace(/(?<=[a-z]{3})iz(?=(?:e[drs]?|ing|ations?)$)/, 'is')
    .replace(/(?<=[a-z]{3})yz(?=(?:e[drs]?|ing)$)/, 'ys')
    .replace(/(?<=[a-z]{3})our(?=$|s$|ed$|ing$)/, 'or')
    .replace(/(?<=[a-z]{2})ification(?=s?$)/, 'ify')
    .replace(/(?<=^vert|^ind)ices$/, 'ex')
    .replace(/(?<=^matr)ices$/, 'ix')
    .replace(/(?<=oment|ectr|^quant)a$/, 'um')
    .replace(/(?<=^hypoth|^synth)eses$/, 'esis')
    .replace(/(?<=[a-z]{2})tre(?=s?$)/, 'ter')
    .replace(/(?<=[a-z]{2})ogue(?=s?$)/, 'og');
}

const numbers = new Map(
  'two three four five six seven eight nine ten'.split(' ').map((word, i) => [word, `${i + 2}`]),
);

const known = new Map<string, string>();
const maxCachedStems = 50_000;

/** The part of an English word that its forms share; a word of other letters is its own stem. */
export function stemOf(word: string): string {
  let stem = known.get(word);
  if (stem === undefined) {
    stem = /^[a-z]{3,}$/.test(word) ? (numbers.get(word) ?? stemmer(oneSpelling(word))) : word;
    if (known.size < maxCachedStems) known.set(word, stem);
  }
  return stem;
}

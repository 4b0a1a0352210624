// cspell:ignore compte interne lese materia tres vier
/** The words of a query, and those that say nothing about its language. */
import {plain, wordMatches, type IsKnown} from './lexicon';

export interface Word {
  readonly text: string;
  /** Its position in the query. */
  readonly start: number;
  readonly end: number;
}

const quoted = /"[^"]*"|“[^”]*”|„[^“”]*[“”]|«[^»]*»/g;

/** The words of a query outside its quoted phrases. */
export function wordsOf(query: string): readonly Word[] {
  const open = query.replace(quoted, (phrase) => '"'.repeat(phrase.length));
  return wordMatches(open).map(({0: text, index}) => ({
    text,
    start: index,
    end: index + text.length,
  }));
}

/** Words that physicists of all these languages use: they do not show that a query is English. */
const names = new Set(
  (
    'aod app atlas binder boson cern charm colab daod data dataset docker download fermion geant git github ' +
    'gluon graviton hadron hepdata higgs histogram jet jupyter kaggle lepton lhc linux luminosity mac muon ' +
    'neutrino notebook ntuple online open parton phoenix photon physlite pile pion plasma plot proton pythia ' +
    'python quark rivet root skim spin tau top trigger tutorial up uproot video web website windows'
  ).split(' '),
);

/** English words that a table has with another meaning: alone they do not show a language. */
const homographs = new Set(
  (
    'aide alumna axe brut brute campo champ college commence comparer compte corse dato decade deux doses due ' +
    'educations elemental entrainer execute experience fascia fiche finale fond formate impulse impulsion ' +
    'inscription integrate interne kern kerne lade laden lance leer lecture lese lest lire maestro materia media noir ' +
    'par peso physique prof recherche seance spectre spiel spur tableau trace tracer tre tres unite vier'
  ).split(' '),
);

const isIn = (words: ReadonlySet<string>, word: string): boolean =>
  words.has(word) || (word.endsWith('s') && words.has(word.slice(0, -1)));

/** True for a plain word that is the same in all languages. */
export const isSharedName = (word: string): boolean => isIn(names, word);

/** True for numbers, symbols, and names such as lep_pt, GeV or tt̄. */
export const isName = (word: string): boolean =>
  /[\p{N}_]|^\p{Lu}$|.\p{Lu}/u.test(word) ||
  !/[aeiouy]/.test(plain(word)) ||
  isSharedName(plain(word));

/** True for words that may be English. An accent on a homograph shows that it is not. */
export function maybeEnglish(typed: string, isKnown: IsKnown): boolean {
  const word = plain(typed);
  return isKnown(word) || (word === typed.toLowerCase() && isIn(homographs, word));
}

/** Finds terms in the sections, the pages or the claims of the index. */
import type {Part, TermReader} from './index/termReader';

/** A term to look for. */
export interface WeightedTerm {
  readonly term: string;
  /** Weight of a match, from 0 to 1. */
  readonly weight: number;
  /** Finds longer words that begin with it, too. */
  readonly isPrefix?: boolean;
}

/** Match of a text with the terms that were searched for. */
export interface TermMatch {
  readonly score: number;
  /** Terms of the text that were found. */
  readonly terms: readonly string[];
  /** True if its heading, or its title, has one of them. */
  readonly isInName: boolean;
}

export interface TextIndex {
  find(wanted: readonly WeightedTerm[]): ReadonlyMap<number, TermMatch>;
}

const prefixWeight = 0.5;
/** A word that is there as typed is more likely meant than one that begins so. */
const prefixWeightOfWord = 0.1;
/** Penalty of each further letter of a longer word, as in MiniSearch. */
const shareOfLetter = 0.3;

interface Sum {
  score: number;
  terms: string[];
  isInName: boolean;
}

export function createTextIndex(reader: TermReader, part: Part): TextIndex {
  const postings = (term: string) => reader.parts(term)?.[part] ?? [];
  return {
    find(wanted) {
      const sums = new Map<number, Sum>();
      const add = (term: string, share: number): void => {
        for (const {id, weight, isInName} of postings(term)) {
          const sum = sums.get(id) ?? {score: 0, terms: [], isInName: false};
          sums.set(id, sum);
          sum.score += share * weight;
          sum.terms.push(term);
          sum.isInName ||= isInName;
        }
      };
      const byTerm = new Map(wanted.map((each) => [each.term, each]));
      const isWord = wanted.some(({term, isPrefix}) => isPrefix && postings(term).length > 0);
      const ofPrefix = isWord ? prefixWeightOfWord : prefixWeight;
      for (const {term, weight, isPrefix} of byTerm.values()) {
        add(term, weight);
        for (const longer of isPrefix ? reader.longer(term) : []) {
          const further = longer.length - term.length;
          const nearness = longer.length / (longer.length + shareOfLetter * further);
          add(longer, weight * ofPrefix * nearness);
        }
      }
      return sums;
    },
  };
}

/** Finds in a row of words what has synonyms. */
import {synonyms} from '../synonyms';
import {stemOf} from './stem';
import {chunksOf, type Word} from './tokenise';

/** A meaning and the words that say it, as positions in the row. */
export interface Concept {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

interface Branch {
  name?: string;
  readonly next: Map<string, Branch>;
}

/** Words that a form may have or lack. */
const small = new Set(['to', 'into', 'of', 'the', 'a', 'and', 'with']);

/** Short words are mostly symbols: their plural is another word. */
function keyOf(word: string): string {
  return word.length > 3 ? stemOf(word) : word;
}

function treeOf(forms: Readonly<Record<string, readonly string[]>>): Branch {
  const root: Branch = {next: new Map()};
  for (const [name, list] of Object.entries(forms)) {
    for (const form of list) {
      let branch = root;
      for (const {text} of chunksOf(form).flatMap(({words}) => words)) {
        if (small.has(text)) continue;
        const key = keyOf(text);
        const next = branch.next.get(key) ?? {next: new Map()};
        branch.next.set(key, next);
        branch = next;
      }
      branch.name = name;
    }
  }
  return root;
}

const tree = treeOf(synonyms);

function longestFrom(words: readonly Word[], from: number): Concept | undefined {
  let branch: Branch | undefined = tree;
  let found: Concept | undefined;
  for (let to = from; to < words.length; to += 1) {
    const word = words[to]?.text ?? '';
    if (to > from && small.has(word)) continue;
    branch = branch.next.get(keyOf(word));
    if (!branch) break;
    if (branch.name !== undefined) found = {name: branch.name, from, to};
  }
  return found;
}

/** The meanings in a row of words, from left to right; of two that overlap, the longer. */
export function conceptsIn(words: readonly Word[]): readonly Concept[] {
  const found: Concept[] = [];
  for (let position = 0; position < words.length; position += 1) {
    const concept = longestFrom(words, position);
    if (!concept) continue;
    found.push(concept);
    position = concept.to;
  }
  return found;
}

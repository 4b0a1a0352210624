/** Splits text into words (tokens), and groups those that form one name: lep_pt, 13 TeV, pile-up. */

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
function fold(word: string): string {
  if (/^[a-z0-9]*$/.test(word)) return word;
  return /^[a-zA-Z0-9]*$/.test(word) ? word.toLowerCase() : folded(word);
}

export interface Word {
  /** Folded. */
  readonly text: string;
  /** Parts of a name that capitals separate: TTbarAnalysis is ttbar and analysis. */
  readonly pieces: readonly string[];
  /** Its position in the original text. */
  readonly start: number;
  readonly end: number;
}

/** Words with nothing but joining signs between them. */
export interface Chunk {
  readonly words: readonly Word[];
  /** The words without what joins them: p_T and pT are both "pt". */
  readonly joined: string;
  /** False for names such as lep_pt or 1LMET30, whose parts mean little alone. */
  readonly isPlain: boolean;
}

const grouped = String.raw`\p{Nd}{1,3}(?:,\p{Nd}{3})+(?![\p{Nd},])`;
const run = new RegExp(String.raw`\b[cC]\+\+|${grouped}|[\p{L}\p{N}\p{M}]+`, 'gu');
/** Parts of a run of letters and digits: numbers, single Greek letters, other letters. */
const parts =
  /\p{Nd}+(?:,\p{Nd}{3})*|[\p{No}\p{Nl}]+|(?=\p{Script=Greek})\p{L}\p{M}*|(?:(?!\p{Script=Greek})\p{L}\p{M}*)+/gu;
const joint = /^[-_./:^{}@+~=\\‐‑–−⁻⁺]{0,3}$/;
const ending = /^['’]$/;
const endings = new Set(['s', 't', 're', 've', 'll', 'd', 'm']);
const units = new Set(
  'ev kev mev gev tev pev fb pb nb ab mb kb gb tb pib tib gib m km cm mm'.split(' '),
);
const maxWordsOfChunk = 12;
const maxWordLength = 64;

const none: readonly string[] = [];

function piecesOf(word: string): readonly string[] {
  if (!/\p{L}\p{Lu}/u.test(word)) return none;
  const pieces: string[] = [];
  for (const piece of word.split(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u)) {
    const before = pieces.at(-1);
    if (before !== undefined && (before.length === 1 || piece.length === 1)) {
      pieces[pieces.length - 1] = before + piece;
    } else {
      pieces.push(piece);
    }
  }
  return pieces.length > 1 ? pieces.filter(({length}) => length > 2).map(fold) : none;
}

function* runsOf(source: string): Generator<{readonly text: string; readonly start: number}> {
  for (const {0: text, index} of source.matchAll(run)) {
    if (/^[a-zA-Z]+\+*$/.test(text)) yield {text, start: index};
    else for (const part of text.matchAll(parts)) yield {text: part[0], start: index + part.index};
  }
}

type Spelling = Pick<Word, 'text' | 'pieces'>;

/** Words come again and again; each is looked at once. */
const spellings = new Map<string, Spelling>();
const maxSpellings = 50_000;

function spellingOf(match: string): Spelling {
  const known = spellings.get(match);
  if (known) return known;
  const word = match.endsWith('++') ? 'cpp' : match.slice(0, maxWordLength);
  const spelling = {text: fold(word), pieces: piecesOf(word)};
  if (spellings.size < maxSpellings) spellings.set(match, spelling);
  return spelling;
}

function wordsOf(source: string): readonly Word[] {
  const words: Word[] = [];
  for (const {text: match, start} of runsOf(source)) {
    const before = words.at(-1);
    const gap = before && source.slice(before.end, start);
    if (gap !== undefined && ending.test(gap) && endings.has(match.toLowerCase())) continue;
    const {text, pieces} = spellingOf(match);
    if (text) words.push({text, pieces, start, end: start + match.length});
  }
  return words;
}

const isNumber = (word: string): boolean => /^\d/.test(word);

/** Between two numbers the joint counts: 36.6 is not 366. */
function join(words: readonly Word[]): string {
  return words
    .map(({text}, i) =>
      i > 0 && isNumber(text) && isNumber(words[i - 1]?.text ?? '') ? `.${text}` : text,
    )
    .join('');
}

function isPlain(words: readonly Word[], joints: readonly string[]): boolean {
  if (words.length === 1) return true;
  const [first, second] = words;
  if (words.length === 2 && isNumber(first?.text ?? '') && units.has(second?.text ?? '')) {
    return true;
  }
  return (
    words.every(({text}) => !isNumber(text)) &&
    joints.every((sign) => sign !== '' && !/[_^@=\\{}]/.test(sign))
  );
}

/** The words of a text by chunk, in their order. */
export function chunksOf(text: string): readonly Chunk[] {
  const chunks: Chunk[] = [];
  let open: Word[] = [];
  let joints: string[] = [];
  const close = (): void => {
    if (open.length > 0) {
      chunks.push({words: open, joined: join(open), isPlain: isPlain(open, joints)});
    }
    open = [];
    joints = [];
  };
  for (const word of wordsOf(text)) {
    const before = open.at(-1);
    const gap = before ? text.slice(before.end, word.start) : '';
    if (!joint.test(gap) || open.length === maxWordsOfChunk) close();
    else if (before) joints.push(gap);
    open.push(word);
  }
  close();
  return chunks;
}

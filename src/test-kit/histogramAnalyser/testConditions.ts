/** Reads the conditions of emitted code back and evaluates them, for tests: a small part of both languages. */

type Value = number | boolean;
type Evaluate = (valueOf: (name: string) => number) => Value;

export type Language = 'python' | 'cpp';

interface Signs {
  readonly and: string;
  readonly or: string;
  readonly words: ReadonlyMap<string, boolean>;
  /** Python binds `&` and `|` more tightly than comparisons, C++ does not. */
  readonly comparesLast: boolean;
}

const signsOf: Readonly<Record<Language, Signs>> = {
  python: {
    and: '&',
    or: '|',
    words: new Map([
      ['True', true],
      ['False', false],
    ]),
    comparesLast: true,
  },
  cpp: {
    and: '&&',
    or: '||',
    words: new Map([
      ['true', true],
      ['false', false],
    ]),
    comparesLast: false,
  },
};

const comparisons: ReadonlyMap<string, (one: number, other: number) => boolean> = new Map([
  ['<', (one, other) => one < other],
  ['<=', (one, other) => one <= other],
  ['>', (one, other) => one > other],
  ['>=', (one, other) => one >= other],
  ['==', (one, other) => one === other],
]);

function asBoolean(value: Value): boolean {
  if (typeof value !== 'boolean') throw new SyntaxError(`${value} is not a condition`);
  return value;
}

function asNumber(value: Value): number {
  if (typeof value !== 'number') throw new SyntaxError(`${value} is not a number`);
  return value;
}

/** @throws SyntaxError for what is not of the small grammar */
export function conditionOf(code: string, language: Language): Evaluate {
  const {and, or, words, comparesLast} = signsOf[language];
  const tokens = code.match(/\w[\w.+]*|-\d[\w.+-]*|[<>=!]=|&&|\|\||[^\s]/g) ?? [];
  let at = 0;
  const take = (token: string): boolean => {
    if (tokens[at] !== token) return false;
    at += 1;
    return true;
  };

  const atom = (): Evaluate => {
    if (take('(')) {
      const inner = whole();
      if (!take(')')) throw new SyntaxError(`unclosed bracket in ${code}`);
      return inner;
    }
    const token = tokens[at] ?? '';
    at += 1;
    const word = words.get(token);
    if (word !== undefined) return () => word;
    if (/^[a-z]\w*$/.test(token)) return (valueOf) => valueOf(token);
    const number = Number(token);
    if (token === '' || Number.isNaN(number)) throw new SyntaxError(`${token} in ${code}`);
    return () => number;
  };
  const joined = (sign: string, part: () => Evaluate, isAll: boolean) => (): Evaluate => {
    const parts = [part()];
    while (take(sign)) parts.push(part());
    if (parts.length === 1 && parts[0]) return parts[0];
    return (valueOf) => {
      const values = parts.map((each) => asBoolean(each(valueOf)));
      return isAll ? values.every(Boolean) : values.some(Boolean);
    };
  };
  const compared = (part: () => Evaluate) => (): Evaluate => {
    const one = part();
    const compare = comparisons.get(tokens[at] ?? '');
    if (!compare) return one;
    at += 1;
    const other = part();
    if (comparisons.has(tokens[at] ?? '')) throw new SyntaxError(`${code} compares in a chain`);
    return (valueOf) => compare(asNumber(one(valueOf)), asNumber(other(valueOf)));
  };
  const whole: () => Evaluate = comparesLast
    ? compared(joined(or, joined(and, atom, true), false))
    : joined(or, joined(and, compared(atom), true), false);

  const condition = whole();
  if (at < tokens.length) throw new SyntaxError(`${tokens[at]} is too much in ${code}`);
  return condition;
}

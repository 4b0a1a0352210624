/** Cuts the text of an expression into words, numbers and signs. */
import {ExpressionFault, type Span} from './fault';
import {refuseIdiom} from './idioms';

export type Token = Span & {
  readonly kind: 'number' | 'name' | 'sign' | 'end';
  /** Of a name in backquotes what is between them. */
  readonly text: string;
};

const number = /(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y;
const name = /[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*/y;
const quoted = /`([^`]+)`/y;
const sign = /\*\*|<=|>=|==|!=|&&|\|\||[-+*/%^<>!()[\],]/y;
const space = /\s+/y;

const wrongSigns: Readonly<Record<string, string>> = {
  '&': 'Write && for “and”.',
  '|': 'Write || for “or”.',
  '=': 'Write == to compare two values.',
  '–': 'Use the minus sign on the keyboard: -.',
  '−': 'Use the minus sign on the keyboard: -.',
  '×': 'Write * to multiply.',
  '·': 'Write * to multiply.',
  '"': 'Text values cannot be compared here, only numbers.',
  "'": 'Text values cannot be compared here, only numbers.',
  '`': 'A name that begins with a backquote has to end with one.',
};

function matched(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function next(text: string, from: number): Token {
  refuseIdiom(text, from);
  const spanned = (kind: Token['kind'], found: RegExpExecArray): Token => ({
    kind,
    text: found[1] ?? found[0],
    from,
    to: from + found[0].length,
  });
  const digits = matched(number, text, from);
  if (digits) {
    const token = spanned('number', digits);
    const after = matched(name, text, token.to);
    if (!after) return token;
    throw new ExpressionFault(
      {from, to: token.to + after[0].length},
      `“${text.slice(from, token.to + after[0].length)}” is neither a number nor a name.`,
      'Names begin with a letter; write * to multiply.',
    );
  }
  const word = matched(quoted, text, from) ?? matched(name, text, from);
  if (word) return spanned('name', word);
  const found = matched(sign, text, from);
  if (found) return spanned('sign', found);
  const character = String.fromCodePoint(text.codePointAt(from) ?? 0);
  throw new ExpressionFault(
    {from, to: from + character.length},
    `The character ${character} has no meaning here.`,
    wrongSigns[character] ?? 'Remove it.',
  );
}

/** @throws ExpressionFault for a character that has no meaning, and for idioms of TTree::Draw */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let at = matched(space, text, 0)?.[0].length ?? 0;
  while (at < text.length) {
    const token = next(text, at);
    tokens.push(token);
    at = token.to + (matched(space, text, token.to)?.[0].length ?? 0);
  }
  return [...tokens, {kind: 'end', text: '', from: text.length, to: text.length}];
}

/** Cards of tasks and formulas, which people write; their code and numbers come from pages and data. */
import {functionNamed} from '../../../data/atlasopenmagic';
import type {AnswerCard, CardCode, CardRow, CardStep} from '../types';
import {pageCode, pageLink} from './page';
import {withNumbers} from './plainText';

/** A step without or with the code block of a page: its address and its title. */
export type StepSource = string | readonly [text: string, code: CardCode];

export interface TaskSource {
  readonly id: string;
  readonly title: string;
  /** One to three sentences; {key} is a shared number. */
  readonly text: string;
  readonly symbol?: string;
  readonly formula?: string;
  readonly rows?: readonly (readonly [label: string, value: string])[];
  readonly steps?: readonly StepSource[];
  readonly code?: CardCode;
  /** URL of the page, with anchor, that explains more. */
  readonly page: string;
  /** Links to open next: an address, and a title unless it is that of the page. */
  readonly links?: readonly (readonly [to: string, title?: string])[];
  /** The queries that the card answers, with commas between them. */
  readonly queries: string;
}

/** The code of a page as a part of a task. */
export const codeOf = pageCode;

/** The example of a function of atlasopenmagic. Throws if it has none. */
export function exampleOf(name: string): CardCode {
  const example = functionNamed(name).example;
  if (!example) throw new Error(`${name} has no example.`);
  return {language: 'python', text: example.code};
}

const stepOf = (step: StepSource): CardStep =>
  typeof step === 'string'
    ? {text: withNumbers(step)}
    : {text: withNumbers(step[0]), code: step[1]};

const rowOf = ([label, value]: readonly [string, string]): CardRow => ({
  label,
  value: withNumbers(value),
});

/** Apps have no page of text to take a title from. */
function linkTo([to, title]: readonly [string, string?]): AnswerCard['source'] {
  if (!/^\/apps\/|^https:/.test(to)) return pageLink(to, title);
  if (title === undefined) throw new Error(`The link to ${to} has no title.`);
  return {title, to};
}

/** The cards of some tasks, or of some formulas. */
export const taskCards = (
  kind: 'how-to' | 'formula' | 'answer',
  sources: readonly TaskSource[],
): readonly AnswerCard[] =>
  sources.map(
    ({id, title, text, symbol, formula, rows, steps, code, page, links = [], queries}) => ({
      id: `${kind}-${id}`,
      kind,
      title,
      ...(symbol === undefined ? {} : {symbol}),
      text: withNumbers(text),
      ...(formula === undefined ? {} : {formula}),
      ...(rows ? {rows: rows.map(rowOf)} : {}),
      ...(steps ? {steps: steps.map(stepOf)} : {}),
      ...(code ? {code} : {}),
      actions: links.map(linkTo),
      source: pageLink(page),
      queries: queries.split(', '),
    }),
  );

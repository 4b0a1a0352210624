/** An answer card as Markdown, and as the words that it says. */
import type {AnswerCard, CardCode, CardRow, CardStep} from '../cards/types';
import {escapedText, markdownLink} from './markdown';

/** Sentences with names of code in backticks. */
function sentences(text: string): string {
  return text
    .split(/(`[^`]+`)/)
    .map((part) => (part.startsWith('`') ? part : spaced(part)))
    .join('');
}

/** Escaped, with the spaces at both ends that separate it from code. */
function spaced(text: string): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  return `${before && ' '}${escapedText(inner)}${after && ' '}`;
}

const block = ({language, text}: CardCode): string => `\`\`\`${language}\n${text}\n\`\`\``;

function stepText({text, code}: CardStep, position: number): string {
  const indented = code ? `\n\n${block(code).replace(/^(?=.)/gm, '   ')}` : '';
  return `${position + 1}. ${sentences(text)}${indented}`;
}

const rowText = ({label, value}: CardRow): string => `- ${sentences(label)}: ${sentences(value)}`;

/** Text of a card as the user of question mode sees it. */
export function cardText(card: AnswerCard, origin: string): string {
  const {title, symbol, text, more, formula, rows, steps, code, actions, source} = card;
  const link = ({title: name, to}: AnswerCard['source']): string =>
    markdownLink(name, new URL(to, origin).href);
  return [
    `**${escapedText(symbol ? `${title} (${symbol})` : title)}**`,
    sentences(text),
    ...(formula ? [`\`${formula}\``] : []),
    ...(rows?.length ? [rows.map(rowText).join('\n')] : []),
    ...(steps ? [steps.map(stepText).join('\n\n')] : []),
    ...(code ? [block(code)] : []),
    ...(more ? [sentences(more)] : []),
    ...(actions.length > 0 ? [actions.map((action) => `- ${link(action)}`).join('\n')] : []),
    `Source: ${link(source)}`,
  ].join('\n\n');
}

/** All that a card says, as plain text. */
export function wordsOfCard({
  title,
  symbol,
  text,
  more,
  formula,
  rows,
  steps,
  code,
}: AnswerCard): string {
  return [
    title,
    symbol,
    text,
    formula,
    ...(rows ?? []).flatMap(({label, value}) => [label, value]),
    ...(steps ?? []).flatMap((step) => [step.text, step.code?.text]),
    code?.text,
    more,
  ]
    .filter(Boolean)
    .join('\n')
    .replaceAll('`', '');
}

/** A card for each question of the FAQ. */
import {allFaqs, type Faq} from '../../../data/faqs';
import type {AnswerCard, CardKind, CardLink, CardRow, CardStep} from '../types';
import {faqEdits, faqLeads, faqQueries} from './faqWords';
import {pageTitle} from './page';
import {plainText, sentencesOf} from './plainText';

/** The page that lists the questions: each has its id as anchor. */
const faqPage = '/docs/faqs';

const kindOf = ({question}: Faq): CardKind => (/^How do I\b/.test(question) ? 'how-to' : 'answer');

const isBullet = (line: string): boolean => line.startsWith('- ');
const isNumbered = (line: string): boolean => /^\d+\. /.test(line);

/** A bullet as a row: its label ends at the first colon, or comma where there is none. */
function bulletRow(line: string): CardRow {
  const [, label = '', value = ''] =
    /^- (.+?): (.+)$/.exec(line) ?? /^- (.+?), (.+)$/.exec(line) ?? [];
  if (!label) throw new Error(`This bullet of the FAQ has no label: ${line}`);
  return {label, value: value.replace(/\.$/, '')};
}

/** The answer as lines, with what only makes sense on the page replaced. Throws where that is not found. */
function linesOf({id, answer}: Faq): readonly string[] {
  const text = (faqEdits[id] ?? []).reduce((edited, [from, to]) => {
    if (!edited.includes(from)) throw new Error(`The answer "${id}" does not contain "${from}".`);
    return edited.replace(from, to);
  }, answer.join('\n'));
  return plainText(text).split('\n');
}

/** Links of the FAQ end the sentence "See ..."; a card shows them alone. */
const linkOf = ({to, text}: Faq['links'][number]): CardLink => ({
  title: text.charAt(0).toUpperCase() + text.slice(1),
  to,
});

/** Longest text before the rest is set apart, in sentences. */
const shown = 3;

function card(faq: Faq): AnswerCard {
  const {id, links, question} = faq;
  const lines = linesOf(faq);
  const prose = lines.filter((line) => !isBullet(line) && !isNumbered(line));
  const sentences = sentencesOf([faqLeads[id] ?? '', ...prose].join(' ').trim());
  const rows = lines.filter(isBullet).map(bulletRow);
  const steps = lines
    .filter(isNumbered)
    .map((line): CardStep => ({text: line.replace(/^\d+\. /, '')}));
  const more = sentences.slice(shown).join(' ');
  return {
    id: `faq-${id}`,
    kind: kindOf(faq),
    title: question,
    text: sentences.slice(0, shown).join(' '),
    ...(more ? {more} : {}),
    ...(rows.length > 0 ? {rows} : {}),
    ...(steps.length > 0 ? {steps} : {}),
    actions: links.map(linkOf),
    source: {title: pageTitle(faqPage), to: `${faqPage}#${id}`},
    queries: [question, ...(faqQueries[id] ?? [])],
  };
}

export const faqCards = (): readonly AnswerCard[] => allFaqs.map(card);

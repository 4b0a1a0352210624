/**
 * The questions that are often asked, by the groups of the page: its list, the search and what search
 * engines are told come from here.
 */
import * as z from 'zod';
import {access} from './access';
import {normalisation} from './normalisation';
import {physics} from './physics';
import {publishing} from './publishing';
import {researchers} from './researchers';
import {faqSchema, type Faq, type FaqSource} from './schema';
import {software} from './software';
import {start} from './start';
import {students} from './students';
import {teachers} from './teachers';

/** What breaks the schema stops the build and names its question. */
function read(source: FaqSource): Faq {
  const {data, error} = faqSchema.safeParse(source);
  if (data) return data;
  throw new Error(`src/data/faqs, "${source.id}": ${z.prettifyError(error)}`);
}

export const faqs = {
  start: start.map(read),
  students: students.map(read),
  teachers: teachers.map(read),
  researchers: researchers.map(read),
  normalisation: normalisation.map(read),
  access: access.map(read),
  software: software.map(read),
  physics: physics.map(read),
  publishing: publishing.map(read),
} as const;

type FaqGroup = keyof typeof faqs;
export type {Faq};

export const faqGroups = Object.keys(faqs) as readonly FaqGroup[];

export const isFaqGroup = (name: string): name is FaqGroup => Object.hasOwn(faqs, name);

/** All questions in the order of the page. */
export const allFaqs: readonly Faq[] = faqGroups.flatMap((group) => faqs[group]);

const seeAlso = (links: Faq['links']): string =>
  links.map(({text, to}) => `[${text}](${to})`).join(' and ');

/** The answer and where to read on, as blocks of Markdown. */
export const answerOf = ({answer, links}: Faq): string =>
  [...answer, ...(links.length > 0 ? [`See ${seeAlso(links)}.`] : [])].join('\n\n');

/** A group as a page would write it by hand. */
export const markdownOf = (group: FaqGroup): string =>
  faqs[group].map((faq) => `### ${faq.question} {#${faq.id}}\n\n${answerOf(faq)}`).join('\n\n');

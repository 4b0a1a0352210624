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
import {faqSchema, type Faq} from './schema';
import {software} from './software';
import {start} from './start';
import {students} from './students';
import {teachers} from './teachers';

const sources = {
  start,
  students,
  teachers,
  researchers,
  normalisation,
  access,
  software,
  physics,
  publishing,
};

export type FaqGroup = keyof typeof sources;
export type {Faq};

export const faqGroups = Object.keys(sources) as readonly FaqGroup[];

export const isFaqGroup = (name: string): name is FaqGroup => Object.hasOwn(sources, name);

/** Of each group; what breaks the schema stops the build and names its question. */
export const faqs = Object.fromEntries(
  Object.entries(sources).map(([group, entries]) => [group, entries.map(read)]),
) as Readonly<Record<FaqGroup, readonly Faq[]>>;

function read(source: z.input<typeof faqSchema>): Faq {
  const {data, error} = faqSchema.safeParse(source);
  if (data) return data;
  throw new Error(`src/data/faqs, "${source.id}": ${z.prettifyError(error)}`);
}

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

/** A question of the FAQ page. */
import * as z from 'zod';
import {allFaqs, faqGroups} from '../../src/data/faqs';
import {faqSchema, type FaqSource} from '../../src/data/faqs/schema';
import {fillIn, literal, oneOf, slugOf, type Recipe} from './recipe';

const answer = `${fillIn} the answer in 30 to 120 words, as Markdown. Say first what the reader should do, then why. Begin with the short answer, write numbers with their units, and take shared numbers from their tag. Links lead to addresses of this site that begin with a slash.`;

export const faq: Recipe = {
  arguments: {
    group: `the group of the page: ${faqGroups.join(', ')}`,
    question: 'the question as a reader would ask it, 10 to 90 characters',
    '?id': 'the deep link; by default it is made from the question',
  },
  example: '--group software --question "Which version of Python do I need?"',
  add: (project, {group = '', question = '', id = slugOf(question)}) => {
    const file = `src/data/faqs/${oneOf('The group', group, faqGroups)}.ts`;
    const entry: FaqSource = {id, question, answer: [answer]};
    const {error} = faqSchema.safeParse(entry);
    if (error) throw new Error(z.prettifyError(error));
    if (allFaqs.some((other) => other.id === id || other.question === question)) {
      throw new Error(`The FAQ page has this question already: /docs/faqs#${id}.`);
    }
    project.replace(file, /\n\];\n/, `\n${literal(entry)},\n];\n`);
    return [
      `fill in the answer in ${file}; its address is /docs/faqs#${id}`,
      'add `links` to at most two pages where the reader can read on',
    ];
  },
};

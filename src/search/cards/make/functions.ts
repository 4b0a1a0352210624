/** A card for each function of the Python package atlasopenmagic. */
import {addressOf, atlasopenmagicApi, type ApiFunction} from '../../../data/atlasopenmagic';
import {signatureOf} from '../../../lib/atlasopenmagic/atomSignature';
import type {AnswerCard} from '../types';
import {pageLink} from './page';
import {asSentence} from './plainText';

/** The call in one line. */
const callOf = (entry: ApiFunction): string =>
  signatureOf(entry)
    .replace(/\(\n\s+/, '(')
    .replace(/,\n\)/, ')')
    .replace(/\n\s+/g, ' ');

/** The summary begins with the name of the function, which the title has. */
const withoutName = (summary: string, name: string): string =>
  asSentence(summary.replace(`\`${name}\` `, ''));

function card(entry: ApiFunction): AnswerCard {
  const {name, summary, returns, since, example, insteadCall} = entry;
  const isOld = insteadCall !== undefined;
  return {
    id: `function-${name}`,
    kind: 'function',
    title: `${name}()`,
    text: withoutName(summary, name),
    rows: [
      {label: 'Call', value: `\`${callOf(entry)}\``},
      {
        label: 'Returns',
        value: returns.type === 'None' ? '`None`' : `\`${returns.type}\`: ${returns.meaning}`,
      },
      {label: 'Since version', value: since},
      ...(isOld ? [{label: 'Use instead', value: `\`${insteadCall}\``}] : []),
    ],
    ...(example ? {code: {language: 'python', text: example.code}} : {}),
    actions: [pageLink('/docs/atlasopenmagic/intro#functions', 'All functions by task')],
    source: pageLink(addressOf(entry)),
    queries: [name, `${name} function`, `atom.${name}`],
  };
}

export const functionCards = (): readonly AnswerCard[] => atlasopenmagicApi.map(card);

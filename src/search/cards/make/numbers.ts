/** Cards of the shared numbers. */
import type {AnswerCard, CardRow} from '../types';
import {numberEntries, type NumberEntry} from './numberEntries';
import {pageLink} from './page';
import {withNumbers} from './plainText';

const printed = (rows: NumberEntry['rows']): readonly CardRow[] =>
  (rows ?? []).map(([label, value]) => ({label, value: withNumbers(value)}));

export const numberCards = (): readonly AnswerCard[] =>
  numberEntries.map(({id, title, text, rows, page, more, queries}) => ({
    id: `number-${id}`,
    kind: 'number',
    title,
    text: withNumbers(text),
    ...(rows ? {rows: printed(rows)} : {}),
    actions: [pageLink(more)],
    source: pageLink(page),
    queries: queries.split(', '),
  }));

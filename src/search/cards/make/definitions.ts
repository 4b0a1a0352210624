/** A card for each term of the glossary. */
import {anchorOf, glossary, glossaryPage, type GlossaryTerm} from '../../../data/glossary';
import type {AnswerCard} from '../types';
import {pageTitle} from './page';
import {plainFormula} from './plainText';

const names = new Map(glossary.map(({id, term}) => [id, term]));
const addressOf = (id: string): string => `${glossaryPage}#${anchorOf(id)}`;
/** With a capital, unless the name begins with the symbol of a quantity: b-jet, k-factor, p-value. */
const capitalised = (text: string): string =>
  /^\p{L}-/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);

function definition(term: GlossaryTerm): AnswerCard {
  const {id, term: name, spellings, forms, symbol, unit, see, page} = term;
  return {
    id: `definition-${id}`,
    kind: 'definition',
    title: capitalised(name),
    ...(symbol === undefined ? {} : {symbol: plainFormula(symbol)}),
    text: term.definition,
    ...(unit === undefined ? {} : {rows: [{label: 'Unit', value: unit}]}),
    actions: [
      {title: pageTitle(page), to: page},
      ...see.slice(0, 2).map((other) => ({
        title: capitalised(names.get(other) ?? other),
        to: addressOf(other),
      })),
    ],
    source: {title: 'Glossary', to: addressOf(id)},
    queries: [name, ...spellings, ...forms],
  };
}

export const definitionCards = (): readonly AnswerCard[] => glossary.map(definition);

/**
 * `<Answer id="how-to-cite-the-data" />` in a page becomes a fold with the answer card that the search shows for
 * such a question, as Markdown: a page that has one needs no further script or style. An unknown card stops the build.
 */
import {nearest} from '../../src/lib/nearest';
import {allCards} from '../../src/search/cards';
import type {AnswerCard} from '../../src/search/cards/types';
import {attributeOf, type MdxNode} from '../mdx-tags/mdxTree';
import {onEveryTag} from '../mdx-tags/onEveryTag';
import {addressOf} from './addressOf';
import {foldOf} from './fold';

interface PageFile {
  readonly path: string;
}

/** All cards by their ids, made for the first page that has one. */
let known: ReadonlyMap<string, AnswerCard> | undefined;

function cardOf(tag: MdxNode): AnswerCard {
  known ??= new Map(allCards().map((card) => [card.id, card]));
  const id = attributeOf(tag, 'id') ?? '';
  const card = known.get(id);
  if (card) return card;
  const like = nearest(id, [...known.keys()]).join(', ');
  throw new Error(`<Answer> names "${id}", which is not an answer card. Nearest: ${like}`);
}

/** The Remark plugin. */
export const answerTags = () => (page: MdxNode, file: PageFile) => {
  onEveryTag((tag) => {
    if (tag.name === 'Answer') Object.assign(tag, foldOf(cardOf(tag), addressOf(file.path)));
  })(page, file);
};

/** An answer card as Markdown, with the same words as the search prints. */
import {
  doiAddress,
  labelPieces,
  sentencePieces,
  symbolPieces,
  type Piece,
} from '../../src/search/cards/pieces';
import type {AnswerCard, CardCode, CardLink, CardStep} from '../../src/search/cards/types';
import type {MdxNode} from '../mdx-tags/mdxTree';

const text = (value: string): MdxNode => ({type: 'text', value});
const paragraph = (...children: MdxNode[]): MdxNode => ({type: 'paragraph', children});

const element = (name: string, children: MdxNode[], type = 'mdxJsxTextElement'): MdxNode => ({
  type,
  name,
  attributes: [],
  children,
});

const link = (url: string, children: MdxNode[]): MdxNode =>
  ({type: 'link', url, children}) as MdxNode;

const tags = {symbol: 'i', sub: 'sub', sup: 'sup'} as const;

function nodeOf({kind, text: value}: Piece): MdxNode {
  if (kind === 'text') return text(value);
  if (kind === 'code') return {type: 'inlineCode', value};
  if (kind === 'doi') return link(doiAddress(value), [text(value)]);
  return element(tags[kind], [text(value)]);
}

const sentences = (of: string): MdxNode[] => sentencePieces(of).map(nodeOf);
const label = (of: string): MdxNode[] => labelPieces(of).map(nodeOf);

const codeBlock = ({language, text: value}: CardCode): MdxNode =>
  ({type: 'code', lang: language, meta: null, value}) as MdxNode;

const list = (ordered: boolean, items: readonly MdxNode[][]): MdxNode =>
  ({
    type: 'list',
    ordered,
    spread: false,
    children: items.map((children) => ({type: 'listItem', spread: false, children})),
  }) as MdxNode;

const step = ({text: words, code}: CardStep): MdxNode[] => [
  paragraph(...sentences(words)),
  ...(code ? [codeBlock(code)] : []),
];

/** The links in one paragraph, semicolons between them. */
function linksOf(links: readonly CardLink[]): MdxNode[] {
  if (links.length === 0) return [];
  const nodes = links.flatMap(({title, to}, place) => [
    text(place === 0 ? 'See also: ' : '; '),
    link(to, label(title)),
  ]);
  return [paragraph(...nodes)];
}

function titleOf({title, symbol}: AnswerCard): MdxNode[] {
  const sign =
    symbol === undefined ? [] : [text(' '), element('i', symbolPieces(symbol).map(nodeOf))];
  return [text('Quick answer: '), ...label(title), ...sign];
}

/**
 * The fold that shows a card.
 *
 * @param address the page that has it, to which the card needs no link as its source
 */
export function foldOf(card: AnswerCard, address: string): MdxNode {
  const {formula, rows = [], steps = [], code, more, actions, source} = card;
  const isElsewhere = source.to.split('#')[0] !== address;
  const children = [
    element('summary', titleOf(card), 'mdxJsxFlowElement'),
    paragraph(...sentences(card.text)),
    ...(formula === undefined ? [] : [paragraph(...label(formula))]),
    ...(rows.length === 0
      ? []
      : [
          list(
            false,
            rows.map((row) => [
              paragraph(...label(row.label), text(': '), ...sentences(row.value)),
            ]),
          ),
        ]),
    ...(steps.length === 0 ? [] : [list(true, steps.map(step))]),
    ...(code ? [codeBlock(code)] : []),
    ...(more === undefined ? [] : [paragraph(...sentences(more))]),
    ...linksOf(isElsewhere ? [source, ...actions] : actions),
  ];
  return {
    ...element('Details', children, 'mdxJsxFlowElement'),
    attributes: [
      {type: 'mdxJsxAttribute', name: 'data-answer', value: card.id},
      {type: 'mdxJsxAttribute', name: 'data-search', value: 'skip'},
    ],
  };
}

/** The answer cards that pages show: each says what the search says, and none makes its page heavy. */
import {readFileSync} from 'node:fs';
import {brotliCompressSync, constants} from 'node:zlib';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {allCards} from '../../src/search/cards';
import {labelPieces, readAs, sentencePieces} from '../../src/search/cards/pieces';
import type {AnswerCard} from '../../src/search/cards/types';
import {builtPages, fileOf, findings} from './builtSite';

/** Bytes, compressed, that the cards of one page may add to its HTML. */
const most = 1400;

/** Bytes of HTML after a quick compression: a tenth more than what a server sends. */
const compressed = (html: string): number =>
  brotliCompressSync(html, {params: {[constants.BROTLI_PARAM_QUALITY]: 9}}).length;

const fold = '[data-answer]';
const cards = new Map(allCards().map((card) => [card.id, card]));
const pages = builtPages().filter(({$}) => $(fold).length > 0);

/** The text without white space: lines of code and blocks are divided differently by the highlighter. */
const solid = (text: string): string => text.replaceAll(/\s+|\u200b|\u00ad/g, '');

/** All that the search prints of a card, apart from its links. */
function printedBySearch(card: AnswerCard): readonly string[] {
  const {title, text, more = '', formula = '', rows = [], steps = [], code} = card;
  const sentences = [
    text,
    more,
    ...rows.map(({value}) => value),
    ...steps.map((step) => step.text),
  ].map((words) => readAs(sentencePieces(words)));
  const labels = [title, formula, ...rows.map(({label}) => label)].map((words) =>
    readAs(labelPieces(words)),
  );
  const codes = [code, ...steps.map((step) => step.code)].map((block) => block?.text ?? '');
  return [...sentences, ...labels, ...codes];
}

describe('answer cards on pages', () => {
  it('are on the pages where they help most', () => {
    const used = new Set(
      pages.flatMap(({$}) =>
        $(fold)
          .toArray()
          .map((each) => $(each).attr('data-answer')),
      ),
    );
    expect(used.size).toBeGreaterThanOrEqual(30);
    expect(pages.length).toBeLessThanOrEqual(60);
  });

  it('are those that the search has, with the same words', () => {
    expect(
      findings(pages, ({$}) =>
        $(fold)
          .toArray()
          .flatMap((element) => {
            const id = $(element).attr('data-answer') ?? '';
            const card = cards.get(id);
            if (!card) return [`the search has no card ${id}`];
            const printed = solid($(element).text());
            return printedBySearch(card)
              .filter((part) => !printed.includes(solid(part)))
              .map((part) => `${id} lacks "${part}"`);
          }),
      ),
    ).toEqual([]);
  });

  it('are closed, named by their question, and skipped by the search index', () => {
    expect(
      findings(pages, ({$}) =>
        $(fold)
          .toArray()
          .filter((element) => {
            const $fold = $(element);
            const isNamed = $fold.children('summary').text().startsWith('Quick answer: ');
            return !(isNamed && $fold.is('details:not([open])[data-search="skip"]'));
          })
          .map((element) => $(element).attr('data-answer') ?? ''),
      ),
    ).toEqual([]);
  });

  it(`add at most ${most} bytes to the HTML of a page`, () => {
    expect(
      findings(pages, ({route}) => {
        const html = readFileSync(fileOf(route.path), 'utf8');
        const $ = load(html);
        const whole = compressed($.html());
        $(fold).remove();
        const added = whole - compressed($.html());
        return added > most ? [`${added} bytes`] : [];
      }),
    ).toEqual([]);
  });
});

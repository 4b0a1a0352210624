import {format, resolveConfig} from 'prettier';
import {expect, it} from 'vitest';
import {allCards} from '.';
import {shownCards} from './shown';
import {cardKinds} from './types';

const file = './generated/shown.json';

it('the kitchen sink shows cards of all kinds as they are; `npx vitest run src/search/cards/shown.test.ts -u` updates them', async () => {
  const cards = shownCards.map((id) => allCards().find((card) => card.id === id));
  const text = JSON.stringify({command: 'npx vitest run src/search/cards/shown.test.ts -u', cards});
  const config = (await resolveConfig('src/search/cards/shown.ts')) ?? {};
  await expect(await format(text, {...config, parser: 'json'})).toMatchFileSnapshot(file);
  expect(new Set(cards.map((card) => card?.kind))).toEqual(new Set(cardKinds));
});

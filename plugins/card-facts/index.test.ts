import {expect, it} from 'vitest';
import {cardFacts} from '.';

it('hands out level and minutes of each page, and nothing else of it', () => {
  const frontMatter = {title: 'A page', level: 'beginner', minutes: 10, edition: 'full'};
  expect(cardFacts([{id: 'data/access_data', frontMatter}])).toEqual({
    'data/access_data': {level: 'beginner', minutes: 10},
  });
});

import {describe, expect, it} from 'vitest';
import {looks, overBudget, screenshotBudget, strangers} from './screenshots';

const screenshot = (file: string, bytes = 1000) => ({file, bytes});

describe('the looks', () => {
  it('are each width in both colour modes, with a name of their own', () => {
    expect(new Set(looks.map(({name}) => name)).size).toBe(6);
    expect(new Set(looks.map(({width}) => width)).size).toBe(3);
  });
});

describe('strangers among the screenshots', () => {
  it('are those of a set or a look that is no longer taken, and other files', () => {
    expect(
      strangers([
        screenshot('templates/375-light/home.webp'),
        screenshot('kitchenSink/1600-dark/tables.webp'),
        screenshot('templates/640-light/home.webp'),
        screenshot('cards/375-light/one.webp'),
        screenshot('home.webp'),
        screenshot('templates/375-light/home.png'),
      ]),
    ).toEqual([
      'templates/640-light/home.webp',
      'cards/375-light/one.webp',
      'home.webp',
      'templates/375-light/home.png',
    ]);
  });
});

describe('the budget', () => {
  it('holds what is as heavy as it, and no byte more, and names the heaviest', () => {
    const light = screenshot('a.webp', 1);
    const heavy = screenshot('b.webp', screenshotBudget - 1);
    expect(overBudget([light, heavy])).toEqual([]);
    expect(overBudget([light, light, heavy]).join()).toMatch(/b\.webp/);
  });
});

/** An over-budget page is named, with its kind and by how much. */
import {describe, expect, it} from 'vitest';
import {pageBudgets, type Budget} from '../../budgets';
import {overBudget} from '../../support/overBudget';

const [home] = pageBudgets as readonly [Budget, ...Budget[]];

describe('a first visit', () => {
  it('may weigh what the budget says', () => {
    expect(overBudget(home, home.most)).toEqual([]);
  });

  it('that weighs more is told by page, kind and surplus', () => {
    const heavy = {...home.most, js: home.most.js + 500, cdnRequests: 1};
    expect(overBudget(home, heavy)).toEqual([
      `/ (home): ${home.most.js + 500} bytes of JavaScript, 500 more than the budget of ${home.most.js}`,
      '/ (home): 1 requests to the CDN, 1 more than the budget of 0',
    ]);
  });
});

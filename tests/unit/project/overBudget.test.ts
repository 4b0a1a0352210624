/** An over-budget page is named, with its kind and by how much. */
import {describe, expect, it} from 'vitest';
import {pageBudgets, type Budget} from '../../budgets';
import {overBudget} from '../../support/overBudget';

const [home] = pageBudgets as readonly [Budget, ...Budget[]];

describe('a first visit', () => {
  it('may weigh what the budget says', () => {
    expect(overBudget(home, home.most)).toEqual([]);
  });

  it('may weigh a few bytes more, but make no request more', () => {
    const {js, requests} = home.most;
    expect(overBudget(home, {...home.most, js: Math.floor(js * 1.005)})).toEqual([]);
    expect(overBudget(home, {...home.most, js: Math.ceil(js * 1.005) + 1})).toHaveLength(1);
    expect(overBudget(home, {...home.most, requests: requests + 1})).toHaveLength(1);
  });

  it('that weighs more is reported with page, kind and surplus', () => {
    const heavy = {...home.most, js: home.most.js + 5000, cdnRequests: 1};
    expect(overBudget(home, heavy)).toEqual([
      `/ (home): ${home.most.js + 5000} bytes of JavaScript, 5000 more than the budget of ${home.most.js}`,
      '/ (home): 1 requests to the CDN, 1 more than the budget of 0',
    ]);
  });
});

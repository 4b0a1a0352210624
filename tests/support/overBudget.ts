/** By how much a page is heavier than its budget, in words. */
import type {Budget} from '../budgets';
import type {Weight} from './firstVisit';

const units: Readonly<Record<keyof Weight, string>> = {
  html: 'bytes of HTML',
  js: 'bytes of JavaScript',
  css: 'bytes of CSS',
  fonts: 'bytes of fonts',
  other: 'bytes of pictures and data',
  requests: 'requests',
  cdnRequests: 'requests to the CDN',
};

const quantities = Object.keys(units) as readonly (keyof Weight)[];

export function overBudget({kind, address, most}: Budget, weight: Weight): readonly string[] {
  return quantities
    .filter((quantity) => weight[quantity] > most[quantity])
    .map((quantity) => {
      const [has, may] = [weight[quantity], most[quantity]];
      return `${address} (${kind}): ${has} ${units[quantity]}, ${has - may} more than the budget of ${may}`;
    });
}

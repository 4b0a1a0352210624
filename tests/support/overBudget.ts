/** Compares the weight of a page with its budget. */
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

/** Bytes that names of files with hashes, and a few words more, may add from commit to commit. */
const tolerance = 0.005;

const isCount = (quantity: keyof Weight): boolean => /requests/i.test(quantity);

/** The quantities of a page over its budget and their tolerance, with the surplus, in words. */
export function overBudget({kind, address, most}: Budget, weight: Weight): readonly string[] {
  return quantities
    .filter((quantity) => {
      const allowed = isCount(quantity) ? most[quantity] : most[quantity] * (1 + tolerance);
      return weight[quantity] > allowed;
    })
    .map((quantity) => {
      const [has, may] = [weight[quantity], most[quantity]];
      return `${address} (${kind}): ${has} ${units[quantity]}, ${has - may} more than the budget of ${may}`;
    });
}

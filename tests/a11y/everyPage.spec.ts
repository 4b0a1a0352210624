/**
 * Every URL of the manifest answers and renders, nothing of it moves while it comes or scrolls sideways, the console
 * stays quiet, and axe finds no violation of WCAG 2.2 A and AA. CI opens one page of each kind, those changed within a
 * day if they are few, and a third of the others, each in one view in turn; the nightly run opens all pages in all views. A few rules of
 * axe take most of its time: CI checks the size of targets on a page of each kind, and colours on a sample of these and
 * of pages changed within a day. A unit test computes the contrast of all pairs of tokens.
 */
import {changedWithinADay} from '../../tools/check/ci/recentChanges';
import {allRoutes, appRoutes} from '../../config/routes';
import {pageBudgets} from '../budgets';
import {views} from '../support/everyRoute';
import {nightly, oneIn} from '../support/test';
import {test, visit, type Visit} from '../support/visitor';

const kinds = new Set(pageBudgets.map(({address}) => address));

/** The Markdown files that have changed; undefined if nobody can tell, and so it may be any. */
const changed = changedWithinADay(['docs', 'src/pages'])?.map((file) =>
  file
    .replace(/^src\/pages/, '')
    .replace(/^docs/, '/docs')
    .replace(/\.\w+$/, ''),
);

const routes = [...allRoutes, ...appRoutes];

/** More changed pages than these are an edit of the whole site, of which CI looks at a third. */
const maxPages = 25;

const changedPages = routes.filter(({path}) => changed?.includes(path));
const areFew = changedPages.length <= maxPages;

function depthOf(path: string): Visit['depth'] {
  if (kinds.has(path)) return 'kind';
  return areFew && changed?.includes(path) ? 'changed' : 'unchanged';
}

for (const [turn, view] of views.entries()) {
  const seen = `in ${view.mode} mode at ${view.width} px`;

  for (const [index, route] of routes.entries()) {
    const {path} = route;
    if (index % views.length === turn) {
      const depth = depthOf(path);
      const options = depth === 'unchanged' ? oneIn(3, Math.floor(index / views.length)) : {};
      test(`${path} ${seen}`, options, async ({visitor}) => {
        await visit(visitor, route, {view, depth});
      });
    }
    test(`all of ${path} ${seen}`, {tag: nightly}, async ({visitor}) => {
      await visit(visitor, route, {view, depth: 'all'});
    });
  }
}

/** axe on every page as every kind of reader sees it: `npm run test:thorough`. */
import {allRoutes} from '../../src/data/routes';
import {inChunks} from '../support/chunks';
import {checkForEverybody, lookAs, views} from '../support/everyRoute';
import {open, test, withoutPrefetch} from '../support/test';

test.use({contextOptions: {reducedMotion: 'reduce'}});

test.beforeEach(async ({page}) => withoutPrefetch(page));

for (const view of views) {
  for (const {name, items} of inChunks(allRoutes, 10)) {
    test(`routes ${name} in ${view.mode} mode at ${view.width} px`, async ({page}) => {
      test.setTimeout(180_000);
      await lookAs(page, view);
      for (const {path} of items) {
        await open(page, path);
        await checkForEverybody(page, path);
      }
    });
  }
}

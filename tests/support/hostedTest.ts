/** The `test` of a copy with a hosted search, whose browser finds the provider on this machine. */
import {hostedFolder} from '../../tools/build/hostedAccount';
import {crawl} from './hosted/crawl';
import {indexSettings} from './hosted/crawlerConfig';
import {startHostedSearch, type HostedSearch} from './hostedSearch';
import {everyNameLeadsTo} from './resolver';
import {test as base} from './test';

interface Fixtures {
  /** The provider, as if nobody had asked it yet. */
  readonly provider: HostedSearch;
}

interface WorkerFixtures {
  readonly running: HostedSearch;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  running: [
    async ({}, use) => {
      const records = [...crawl(hostedFolder).values()].flat();
      const provider = await startHostedSearch(records, indexSettings());
      await use(provider);
      await provider.stop();
    },
    {scope: 'worker'},
  ],
  launchOptions: [
    async ({launchOptions, running}, use) => {
      await use(everyNameLeadsTo(running.port, launchOptions));
    },
    {scope: 'worker'},
  ],
  // Also for tests that do not name it: what another one set must not reach them.
  provider: [
    async ({running}, use) => {
      running.forget();
      await use(running);
    },
    {auto: true},
  ],
});

export {expect, nightly, open, withoutAnnouncement} from './test';

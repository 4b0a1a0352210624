/** How each search is opened, typed into and read. */
import type {BrowserContext, Page} from '@playwright/test';
import {withoutSuffix} from '../../../src/lib/storage/addressSuffix';
import type {SearchName} from './figures';
import type {SearchSelectors} from './probe';

/** A hit as the reader sees it: the address that it leads to, and those of sections named below it. */
export type HitLinks = readonly string[];

export interface Search {
  readonly name: SearchName;
  readonly watched: SearchSelectors;
  prepare?(context: BrowserContext): Promise<unknown>;
  hits(page: Page): Promise<readonly HitLinks[]>;
}

/** Path and anchor, as the golden file writes them. */
export function asWanted(address: string): string {
  const {pathname, hash} = new URL(address, 'http://localhost');
  return withoutSuffix(pathname) + decodeURIComponent(hash);
}

/** True for a file of an index, of whichever search; the rest are scripts, styles and the like. */
export const isOfIndex = (address: string): boolean =>
  /^\/search\/|^\/search-index|\.pf_\w+$|\/pagefind-entry/.test(address);

const wanted = (hits: readonly HitLinks[]): readonly HitLinks[] =>
  hits.map((links) => links.map(asWanted));

const ours: Search = {
  name: 'ours',
  watched: {
    opener: '.DocSearch-Button',
    field: '.DocSearch-Input',
    hit: '.DocSearch-Hit a',
    none: {selector: '.DocSearch-NoResults', text: ''},
  },
  hits: async (page) =>
    wanted(
      await page
        .locator('.DocSearch-Hit a')
        .evaluateAll((links) => links.map((link) => [(link as HTMLAnchorElement).href])),
    ),
};

const pagefind: Search = {
  name: 'pagefind',
  watched: {
    field: '.pagefind-ui__search-input',
    hit: '.pagefind-ui__result-link',
    none: {selector: '.pagefind-ui__message', text: 'No results'},
  },
  hits: async (page) =>
    wanted(
      await page
        .locator('.pagefind-ui__result')
        .evaluateAll((hits) =>
          hits.map((hit) =>
            Array.from(
              hit.querySelectorAll<HTMLAnchorElement>('.pagefind-ui__result-link'),
              ({href}) => href,
            ),
          ),
        ),
    ),
};

interface PluginHit {
  readonly document: {readonly u: string; readonly h?: string};
}

interface WithAnswers {
  pluginAnswer?: readonly PluginHit[];
}

/** The plugin's hits are not links: their addresses are read from what its worker answers. */
function overhearAnswers(): void {
  const scope = window as Window & WithAnswers;
  // It talks to its worker by a message port, and starts to listen again for each answer.
  const known = new WeakSet<MessagePort>();
  const listen = MessagePort.prototype.addEventListener;
  const overhear = ({data}: MessageEvent<{readonly value?: unknown}>): void => {
    if (Array.isArray(data.value)) scope.pluginAnswer = data.value as readonly PluginHit[];
  };
  MessagePort.prototype.addEventListener = function (this: MessagePort, ...given: unknown[]) {
    if (!known.has(this)) {
      known.add(this);
      Reflect.apply(listen, this, ['message', overhear]);
    }
    Reflect.apply(listen, this, given);
  };
}

const lunr: Search = {
  name: 'lunr',
  watched: {
    field: '.navbar__search-input',
    hit: '[class*="suggestion_"]',
    none: {selector: '[class*="noResults_"]', text: ''},
  },
  prepare: (context) => context.addInitScript(overhearAnswers),
  hits: async (page) => {
    const answer = await page.evaluate(() => (window as Window & WithAnswers).pluginAnswer ?? []);
    return wanted(answer.map(({document: {u, h = ''}}) => [u + h]));
  },
};

export const searches: readonly Search[] = [ours, pagefind, lunr];

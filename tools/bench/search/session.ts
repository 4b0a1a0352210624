/** One visit: the page is loaded at full speed, then search is opened and typed into. */
import {answerMathCdn} from '../../../tests/support/mathCdn';
import {plainDoc} from '../figures';
import {savesData} from '../firstVisit';
import type {Host} from '../host';
import {namingHelper} from '../../lib/namingHelper';
import {inBrowser, type Visit} from '../inBrowser';
import {installProbe} from './probe';
import type {Search} from './searches';

/** Loads a documentation page with an empty cache and hands it over when nothing more comes. */
export async function visited<T>(
  host: Host,
  search: Search | undefined,
  work: (visit: Visit) => Promise<T>,
): Promise<T> {
  return inBrowser(async (visit) => {
    const {page} = visit;
    const context = page.context();
    await answerMathCdn(context);
    await context.addInitScript({content: namingHelper});
    await context.addInitScript(savesData);
    await search?.prepare?.(context);
    if (search) await context.addInitScript(installProbe, search.watched);
    await page.goto(`${host.origin}${plainDoc}${search?.query ?? ''}`);
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    await page.waitForLoadState('networkidle');
    return work(visit);
  });
}

/** A browser that dies half an hour into a run is no reason to begin again. */
export async function persistently<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    console.warn('Once more, after:', error);
    return work();
  }
}

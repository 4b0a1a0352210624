/** The first press on a page: it is not lost, changes what was pressed, and has few elements styled again. */
import type {Page} from '@playwright/test';
import {searchModal} from '../../support/search';
import {
  expect,
  hydrated,
  networkIsIdle,
  oneIn,
  open,
  openWithoutScripts,
  test,
  withoutAnnouncement,
} from '../../support/test';

interface TraceEvent {
  readonly name: string;
  readonly args: {readonly elementCount?: number};
}

/** Returns the number of elements that the browser restyles during an action. */
async function styledDuring(page: Page, work: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({value}) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {includedCategories: ['devtools.timeline']},
  });
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  const passes = events.filter(({name}) => name === 'UpdateLayoutTree');
  expect(passes, 'the trace contains style updates').not.toEqual([]);
  return passes.reduce((sum, {args}) => sum + (args.elementCount ?? 0), 0);
}

test('a press on a page of text styles few elements', async ({page}) => {
  await open(page, '/docs/documentation/data_format/physlite');
  const elements = await page.locator('*').count();
  expect(elements).toBeGreaterThan(1000);
  const styled = await styledDuring(page, async () => {
    await page.locator('h1').click();
    await page.evaluate(() => new Promise(requestAnimationFrame));
  });
  expect(styled).toBeLessThan(elements / 10);
});

test('what is pressed by mouse has no outline, what the keyboard reaches has one', async ({
  page,
}) => {
  await open(page, '/docs/documentation/data_format/physlite');
  const outline = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
  const toggle = page.getByRole('button', {name: /^Switch between dark and light mode/});
  await toggle.click();
  await expect(toggle).toBeFocused();
  expect(await outline()).toBe('none');
  await page.keyboard.press('Tab');
  expect(await outline()).toBe('solid');
});

for (const [index, [name, press]] of Object.entries({
  'Control and K': (page: Page) => page.keyboard.press('Control+k'),
  'Command and K': (page: Page) => page.keyboard.press('Meta+k'),
  'a slash': (page: Page) => page.keyboard.press('/'),
  'the button': (page: Page) => page.locator('.DocSearch-Button').click(),
}).entries()) {
  test(
    `the search that ${name} asks for before the scripts have arrived opens when it can`,
    oneIn(3, index),
    async ({page}) => {
      await withoutAnnouncement(page);
      const letScriptsArrive = await openWithoutScripts(page, '/docs/data');
      await press(page);
      letScriptsArrive();
      const {dialog, field} = searchModal(page);
      await expect(field).toBeFocused();
      await expect(field).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await page.locator('.pagination-nav__link--next').click();
      await expect(page).not.toHaveURL(/\/docs\/data$/);
      await expect(dialog).toHaveCount(0);
    },
  );
}

test('a slash that is typed into a field before the scripts have arrived opens no search', async ({
  page,
}) => {
  const letScriptsArrive = await openWithoutScripts(page, '/search');
  const field = page.getByRole('searchbox');
  await field.focus();
  await page.keyboard.press('/');
  await expect(field).toHaveValue('/');
  letScriptsArrive();
  await hydrated(page);
  await networkIsIdle(page);
  await expect(searchModal(page).dialog).toHaveCount(0);
});

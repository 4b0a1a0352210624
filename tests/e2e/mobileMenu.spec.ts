import {expect, nightly, open, test, withoutAnnouncement} from '../support/test';
import {desktop, mobile} from '../support/screens';

test.beforeEach(async ({page}) => withoutAnnouncement(page));

test('the layout is mobile up to 996 px and desktop above', {tag: nightly}, async ({page}) => {
  const burger = page.getByRole('button', {name: 'Toggle navigation bar'});
  const sidebar = page.locator('.theme-doc-sidebar-container');
  await page.setViewportSize(mobile);
  await open(page, '/docs/data');
  await expect(burger).toBeVisible();
  await expect(sidebar).toBeHidden();
  await expect(page.getByRole('button', {name: 'On this page'})).toBeVisible();
  await page.setViewportSize(desktop);
  await expect(burger).toBeHidden();
  await expect(sidebar).toBeVisible();
  await expect(page.getByRole('button', {name: 'On this page'})).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({viewport: mobile});

  test('a doc opens the secondary menu; "← Back to main menu" leads to the primary one', async ({
    page,
  }) => {
    await open(page, '/docs/data');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const menu = page.locator('.navbar-sidebar');
    const back = menu.getByRole('button', {name: '← Back to main menu'});
    await expect(back).toBeInViewport();
    await expect(menu.getByRole('link', {name: 'Data for research'})).toBeInViewport();
    await back.click();
    await expect(menu.getByRole('link', {name: 'Get Started'})).toBeInViewport();
    await expect(back).not.toBeInViewport();
  });

  test(
    'the menu of a page far down opens at the item of that page',
    {tag: nightly},
    async ({page}) => {
      await open(page, '/docs/documentation/physic_objects/jets_calibration');
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      const menu = page.locator('.navbar-sidebar');
      await expect(menu.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
      await expect(menu.locator('.theme-doc-sidebar-menu [aria-current="page"]')).toBeInViewport({
        ratio: 0.9,
      });
    },
  );

  test('a page outside the docs has the primary menu only', {tag: nightly}, async ({page}) => {
    await open(page, '/contact-us');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const menu = page.locator('.navbar-sidebar');
    await expect(menu.getByRole('link', {name: 'Documentation'})).toBeInViewport();
    const tutorials = page.getByRole('button', {name: 'Tutorials'});
    await menu.getByRole('button', {name: 'Tutorials'}).click();
    // Until its list has unfolded, the links below the pointer move.
    const list = menu.getByRole('listitem').filter({has: tutorials}).getByRole('list');
    await expect(list).toHaveCSS('overflow', 'visible');
    await menu.getByRole('link', {name: 'Video tutorials'}).click();
    await expect(page).toHaveURL(/\/docs\/videotutorials\/overview$/);
    await expect(menu).not.toBeInViewport();
  });

  test('the menu closes by its button', async ({page}) => {
    await open(page, '/docs/data');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page.getByRole('button', {name: 'Close navigation bar'}).click();
    await expect(page.locator('.navbar-sidebar')).not.toBeInViewport();
  });

  test('the open menu keeps the keyboard, Escape closes it and the focus returns', async ({
    page,
  }) => {
    await open(page, '/docs/data');
    const burger = page.getByRole('button', {name: 'Toggle navigation bar'});
    await burger.press('Enter');
    await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
    for (let i = 0; i < 40; i += 1) {
      await page.keyboard.press('Tab');
      const where = await page.evaluate(() =>
        document.activeElement === document.body
          ? 'browser'
          : document.activeElement?.closest('.navbar-sidebar') && 'menu',
      );
      expect(['menu', 'browser'], `stop ${i + 1}`).toContain(where);
    }
    await page.keyboard.press('Escape');
    await expect(page.locator('.navbar-sidebar')).not.toBeInViewport();
    await expect(burger).toBeFocused();
    await expect(page.locator('[inert]:visible')).toHaveCount(0);
  });

  test('search and colour mode are in reach', {tag: nightly}, async ({page}) => {
    await open(page, '/docs/data');
    await expect(page.locator('.navbar').getByRole('button', {name: /^Search/})).toBeVisible();
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const toggle = page.locator('.navbar-sidebar').getByRole('button', {name: /dark and light/});
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('with fingers', () => {
  test.use({viewport: mobile, hasTouch: true, isMobile: true});

  test('what is around a page is at least 44 px high', async ({page}) => {
    await open(page, '/docs/data');
    const heightsOf = (selector: string) =>
      page.locator(`${selector} >> visible=true`).evaluateAll((all) =>
        all.map((element) => ({
          text: element.textContent,
          height: element.getBoundingClientRect().height,
        })),
      );
    const low = async (selector: string) => {
      const all = await heightsOf(selector);
      expect(all.length, selector).toBeGreaterThan(0);
      return all.filter(({height}) => height < 43.9);
    };
    await page.getByRole('button', {name: 'On this page'}).click();
    expect(await low('.navbar :is(a, button)')).toEqual([]);
    expect(await low('.table-of-contents__link')).toEqual([]);
    expect(await low('sup a[aria-label^="Note"]')).toEqual([]);
    expect(await low('footer a')).toEqual([]);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    expect(await low('.navbar-sidebar :is(a, button)')).toEqual([]);
  });
});

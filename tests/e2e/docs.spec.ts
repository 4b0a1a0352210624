/** Sidebars, breadcrumbs and category pages. */
import type {Page} from '@playwright/test';
import {allRoutes} from '../../config/routes';
import {sidebarLabels, type SidebarId} from '../../src/data/sidebarLabels';
import {
  expect,
  expectCurrentItemInView,
  navigate,
  nightly,
  open,
  test,
  withoutAnnouncement,
} from '../support/test';

test.beforeEach(async ({page}) => withoutAnnouncement(page));

const sidebars = Object.keys(sidebarLabels) as readonly SidebarId[];

async function linksOf(page: Page): Promise<readonly string[]> {
  return page
    .locator('.theme-doc-sidebar-container a.menu__link')
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
}

function routesOf(sidebar: SidebarId): readonly string[] {
  return allRoutes.filter((route) => route.sidebar === sidebar).map(({path}) => path);
}

for (const [index, sidebar] of sidebars.entries()) {
  const tag = index === 0 ? [] : nightly;
  test(`the sidebar ${sidebar} holds its pages and no others`, {tag}, async ({page}) => {
    const routes = routesOf(sidebar);
    await open(page, routes[0] ?? '/');
    for (;;) {
      const closed = page.locator(
        '.theme-doc-sidebar-container :is(button, a)[aria-expanded="false"]',
      );
      if ((await closed.count()) === 0) break;
      await closed.first().click();
    }
    const links = new Set(await linksOf(page));
    expect([...links].filter((link) => allRoutes.some(({path}) => path === link)).sort()).toEqual(
      [...routes].sort(),
    );
  });
}

test('breadcrumbs lead from home through the category to the page', async ({page}) => {
  await open(page, '/docs/data/for_research/pp_data');
  const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await expect(crumbs.getByRole('link', {name: 'Home page'})).toHaveAttribute('href', '/');
  await expect(crumbs.getByRole('link', {name: 'Data for research'})).toHaveAttribute(
    'href',
    '/docs/category/data-for-research',
  );
  await expect(crumbs.getByRole('listitem').last()).not.toHaveText('Data for research');
});

const categories = allRoutes.filter(({kind}) => kind === 'category');

test(
  'the category pages describe themselves and list their items',
  {tag: nightly},
  async ({page}) => {
    expect(categories).not.toHaveLength(0);
    for (const {path} of categories) {
      await open(page, path);
      const words = (await page.locator('main header p').first().innerText()).split(/\s+/);
      expect(words.length, `description of ${path}`).toBeGreaterThan(12);
      expect(await page.locator('main article').count(), `cards of ${path}`).toBeGreaterThan(0);
    }
  },
);

function category(page: Page, name: string) {
  const head = '> .menu__list-item-collapsible';
  const item = page.locator(`.menu li:has(${head}:has-text("${name}"))`);
  return {toggle: item.locator(`${head} [aria-expanded]`), list: item.locator('> ul')};
}

test('a collapsible category opens and closes', async ({page}) => {
  await open(page, '/docs/13TeV25Doc/Concepts');
  const {toggle, list} = category(page, '13 TeV 2020 release');
  await expect(list).toBeHidden();
  await toggle.click();
  await expect(list).toBeVisible();
  await toggle.click();
  await expect(list).toBeHidden();
});

test('a group that the user opens stays open for the session', async ({page, browser}) => {
  const list = (on: Page) => category(on, 'Data formats').list;
  await open(page, '/docs/documentation/systematics');
  await expect(list(page)).toBeHidden();
  await category(page, 'Data formats').toggle.click();
  await expect(list(page)).toBeVisible();
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'Data', exact: true})
    .click();
  await expect(page).toHaveURL('/docs/data');
  await page.goBack();
  await expect(list(page)).toBeVisible();
  await page.reload();
  await expect(list(page)).toBeVisible();

  const context = await browser.newContext();
  const other = await context.newPage();
  await open(other, new URL('/docs/documentation/systematics', page.url()).href);
  await expect(list(other)).toBeHidden();
  await context.close();
});

/** In a low window its item is below the fold of the sidebar. */
const deepPage = '/docs/documentation/physic_objects/jets_calibration';
const lowWindow = {width: 1280, height: 400};
const menuOf = (page: Page) => page.locator('.theme-doc-sidebar-container .menu');
const positionOf = (page: Page): Promise<number> => menuOf(page).evaluate((menu) => menu.scrollTop);

test('the sidebar scrolls to the current page; the page and the focus stay', async ({page}) => {
  await page.setViewportSize(lowWindow);
  await open(page, deepPage);
  await expectCurrentItemInView(page, deepPage);
  expect(await positionOf(page)).toBeGreaterThan(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('body')).toBeFocused();
});

test('a sidebar that shows the current page stays where it is', {tag: nightly}, async ({page}) => {
  await page.setViewportSize(lowWindow);
  await open(page, deepPage);
  await menuOf(page).evaluate((menu) => menu.scrollBy(0, 40));
  const before = await positionOf(page);
  const neighbour = menuOf(page).locator('li:has(+ li > [aria-current="page"]) > a');
  const address = (await neighbour.getAttribute('href')) ?? '';
  await neighbour.click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expectCurrentItemInView(page, address);
  expect(await positionOf(page)).toBe(before);
});

test(
  'a category that the reader opens does not scroll the sidebar back',
  {tag: nightly},
  async ({page}) => {
    await page.setViewportSize(lowWindow);
    await open(page, deepPage);
    await menuOf(page).hover();
    await page.mouse.wheel(0, -5000);
    await expect.poll(() => positionOf(page)).toBe(0);
    const toggle = menuOf(page).getByRole('button', {name: 'Introduction', exact: true});
    const list = menuOf(page).locator('ul ul').first();
    await toggle.click();
    await expect(list).toHaveCSS('overflow', 'visible');
    await toggle.click();
    await expect(list).toBeHidden();
    expect(await positionOf(page)).toBe(0);
  },
);

async function expansionMilliseconds(page: Page, name: string): Promise<number> {
  const {toggle, list} = category(page, name);
  await toggle.click();
  await expect(list).toHaveAttribute('style', /transition/);
  const transition = await list.evaluate((element) => (element as HTMLElement).style.transition);
  const [, amount, unit] = /([\d.]+)(ms|s)/.exec(transition) ?? [];
  return Number(amount) * (unit === 's' ? 1000 : 1);
}

test('the collapse animation lasts longer for higher content', {tag: nightly}, async ({page}) => {
  await open(page, '/docs/documentation/systematics');
  const lower = await expansionMilliseconds(page, 'Data collection');
  const higher = await expansionMilliseconds(page, 'Physics objects');
  expect(lower).toBeGreaterThan(100);
  expect(higher).toBeGreaterThan(lower);
});

test.describe('with reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('the collapse animation lasts 1 ms', {tag: nightly}, async ({page}) => {
    await open(page, '/docs/13TeV25Doc/Concepts');
    expect(await expansionMilliseconds(page, '8 TeV 2016 release')).toBe(1);
  });

  test(
    'a category that opens on arrival shows the current page',
    {tag: nightly},
    async ({page}) => {
      await open(page, '/docs/13TeV25Doc/Concepts');
      const address = '/docs/8TeVDoc/create-a-new-plot';
      await page.setViewportSize({width: 1280, height: 400});
      await navigate(page, address);
      await expect(page).toHaveTitle(/plot/);
      await expectCurrentItemInView(page, address);
    },
  );
});

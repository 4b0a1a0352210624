import type {Locator, Page} from '@playwright/test';
import {expect, nightly, oneIn, open, test, withoutAnnouncement} from '../support/test';
import {desktop} from '../support/screens';

test.use({viewport: {width: 1440, height: 900}});
test.beforeEach(async ({page}) => withoutAnnouncement(page));

const tutorials = [
  'Tutorials for education',
  'Web apps for education',
  'Tutorials for research',
  'Video tutorials',
  'External projects',
];
const help = {FAQs: '/docs/faqs', "What's New": '/docs/updates', 'Contact us': '/contact-us'};

function button(page: Page, name: string): Locator {
  return page.locator('.navbar').getByRole('button', {name, exact: true});
}

function menu(page: Page, name: string): Locator {
  return page
    .locator('.navbar .dropdown')
    .filter({has: page.getByRole('button', {name, exact: true})})
    .locator('.dropdown__menu');
}

test('the bar has its items in their order, the search slot and the colour switch on the right', async ({
  page,
}) => {
  await open(page, '/');
  const left = page.locator('.navbar__items').first();
  const names = await left
    .locator(':is(.navbar__item.navbar__link, .navbar__item.dropdown > a)')
    .allInnerTexts();
  expect(names).toEqual([
    'Get Started',
    'Data',
    'Tutorials',
    'Python API',
    'Documentation',
    'About us',
    'Help',
  ]);
  const right = page.locator('.navbar__items--right');
  await expect(right.getByRole('button', {name: /^Search/})).toBeVisible();
  await expect(right.getByRole('button', {name: /dark and light mode/})).toBeVisible();
});

test('the items lead to their sections', async ({page}) => {
  await open(page, '/');
  for (const [name, href] of [
    ['Get Started', '/docs/category/get-started'],
    ['Data', '/docs/data'],
    ['Python API', '/docs/atlasopenmagic'],
    ['Documentation', '/docs/documentation/introduction/introductory_page'],
    ['About us', '/docs/aboutus'],
  ] as const) {
    const link = page.locator('.navbar').getByRole('link', {name, exact: true});
    await expect(link).toHaveAttribute('href', href);
  }
});

test('the Tutorials dropdown holds its five items', async ({page}) => {
  await open(page, '/');
  await button(page, 'Tutorials').hover();
  await expect(menu(page, 'Tutorials').getByRole('link')).toHaveText(tutorials);
  await menu(page, 'Tutorials').getByRole('link', {name: 'External projects'}).click();
  await expect(page).toHaveURL(/\/projects$/);
});

test(
  'the items of the Tutorials dropdown lead to their sections',
  {tag: nightly},
  async ({page}) => {
    await open(page, '/');
    await button(page, 'Tutorials').hover();
    for (const [name, href] of [
      ['Tutorials for education', '/docs/category/13-tev-2025-beta-release'],
      ['Web apps for education', '/docs/category/web-apps-for-education'],
      ['Tutorials for research', '/docs/category/tutorials-for-research'],
      ['Video tutorials', '/docs/videotutorials/overview'],
      ['External projects', '/projects'],
    ] as const) {
      await expect(menu(page, 'Tutorials').getByRole('link', {name})).toHaveAttribute('href', href);
    }
  },
);

test('the Help dropdown holds FAQs, What’s New and Contact us', {tag: nightly}, async ({page}) => {
  await open(page, '/');
  await button(page, 'Help').hover();
  for (const [name, href] of Object.entries(help)) {
    await expect(menu(page, 'Help').getByRole('link', {name})).toHaveAttribute('href', href);
  }
});

test(
  'a dropdown opens on hover and closes when the pointer leaves',
  {tag: nightly},
  async ({page}) => {
    await open(page, '/');
    await expect(menu(page, 'Help')).toBeHidden();
    await button(page, 'Help').hover();
    await expect(menu(page, 'Help')).toBeVisible();
    await page.mouse.move(10, 700);
    await expect(menu(page, 'Help')).toBeHidden();
  },
);

for (const [index, key] of ['Enter', 'Space'].entries()) {
  test(`a dropdown opens and closes on ${key}`, oneIn(2, index), async ({page}) => {
    await open(page, '/');
    await button(page, 'Tutorials').focus();
    await page.keyboard.press(key);
    await expect(menu(page, 'Tutorials')).toBeVisible();
    await expect(button(page, 'Tutorials')).toHaveAttribute('aria-expanded', 'true');
    await expect(page).toHaveURL(/\/$/);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press(key);
    await expect(menu(page, 'Tutorials')).toBeHidden();
  });
}

test('Escape closes a dropdown and returns the focus to its button', async ({page}) => {
  await open(page, '/');
  await button(page, 'Tutorials').focus();
  await page.keyboard.press('Enter');
  await expect(menu(page, 'Tutorials')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu(page, 'Tutorials').getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page, 'Tutorials')).toBeHidden();
  await expect(button(page, 'Tutorials')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(menu(page, 'Tutorials')).toBeVisible();
});

test('Escape closes a dropdown that the pointer holds open', {tag: nightly}, async ({page}) => {
  await open(page, '/');
  await button(page, 'Help').hover();
  await expect(menu(page, 'Help')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu(page, 'Help')).toBeHidden();
  await page.mouse.move(10, 700);
  await button(page, 'Help').hover();
  await expect(menu(page, 'Help')).toBeVisible();
});

test('a click by assistive technology opens a dropdown', {tag: nightly}, async ({page}) => {
  await open(page, '/');
  await button(page, 'Help').evaluate((element) => (element as HTMLElement).click());
  await expect(menu(page, 'Help')).toBeVisible();
});

test('an outside click closes a dropdown', {tag: nightly}, async ({page}) => {
  await open(page, '/');
  await button(page, 'Tutorials').focus();
  await page.keyboard.press('Enter');
  await expect(menu(page, 'Tutorials')).toBeVisible();
  await page.mouse.click(10, 700);
  await expect(menu(page, 'Tutorials')).toBeHidden();
});

test('moving the focus out closes a dropdown', {tag: nightly}, async ({page}) => {
  await open(page, '/');
  await button(page, 'Help').focus();
  await page.keyboard.press('Enter');
  for (let tab = 0; tab <= Object.keys(help).length; tab += 1) await page.keyboard.press('Tab');
  await expect(menu(page, 'Help')).toBeHidden();
});

test('the bar stays when the page scrolls down', async ({page}) => {
  await page.setViewportSize(desktop);
  await open(page, '/docs/documentation/introduction/events');
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await expect(page.locator('.navbar')).toBeInViewport();
});

/** Lines of text in each of these elements. */
const linesOf = (labels: Locator): Promise<readonly number[]> =>
  labels.evaluateAll((elements) =>
    elements.map((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return new Set(Array.from(text.getClientRects(), ({top}) => Math.round(top))).size;
    }),
  );

test('the bar fits at every desktop width: name and labels whole, each in one line', async ({
  page,
}) => {
  await open(page, '/');
  const name = page.locator('.navbar__title');
  const labels = page.locator('.navbar__items :is(.navbar__item.navbar__link, .dropdown > a)');
  for (const width of [997, 1024, 1099, 1100, 1280, 1600]) {
    await page.setViewportSize({width, height: 800});
    const bar = await page.locator('.navbar').boundingBox();
    expect(bar?.height, `navbar height at ${width}px`).toBeLessThan(75);
    expect(await linesOf(labels), `lines at ${width}px`).toEqual(Array(7).fill(1));
    const cut = await name.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(cut, `width that the name lacks at ${width}px`).toBeLessThanOrEqual(0);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow, `overflow at ${width}px`).toBeLessThanOrEqual(0);
  }
});

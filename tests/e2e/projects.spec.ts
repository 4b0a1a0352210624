/** The list of external projects: its filters, their state in the address, and the list without them. */
import type {Locator, Page} from '@playwright/test';
import {projects} from '../../src/data/projects';
import {expect, hydrated, nightly, open, test, withoutAnnouncement} from '../support/test';

const total = projects.length;

const cards = (page: Page): Locator => page.locator('main li').filter({has: page.locator('h3')});
const result = (page: Page): Locator => page.locator('main').getByRole('status');
const option = (page: Page, label: string): Locator =>
  page.getByRole('checkbox', {name: new RegExp(`^${label}`)});

async function expectShown(page: Page, count: number): Promise<void> {
  const text = count === total ? `${total} projects` : `${count} of ${total} projects`;
  await expect(result(page)).toHaveText(text);
  await expect(cards(page)).toHaveCount(count);
}

test.beforeEach(async ({page}) => withoutAnnouncement(page));

test('filters work by keyboard, keep the focus, and write the address', async ({page}) => {
  await open(page, '/projects');
  await expectShown(page, total);
  await option(page, 'Undergraduate').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\/projects\?level=master$/);
  await expect(option(page, 'Master’s')).toBeChecked();
  await expect(option(page, 'Master’s')).toBeFocused();
  await option(page, 'ROOT').press('Space');
  await expect(page).toHaveURL(/\/projects\?level=master&tool=root$/);
  await expectShown(page, 2);
  await option(page, 'Undergraduate').press('Space');
  await expect(page).toHaveURL(/\?level=undergraduate,master&tool=root$/);
  await expectShown(page, 4);
});

test('a filter does not scroll the page', {tag: nightly}, async ({page}) => {
  await open(page, '/projects');
  await option(page, 'Swedish').scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(0);
  await option(page, 'English').check();
  await expectShown(page, 7);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('each option says how many projects it would show', {tag: nightly}, async ({page}) => {
  await open(page, '/projects?level=master');
  await expect(option(page, 'Undergraduate')).toHaveAccessibleName('Undergraduate 4 projects');
  await expect(option(page, 'ROOT')).toHaveAccessibleName('ROOT 2 projects');
  await option(page, 'ROOT').check();
  await expect(option(page, 'Undergraduate')).toHaveAccessibleName('Undergraduate 2 projects');
  await expectShown(page, 2);
});

test('the state survives a reload, and back and forward', async ({page}) => {
  await open(page, '/projects');
  await option(page, 'More than 10 h').check();
  await expectShown(page, 1);
  await page.getByLabel('Sort by').selectOption('Level');
  await expect(page).toHaveURL(/\?time=over-10h&sort=level$/);
  await page.reload();
  await hydrated(page);
  await expectShown(page, 1);
  await expect(option(page, 'More than 10 h')).toBeChecked();
  await expect(page.getByLabel('Sort by')).toHaveValue('level');
  await page.goBack();
  await expect(page).toHaveURL(/\?time=over-10h$/);
  await expect(page.getByLabel('Sort by')).toHaveValue('title');
  await page.goBack();
  await expect(page).toHaveURL(/\/projects$/);
  await expectShown(page, total);
  await expect(option(page, 'More than 10 h')).not.toBeChecked();
  await page.goForward();
  await expectShown(page, 1);
});

test('the state is still there after a visit to another page', {tag: nightly}, async ({page}) => {
  await open(page, '/projects?text=swedish');
  await expectShown(page, 1);
  await page.getByRole('link', {name: 'deep dive'}).click();
  await expect(page).toHaveURL(/deepdive$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/projects\?text=swedish$/);
  await expectShown(page, 1);
});

test('a mangled query is ignored where it makes no sense', {tag: nightly}, async ({page}) => {
  await open(page, '/projects?level=wizard,%3Cb%3E&tool=root&sort=constructor&x=%E0%A4%A&&=');
  await expectShown(page, projects.filter(({tools}) => tools.includes('root')).length);
  await expect(page.getByRole('checkbox', {checked: true})).toHaveCount(1);
  await open(page, '/projects?level=wizard');
  await expectShown(page, total);
});

test('the order is by title, length or level', {tag: nightly}, async ({page}) => {
  await open(page, '/projects?sort=length');
  await expect(cards(page).last()).toContainText('18 h');
  await page.getByLabel('Sort by').selectOption('Title');
  await expect(page).toHaveURL(/\/projects$/);
  await expect(cards(page).first().getByRole('heading')).toHaveText(/^Analysis Grand Challenge/);
});

test(
  '"Clear filters" shows all, keeps the order, and hands the focus on',
  {tag: nightly},
  async ({page}) => {
    await open(page, '/projects?level=graduate&sort=length');
    const clear = page.getByRole('button', {name: 'Clear filters'});
    await clear.press('Enter');
    await expect(page).toHaveURL(/\/projects\?sort=length$/);
    await expectShown(page, total);
    await expect(clear).toBeHidden();
    await expect(result(page)).toBeFocused();
  },
);

test(
  'when nothing fits, the list says which choice to give up, and does it',
  {tag: nightly},
  async ({page}) => {
    await open(page, '/projects?level=graduate&tool=root');
    await expectShown(page, 0);
    await expect(page.getByText('No project matches all filters.')).toBeVisible();
    await page.getByRole('button', {name: 'Any level: 4 projects'}).click();
    await expect(page).toHaveURL(/\/projects\?tool=root$/);
    await expectShown(page, 4);
    await expect(result(page)).toBeFocused();
    await page.goBack();
    await page.getByRole('button', {name: `Show all ${total} projects`}).click();
    await expect(page).toHaveURL(/\/projects$/);
    await expectShown(page, total);
  },
);

test('a card is a link to the project, as a whole', {tag: nightly}, async ({page}) => {
  await open(page, '/projects');
  for (const {title, link} of projects) {
    await expect(page.getByRole('link', {name: title, exact: true})).toHaveAttribute('href', link);
  }
  const card = cards(page).filter({hasText: 'OpenDataZmassLab'});
  await expect(card.locator('dl')).toContainText('3rd year undergraduate');
  const hit = await card.locator('dl').evaluate((list) => {
    list.scrollIntoView({block: 'center'});
    const {x, y} = list.getBoundingClientRect();
    return document.elementFromPoint(x + 5, y + 20)?.tagName;
  });
  expect(hit).toBe('A');
});

test('links of the text choose a filter and lead to the list', {tag: nightly}, async ({page}) => {
  await open(page, '/projects');
  await page.getByRole('link', {name: 'only Python'}).click();
  await expect(page).toHaveURL(/\?tool=python-only#list$/);
  await expectShown(page, 4);
  await expect(page.getByRole('heading', {name: 'Find a project'})).toBeInViewport();
  await option(page, 'Graduate').check();
  await expectShown(page, 1);
});

test('old deep links still find their place', async ({page}) => {
  for (const id of ['undergraduate', 'masters', 'choose', 'add', 'research', 'sources']) {
    await open(page, `/projects#${id}`);
    await expect(page.locator(`#${id}`), id).toBeInViewport({ratio: 0});
  }
});

test('on a phone the filters are collapsed and say what is chosen', async ({page}) => {
  await page.setViewportSize({width: 375, height: 740});
  await open(page, '/projects?level=master&tool=root');
  const fold = page.locator('main summary').first();
  await expect(fold).toHaveText('Filters: Master’s, ROOT');
  await expect(option(page, 'Swedish')).toBeHidden();
  await fold.click();
  await option(page, 'ROOT').click();
  await expect(fold).toHaveText('Filters: Master’s');
  await expectShown(page, 3);
});

test(
  'the page has no sideways scroll from 320 to 1600 px, with and without results',
  {tag: nightly},
  async ({page}) => {
    for (const query of ['', '?level=graduate', '?level=graduate&tool=root']) {
      await open(page, `/projects${query}`);
      for (const width of [320, 375, 768, 996, 997, 1280, 1600]) {
        await page.setViewportSize({width, height: 800});
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${query} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  },
);

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 375, height: 740}});

  test('what can be touched is at least 44 px high', {tag: nightly}, async ({page}) => {
    await open(page, '/projects?level=graduate&tool=root');
    await page.locator('main summary').first().click();
    const targets = page.locator('main').locator('label, button:visible, select, summary');
    for (const target of await targets.all()) {
      const {height} = (await target.boundingBox()) ?? {height: 0};
      expect(height, await target.innerText()).toBeGreaterThanOrEqual(44);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every project can be read, and no filter is shown that would do nothing', async ({
    page,
  }) => {
    await page.goto('/projects?level=graduate&tool=root');
    await expectShown(page, total);
    for (const card of await cards(page).all()) await expect(card).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await expect(page.getByText('Filters', {exact: true})).toBeHidden();
  });
});

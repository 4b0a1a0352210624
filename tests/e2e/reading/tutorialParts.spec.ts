/**
 * Long tutorials, one part at a time. Finding hidden text with the search of the browser cannot be driven from here: a
 * unit test sends the event with which browsers announce it.
 */
import type {Locator, Page} from '@playwright/test';
import {violations} from '../../support/axe';
import {blockStorage} from '../../support/blockedStorage';
import {
  expect,
  hydrated,
  inLightAtOnce,
  navigate,
  nightly,
  open,
  test,
  withoutAnnouncement,
} from '../../support/test';

const address = '/docs/13TeV25Doc/StandardModel';
const parts = 10;

/** A heading; its name ends with that of its own link. */
const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', {level: 2, name: new RegExp(`^${name}`)});
const line = (page: Page): Locator =>
  page.getByRole('navigation', {name: 'Parts of this tutorial'});
const end = (page: Page): Locator => page.getByRole('navigation', {name: 'Next part'});

/** The ids of the parts that can be seen. */
const idsShown = (page: Page): Promise<readonly (string | undefined)[]> =>
  page
    .locator('[data-part]')
    .evaluateAll((all) =>
      all.filter((part) => part.clientHeight > 0).map((part) => (part as HTMLElement).dataset.part),
    );

const expectShown = (page: Page) => expect.poll(() => idsShown(page));

test.beforeEach(async ({page}) => withoutAnnouncement(page));

test('a page opens with its first part, and an anchor with the part that holds it', async ({
  page,
}) => {
  await open(page, address);
  await expectShown(page).toEqual(['which-notebook-to-start-with']);
  await expect(line(page)).toContainText(`Part 1 of ${parts}`);
  await open(page, `${address}#see-flavour-and-charge`);
  await expectShown(page).toEqual(['find-the-z-boson']);
  await expect(line(page)).toContainText(`Part 2 of ${parts}`);
  await expect(page.locator('#see-flavour-and-charge')).toBeInViewport();
});

test('links of the contents, of the text, and the back button open the part', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, `${address}#top-antitop`);
  await page.getByRole('link', {name: 'in the section on WZ'}).click();
  await expectShown(page).toEqual(['wz-to-three-leptons']);
  await expect(heading(page, 'WZ to three leptons')).toBeInViewport();
  await page.locator('.table-of-contents').getByRole('link', {name: 'Check yourself'}).click();
  await expectShown(page).toEqual(['root-photon-pairs']);
  await expect(heading(page, 'Check yourself')).toBeInViewport();
  await page.goBack();
  await expectShown(page).toEqual(['wz-to-three-leptons']);
  await page.goBack();
  await expectShown(page).toEqual(['top-antitop']);
});

test(
  'on a phone the line of the parts is clear of the header after a change of the anchor',
  {tag: nightly},
  async ({page}) => {
    await page.setViewportSize({width: 375, height: 812});
    await open(page, address);
    await hydrated(page);
    await page.evaluate(() => {
      window.location.hash = 'find-the-z-boson';
    });
    await expectShown(page).toEqual(['find-the-z-boson']);
    const clear = async (): Promise<number> => {
      const [bar, header] = [
        await line(page).boundingBox(),
        await page.locator('.navbar').boundingBox(),
      ];
      return (bar?.y ?? NaN) - (header?.y ?? NaN) - (header?.height ?? NaN);
    };
    await expect.poll(clear).toBeGreaterThanOrEqual(8);
    await expect(heading(page, 'Find the Z boson')).toBeInViewport();
  },
);

test(
  'a link from another page opens the part, and a source leaves it open',
  {tag: nightly},
  async ({page}) => {
    await open(page, '/docs/13TeV25Doc/Concepts#statistical-fluctuations');
    await page.getByRole('link', {name: 'H → γγ fit'}).click();
    await expect(page).toHaveURL(/StandardModel#higgs-to/);
    await expect(heading(page, 'Higgs to γγ')).toBeInViewport();
    await expectShown(page).toEqual(['higgs-to-γγ-analysis-new']);
    const cited = page.locator('[data-part]:not([hidden]) a[href^="#source-"]').first();
    const id = (await cited.getAttribute('href'))?.slice(1) ?? '';
    await cited.click();
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    await expectShown(page).toEqual(['higgs-to-γγ-analysis-new']);
  },
);

test('by keyboard to the next part, and on another day back to it', async ({page}) => {
  await open(page, address);
  await end(page).getByRole('link', {name: 'Next: Find the Z boson (15 min)'}).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Find the Z boson')).toBeFocused();
  await expect(heading(page, 'Find the Z boson')).toBeInViewport();
  await expect(line(page)).toBeInViewport();
  await expect(line(page)).toContainText('1 read');
  await expectShown(page).toEqual(['find-the-z-boson']);

  await open(page, address);
  await expect(line(page)).toContainText(`Part 1 of ${parts}`);
  await line(page).getByRole('link', {name: 'Resume: part 2'}).press('Enter');
  await expect(heading(page, 'Find the Z boson')).toBeFocused();

  await line(page).getByText('All parts').press('Enter');
  const list = line(page).getByRole('listitem');
  await expect(list).toHaveCount(parts);
  await expect(list.filter({hasText: 'read'})).toHaveCount(1);
  await expect(line(page).locator('[aria-current="step"]')).toHaveText('Find the Z boson');
  await list.nth(3).getByRole('link').press('Enter');
  await expect(heading(page, 'Higgs to ZZ')).toBeFocused();
  await expect(list.first()).toBeHidden();
  await navigate(page, '/docs/13TeV25Doc/Concepts');
  await expect(line(page)).not.toContainText('read');
});

test('without storage everything works for the visit', async ({page, consoleGuard}) => {
  await blockStorage(page, consoleGuard);
  await open(page, address);
  await end(page).getByRole('link', {name: /^Next/}).click();
  await expect(line(page)).toContainText('1 read');
  await expectShown(page).toEqual(['find-the-z-boson']);
});

test('on paper all parts are there, without their controls', async ({page}) => {
  await open(page, address);
  await page.emulateMedia({media: 'print'});
  await expectShown(page).toHaveLength(parts);
  await expect(heading(page, 'WZ to three leptons')).toBeVisible();
  await expect(line(page)).toHaveCount(0);
});

test('before the scripts have run, the right part is there', async ({page, consoleGuard}) => {
  consoleGuard.allow(/Failed to load resource/, 'the scripts do not come');
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(address);
  await expectShown(page).toEqual(['which-notebook-to-start-with']);
  await page.goto(`${address}#see-flavour-and-charge`);
  await expectShown(page).toEqual(['find-the-z-boson']);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('all parts are there, and the list leads to them', async ({page}) => {
    await page.goto(address);
    for (const name of ['Choose a notebook', 'Find the Z boson', 'Introductory ROOT notebooks']) {
      await expect(heading(page, name)).toBeVisible();
    }
    await expect(page.getByText(`Part 1 of ${parts}`)).toBeHidden();
    await expect(end(page)).toHaveCount(0);
    await line(page).getByText('All parts').click();
    await line(page).getByRole('link', {name: 'Top–antitop'}).click();
    await expect(heading(page, 'Top–antitop')).toBeInViewport();
  });
});

for (const mode of ['light', 'dark'] as const) {
  test(
    `no violations of WCAG in ${mode} mode, with the list open`,
    inLightAtOnce(mode),
    async ({page}) => {
      await page.addInitScript((theme) => window.localStorage.setItem('theme', theme), mode);
      await open(page, `${address}#find-the-z-boson`);
      await hydrated(page);
      await end(page).getByRole('link', {name: /^Next/}).click();
      await line(page).getByText('All parts').click();
      expect(await violations(page)).toEqual([]);
    },
  );
}

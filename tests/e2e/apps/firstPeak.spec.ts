/** A newcomer who only clicks: from the home page to the quickstart, and through three steps to the first peak. */
import type {Locator, Page} from '@playwright/test';
import {violations} from '../../support/axe';
import {
  expect,
  hydrated,
  nightly,
  oneIn,
  open,
  openWithoutScripts,
  test,
  withoutAnnouncement,
} from '../../support/test';

const address = '/docs/userpath/quickstart';
const screens = {phone: {width: 375, height: 812}, laptop: {width: 1280, height: 800}};

/** Maximum number of words that a newcomer sees before the peak, those of the three steps included. */
const maxWordsBeforePeak = 200;

const app = (page: Page): Locator => page.locator('[data-app="zll"]');
const coach = (page: Page): Locator => page.getByRole('region', {name: /^Guide: /});
const plot = (page: Page): Locator => app(page).locator('[data-brush="range"]').first();
const field = (page: Page, name: string): Locator =>
  coach(page).getByRole('checkbox', {name, exact: true});

/** The changes by the first two cuts, as the guide prints them after these steps. */
const effects: Readonly<Record<string, string>> = {
  μμ: 'Background −77 %, signal −45 %. Purity (signal fraction): 94.8 % → 97.8 %.',
  opposite: 'Background −21 %, signal 0 %. Purity (signal fraction): 97.8 % → 98.2 %.',
};

/** Visible words in the text of the page that precede an element. */
const wordsBefore = (target: Locator): Promise<number> =>
  target.evaluate((end) => {
    const root = document.querySelector('main article') ?? document.body;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    let words = 0;
    while (walker.nextNode()) {
      const {currentNode: node} = walker;
      if (!(node.compareDocumentPosition(end) & Node.DOCUMENT_POSITION_FOLLOWING)) break;
      const box = node.parentElement?.getBoundingClientRect();
      if (!box || box.width <= 1 || box.height <= 1) continue;
      if (!node.parentElement?.checkVisibility({visibilityProperty: true})) continue;
      words += node.textContent?.match(/\S*[\p{L}\d]\S*/gu)?.length ?? 0;
    }
    return words;
  });

const wordsIn = async (text: Locator): Promise<number> =>
  (await text.innerText()).match(/\S*[\p{L}\d]\S*/gu)?.length ?? 0;

/** Clicks the bar at a mass, in GeV; the axis begins at 50 and ends at 140 GeV. */
async function clickBarAt(page: Page, mass: number): Promise<void> {
  const box = await plot(page).boundingBox();
  if (!box) throw new Error('The plot has no area.');
  const x = (box.width * (mass - 50)) / 90;
  await plot(page).click({position: {x, y: box.height / 2}});
}

/** Left, top, width and height of all frames of plots, in pixels. */
const placesOf = (frames: Locator): Promise<readonly number[]> =>
  frames.evaluateAll((all) =>
    all.flatMap((frame) => {
      const {x, y, width, height} = frame.getBoundingClientRect();
      return [x, y, width, height];
    }),
  );

/** True if an element is entirely in the window. */
const isOnScreen = (element: Locator): Promise<boolean> =>
  element.evaluate((shown) => {
    const {top, bottom, left, right} = shown.getBoundingClientRect();
    return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  });

test.beforeEach(({page}) => withoutAnnouncement(page));

for (const [screen, size] of Object.entries(screens)) {
  test(`three clicks lead from the quickstart to the first peak, ${screen}`, async ({
    page,
  }, info) => {
    await page.setViewportSize(size);
    await open(page, '/');
    const start = performance.now();
    const note = (type: string, description: string): void => {
      info.annotations.push({type, description});
    };
    const seconds = (): string => `${((performance.now() - start) / 1000).toFixed(1)} s`;
    const shoot = async (name: string): Promise<void> => {
      await info.attach(`${screen}, ${name}`, {
        body: await page.screenshot(),
        contentType: 'image/png',
      });
    };
    await page.getByRole('link', {name: 'Start in your browser'}).click();
    await expect(page).toHaveURL(address);
    await expect(coach(page)).toBeVisible();
    note('time until the peak is seen', seconds());
    await shoot('the page');
    const words = await wordsBefore(plot(page));
    const first = [page.getByRole('heading', {level: 1}), plot(page), field(page, 'μμ')];
    for (const seen of first) {
      expect(await isOnScreen(seen)).toBe(true);
    }
    await expect(app(page).getByText('simulated for teaching')).toBeVisible();
    let stepWords = 0;
    const step = coach(page).locator('[aria-current="step"]');
    for (const name of ['μμ', 'opposite']) {
      stepWords += await wordsIn(step);
      await field(page, name).click();
      await expect(field(page, name)).toHaveCount(0);
      await expect(coach(page)).toContainText(effects[name] ?? '');
    }
    stepWords += await wordsIn(step);
    await clickBarAt(page, 91);
    await expect(coach(page)).toContainText('Yours: 91.25 GeV / expected: 91.2 GeV.');
    await expect(coach(page)).toContainText('You have found the Z boson');
    await expect(coach(page)).toContainText('All 3 steps are done.');
    note('time until the third step is ticked', seconds());
    note('clicks', '4, from the home page');
    note('words before the plot, and in the steps', `${words}, ${stepWords}`);
    await shoot('the first peak');
    expect(words).toBeGreaterThan(20);
    expect(words + stepWords).toBeLessThanOrEqual(maxWordsBeforePeak);
  });
}

test('a bar beside the peak is not the mass; a second click replaces it', async ({page}) => {
  await open(page, `${address}?zll.is.channel=1&zll.is.sameCharge=0&zll.v=1`);
  await expect(coach(page)).toContainText('Read off the mass at the peak');
  await clickBarAt(page, 81);
  await expect(coach(page)).toContainText('Yours: 81.25 GeV. That is not the peak yet.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await clickBarAt(page, 91);
  await expect(coach(page)).toContainText('All 3 steps are done.');
});

test('a wrong choice is named as in its plot, with what to keep instead', async ({page}) => {
  await open(page, address);
  await field(page, 'ee').click();
  await expect(coach(page)).toContainText('Lepton flavours: this keeps “ee”. Keep only “μμ”.');
  await field(page, 'ee').click();
  await field(page, 'μμ').click();
  await field(page, 'same').click();
  await expect(coach(page)).toContainText(
    'Charges of the two leptons: this keeps “same”. Keep only “opposite”.',
  );
});

test(
  'the end of the guide leads to recorded data and to the next analysis',
  {tag: nightly},
  async ({page}) => {
    await open(page, `${address}?zll.is.channel=1&zll.is.sameCharge=0&zll.v=1`);
    await clickBarAt(page, 91);
    const next = coach(page).getByRole('link', {name: 'Next analysis'});
    await expect(next).toHaveAttribute(
      'href',
      /\/apps\/four-lepton-analyser\?guide=hzz13-four-leptons$/,
    );
    await coach(page).getByRole('link', {name: 'Now with recorded data'}).click();
    await expect(page).toHaveURL(/#now-with-recorded-data$/);
    await expect(page.getByRole('heading', {name: 'Now with recorded data'})).toBeInViewport();
  },
);

for (const [index, [screen, size]] of Object.entries(screens).entries()) {
  test(
    `before the app arrives its plots are in their places, ${screen}`,
    oneIn(2, index),
    async ({page}) => {
      await page.setViewportSize(size);
      const letArrive = await openWithoutScripts(page, address);
      const picture = page.getByRole('img', {name: /^Histograms, simulated for teaching/});
      const early = picture.locator('svg > svg[viewBox]').filter({visible: true});
      await expect(early).toHaveCount(screen === 'phone' ? 1 : 3);
      const before = await placesOf(early.locator('> rect'));
      letArrive();
      await expect(coach(page)).toBeVisible();
      await expect(picture).toHaveCount(0);
      const after = await placesOf(
        page.locator('[data-layout] svg[role="img"] > g > rect:first-child'),
      );
      expect(after).toHaveLength(before.length);
      for (const [at, place] of after.entries()) {
        expect(Math.abs(place - (before[at] ?? NaN)), `number ${at}`).toBeLessThan(4);
      }
    },
  );
}

test('the keyboard alone leads through the three steps', async ({page}) => {
  await page.setViewportSize(screens.laptop);
  await open(page, address);
  await field(page, 'μμ').focus();
  await page.keyboard.press('Space');
  await expect(coach(page).locator('[aria-current="step"]')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field(page, 'opposite')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(coach(page)).toContainText('Read off the mass at the peak');
  await expect(coach(page).locator('[aria-current="step"]')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(coach(page).getByRole('spinbutton', {name: /^from/})).toBeFocused();
  await page.keyboard.type('88');
  await page.keyboard.press('Tab');
  await page.keyboard.type('94');
  await page.keyboard.press('Enter');
  await expect(coach(page)).toContainText('Yours: 91 GeV / expected: 91.2 GeV.');
  await expect(coach(page).locator('footer')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(coach(page).getByRole('link', {name: 'Now with recorded data'})).toBeFocused();
});

test('on a phone the plot, its colours and the next step stay in view', async ({page}) => {
  await page.setViewportSize(screens.phone);
  await open(page, address);
  await field(page, 'μμ').focus();
  await page.keyboard.press('Space');
  const step = coach(page).locator('[aria-current="step"]');
  await expect(step).toBeFocused();
  await page.keyboard.press('Tab');
  const ghost = app(page).getByText('before the last cut');
  for (const seen of [ghost, plot(page), step, field(page, 'same')]) {
    expect(await isOnScreen(seen)).toBe(true);
  }
  const header = await page.locator('.navbar').boundingBox();
  const colours = await ghost.locator('..').boundingBox();
  expect(colours?.y).toBeGreaterThanOrEqual((header?.y ?? NaN) + (header?.height ?? NaN));
});

test(
  'closing the guide shows the whole lab, and the button brings it back',
  {tag: nightly},
  async ({page}) => {
    await page.setViewportSize(screens.laptop);
    await open(page, address);
    await expect(app(page).getByText('Signal S')).toBeHidden();
    await coach(page).getByRole('button', {name: 'Close the guide'}).click();
    await expect(app(page).getByText('Signal S')).toBeVisible();
    await app(page).getByRole('button', {name: 'Guide', exact: true}).click();
    await expect(coach(page)).toHaveAccessibleName('Guide: Three steps to a particle');
  },
);

test('axe finds nothing in the first guide', async ({page}) => {
  await open(page, `${address}?zll.is.channel=1&zll.v=1`);
  await hydrated(page);
  await expect(coach(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

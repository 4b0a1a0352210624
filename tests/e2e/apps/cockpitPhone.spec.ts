/** The analysers on a phone: one plot at a time, thumbnails, and the cut in a sheet, by touch. */
import type {Locator, Page} from '@playwright/test';
import {registry} from '../../../src/apps/registry';
import {expect, nightly, oneIn, open, test, withoutAnnouncement} from '../../support/test';

const address = '/apps/histogram-analyser';
const guidePage = '/docs/webapps/histanalyser';
const mass = 'Dilepton invariant mass';
const threeCuts = '?hww.in.mll=..75&hww.in.jets=..0.5&hww.in.ptll=30..&hww.axis=log&hww.v=1';

test.use({hasTouch: true, isMobile: true, viewport: {width: 375, height: 812}});
test.beforeEach(async ({page}) => withoutAnnouncement(page));

const thumbs = (page: Page): Locator =>
  page.getByRole('tablist', {name: 'Histograms'}).getByRole('tab');
const thumb = (page: Page, name: string): Locator =>
  thumbs(page).and(page.getByRole('tab', {name: new RegExp(`^${name}(?:, kept|$)`)}));
const handle = (page: Page): Locator => page.getByRole('button', {name: 'All settings'});
const sheet = (page: Page): Locator => page.getByRole('region', {name: 'Cut and settings'});
const rows = (page: Page): Locator =>
  page.getByRole('table', {name: /pass each cut/}).getByRole('rowheader');

async function openApp(page: Page, at = address): Promise<void> {
  await open(page, at);
  await page.locator('[data-app]').first().scrollIntoViewIfNeeded();
  await expect(page.locator('[data-settled="true"]').first()).toBeVisible();
}

/** Scrollable distance of the page, in pixels. */
const scrollable = (page: Page): Promise<{readonly x: number; readonly y: number}> =>
  page.evaluate(() => {
    const {scrollWidth, clientWidth, scrollHeight, clientHeight} = document.documentElement;
    return {x: scrollWidth - clientWidth, y: scrollHeight - clientHeight};
  });

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Time in ms for which a finger rests before it is lifted: prevents a fling, which the next tap would only stop. */
const rest = 150;

/** Moves a finger from one point to another. */
async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', {type, touchPoints: points.slice()});
  await touch('touchStart', [from]);
  const steps = 10;
  for (let at = 1; at <= steps; at += 1) {
    const share = at / steps;
    const x = from.x + share * (to.x - from.x);
    await touch('touchMove', [{x, y: from.y + share * (to.y - from.y)}]);
  }
  await page.waitForTimeout(rest);
  await touch('touchMove', [to]);
  await touch('touchEnd', []);
  await session.detach();
}

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element has no box.');
  return box;
};

/** Drags an end of the range in the sheet to a share of the axis. */
async function dragEnd(page: Page, end: 'lower' | 'upper', share: number): Promise<void> {
  const slider = sheet(page).getByRole('slider', {name: new RegExp(`${end} end$`)});
  const {x, y, width, height} = await boxOf(slider);
  // The track begins and ends half a handle within the input.
  const at = (part: number): Point => ({x: x + 22 + part * (width - 44), y: y + height / 2});
  await swipe(page, at(end === 'lower' ? 0 : 1), at(share));
}

for (const [index, {slug}] of registry.filter(({sample}) => sample).entries()) {
  test(
    `${slug} fills the window: nothing to scroll, all plots as thumbnails`,
    oneIn(8, index),
    async ({page}) => {
      await openApp(page, `/apps/${slug}`);
      expect(await scrollable(page)).toEqual({x: 0, y: 0});
      const flow = await boxOf(page.getByRole('button', {name: /^Cut flow: 0 cuts/}));
      const top = (await boxOf(sheet(page))).y;
      expect(await thumbs(page).count()).toBeGreaterThan(3);
      for (const one of await thumbs(page).all()) {
        const {y, height} = await boxOf(one);
        expect(y + height).toBeLessThanOrEqual(top);
      }
      expect(flow.y + flow.height).toBeLessThanOrEqual(top);
    },
  );
}

for (const [width, height, least] of [
  [375, 667, 110],
  [667, 375, 110],
  [600, 900, 300],
  [320, 640, 90],
] as const) {
  const tag = width === 375 || height === 375 ? [] : nightly;
  test(`at ${width} × ${height} plot, cut and yields are in view`, {tag}, async ({page}) => {
    await page.setViewportSize({width, height});
    await openApp(page, address + threeCuts);
    await thumb(page, mass).tap();
    expect(await scrollable(page)).toEqual({x: 0, y: 0});
    expect((await boxOf(page.locator('[data-brush]'))).height).toBeGreaterThan(least);
    await expect(page.getByText('1.62', {exact: true})).toBeInViewport({ratio: 1});
    for (const end of ['from', 'to']) {
      await expect(
        page.getByRole('spinbutton', {name: new RegExp(`^${end} ?, ${mass}`)}),
      ).toBeInViewport({ratio: 1});
    }
    await page.getByRole('button', {name: /^Cut flow/}).tap();
    expect(await scrollable(page)).toEqual({x: 0, y: 0});
    await expect(page.getByText('1.62', {exact: true}).first()).toBeInViewport({ratio: 1});
  });
}

/** Controls within the app whose target is smaller than 44 px either way. */
const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const app = document.querySelector('[data-settled]')?.parentElement;
    const controls = Array.from(
      app?.querySelectorAll<HTMLElement>('button, a, select, input, summary') ?? [],
    );
    return controls
      .filter((control) => control.checkVisibility({visibilityProperty: true}))
      .map((control) => (control.matches('label input') ? control.closest('label') : control))
      .filter((target) => target !== null)
      .map((target) => ({target, box: target.getBoundingClientRect()}))
      .filter(({box}) => box.width < 43.5 || box.height < 43.5)
      .map(({target, box}) => {
        const name = target.getAttribute('aria-label') ?? target.textContent;
        return `${target.localName} ${name}: ${box.width} × ${box.height}`;
      });
  });

test('all targets have 44 px', {tag: nightly}, async ({page}) => {
  await openApp(page, address + threeCuts);
  await thumb(page, mass).tap();
  expect(await smallTargets(page)).toEqual([]);
  await thumb(page, 'Lepton flavours').tap();
  expect(await smallTargets(page)).toEqual([]);
  await handle(page).tap();
  await expect(handle(page)).toHaveAttribute('aria-expanded', 'true');
  expect(await smallTargets(page)).toEqual([]);
});

test('the five cuts of the guide by touch take 10 gestures', async ({page}, info) => {
  await openApp(page);
  let gestures = 0;
  const cut = async (name: string, end: 'lower' | 'upper', share: number): Promise<void> => {
    await thumb(page, name).tap();
    await dragEnd(page, end, share);
    gestures += 2;
  };
  await cut(mass, 'upper', 75 / 105);
  await cut('Number of jets', 'upper', 1 / 10);
  await cut('Transverse momentum of the lepton pair', 'lower', 30 / 200);
  await cut('Missing transverse momentum', 'lower', 40 / 200);
  await cut('Azimuthal separation of the leptons', 'upper', 80 / 180);
  info.annotations.push({type: 'gestures', description: `${gestures}`});
  expect(gestures).toBe(10);
  await expect(page.getByText('1.68', {exact: true})).toBeVisible();
  await page.getByRole('button', {name: 'Cut flow: 5 cuts'}).tap();
  await expect(page.getByRole('heading', {name: 'Cut flow'})).toBeFocused();
  await expect(rows(page)).toHaveText([
    'All events',
    /m\(ℓℓ\) < 75.GeV/,
    'N(jets) = 0',
    /pT\(ℓℓ\) ≥ 30.GeV/,
    /ETmiss ≥ 40.GeV/,
    /Δφ\(ℓ, ℓ\) < 80/,
  ]);
});

test('thumbnails mark plots with a cut', {tag: nightly}, async ({page}) => {
  await openApp(page, address + threeCuts);
  await expect(page.locator('[role="tab"][data-cut]')).toHaveCount(3);
  await expect(page.getByRole('tab', {name: `${mass}, kept: below 75 GeV`})).toBeVisible();
  await expect(page.getByRole('tab', {name: 'Lepton flavours', exact: true})).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await thumb(page, mass).tap();
  await page.getByRole('button', {name: `Clear the cut: ${mass}`}).tap();
  await expect(page.locator('[role="tab"][data-cut]')).toHaveCount(2);
  await page.getByRole('button', {name: 'Undo'}).tap();
  await expect(page.locator('[role="tab"][data-cut]')).toHaveCount(3);
});

test('a drag across the plot cuts, and a swipe across its head shows the next plot', async ({
  page,
}) => {
  await openApp(page);
  await thumb(page, mass).tap();
  const {x, y, width, height} = await boxOf(page.locator('[data-brush]'));
  const middle = y + height / 2;
  await swipe(page, {x: x + width * 0.3, y: middle}, {x: x + width * 0.6, y: middle});
  await expect(page).toHaveURL(/hww\.in\.mll=\d+\.\.\d+/);
  const head = await boxOf(page.getByRole('heading', {name: mass}));
  const line = head.y + head.height / 2;
  await swipe(page, {x: head.x + 150, y: line}, {x: head.x + 20, y: line});
  await expect(page.getByRole('tabpanel', {name: 'Number of jets'})).toBeVisible();
  await expect(page).toHaveURL(/hww\.in\.mll=\d+\.\.\d+&hww\.axis/);
});

test('in a page a vertical swipe scrolls the page and keeps the cut', async ({page}) => {
  await openApp(page, `${guidePage}?hww.in.mll=..75&hww.axis=log&hww.v=1`);
  const brush = page.locator('[data-brush]').first();
  await brush.evaluate((element) => element.scrollIntoView({block: 'center'}));
  const before = await page.evaluate(() => window.scrollY);
  const {x, y, width, height} = await boxOf(brush);
  const across = x + width * 0.5;
  await swipe(page, {x: across, y: y + height * 0.8}, {x: across, y: y + height * 0.1});
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 100);
  await expect(page.getByRole('tab', {name: `${mass}, kept: below 75 GeV`})).toBeVisible();
  await expect(page).toHaveURL(/hww\.in\.mll=\.\.75&/);
});

test('the handle expands the sheet with everything else', {tag: nightly}, async ({page}) => {
  await openApp(page, address + threeCuts);
  await expect(rows(page)).toHaveCount(0);
  const {x, y, width} = await boxOf(handle(page));
  const from = {x: x + width / 2, y: y + 8};
  await swipe(page, from, {x: from.x, y: from.y - 120});
  await expect(handle(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(rows(page)).toHaveCount(4);
  await expect(page.locator('[data-brush]')).toBeInViewport();
  for (const name of ['Challenge: reach S/√B = 1.5', 'Share', 'Cut flow by process', 'What if']) {
    await sheet(page).getByRole('button', {name}).tap();
    await expect(page.getByRole('dialog'), name).toBeVisible();
    await page.getByRole('dialog').getByRole('button', {name: 'Close'}).tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await sheet(page).getByRole('checkbox', {name: 'Draw Z'}).tap();
  await sheet(page).getByRole('button', {name: 'Clear all cuts'}).tap();
  await expect(rows(page)).toHaveText(['All events']);
  await handle(page).tap();
  await expect(handle(page)).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('button', {name: '1, enlarge: Lepton flavours'}).tap();
  const detail = page.getByRole('dialog', {name: 'Lepton flavours'});
  await expect(detail.getByRole('table')).toBeVisible();
  await expect(detail.getByRole('button', {name: /^Play/})).toBeVisible();
});

test(
  'by keyboard: arrows go through the thumbnails, digits and signs as in wide windows',
  {tag: nightly},
  async ({page}) => {
    await openApp(page);
    await thumbs(page).first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(thumb(page, mass)).toBeFocused();
    await expect(page.getByRole('tabpanel', {name: mass})).toBeVisible();
    await page.keyboard.press('5');
    await expect(page.getByRole('slider', {name: /lepton pair: lower end/})).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/in\.ptll=10\.\.&/);
    await page.keyboard.press('Backspace');
    await expect(page).not.toHaveURL(/ptll/);
    await page.keyboard.press('<');
    await page.keyboard.type('90');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/in\.ptll=\.\.90&/);
    await handle(page).focus();
    await page.keyboard.press('Enter');
    await expect(handle(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(handle(page)).toBeFocused();
  },
);

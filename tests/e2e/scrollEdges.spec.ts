/** Tables that scroll sideways shade the edges behind which there is more, and keep the first column in view. */
import type {Locator, Page} from '@playwright/test';
import {expect, inLightAtOnce, nightly, open, test, withoutAnnouncement} from '../support/test';

const laptop = {width: 1280, height: 900};
const phone = {width: 375, height: 900};

test.beforeEach(async ({page}) => withoutAnnouncement(page));

/** The first box with a table that scrolls sideways. */
const scrollBox = (page: Page): Locator => page.locator('main [data-scrolls]:has(> table)').first();
const namesIn = (box: Locator): Locator =>
  box.locator('tbody tr > :is(th[scope="row"], td:first-child:not(:has(+ th)))');

async function scrollTo(box: Locator, place: 'start' | 'middle' | 'end'): Promise<void> {
  await box.evaluate((element, part) => {
    element.scrollLeft = part * (element.scrollWidth - element.clientWidth);
  }, {start: 0, middle: 0.5, end: 1}[place]);
}

/** Whether a column of pixels, one wide, has mostly another colour than the page. */
async function isShaded(page: Page, box: Locator, x: number): Promise<boolean> {
  const {y, height} = (await box.boundingBox()) ?? {y: 0, height: 0};
  const bottom = Math.min(y + height, page.viewportSize()?.height ?? 0);
  const image = await page.screenshot({clip: {x, y, width: 1, height: bottom - y}});
  return page.evaluate(async (data) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${data}`;
    await picture.decode();
    const canvas = new OffscreenCanvas(1, picture.height);
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0);
    const pixels = context?.getImageData(0, 0, 1, picture.height).data ?? [];
    const counts = new Map<string, number>();
    for (let i = 0; i < pixels.length; i += 4) {
      const colour = `rgb(${pixels[i]}, ${pixels[i + 1]}, ${pixels[i + 2]})`;
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    const [[mostly] = ['']] = [...counts].sort(([, a], [, b]) => b - a);
    const paper = document.createElement('i');
    paper.style.background = 'var(--paper)';
    document.body.append(paper);
    const colourOfPage = getComputedStyle(paper).backgroundColor;
    paper.remove();
    return mostly !== colourOfPage;
  }, image.toString('base64'));
}

/** Whether the left and the right edge of what moves are shaded. */
async function shades(page: Page, box: Locator): Promise<readonly boolean[]> {
  const {x, width} = (await box.boundingBox()) ?? {x: 0, width: 0};
  const name = (await namesIn(box).first().boundingBox()) ?? {x: 0, width: 0};
  const left = name.x + name.width > x ? name.x + name.width : x;
  return [await isShaded(page, box, Math.ceil(left) + 1), await isShaded(page, box, x + width - 2)];
}

async function expectEdges(page: Page): Promise<void> {
  const box = scrollBox(page);
  await box.scrollIntoViewIfNeeded();
  const start = (await namesIn(box).first().boundingBox())?.x;
  for (const [place, expected] of [
    ['start', [false, true]],
    ['middle', [true, true]],
    ['end', [true, false]],
  ] as const) {
    await scrollTo(box, place);
    await expect.poll(() => shades(page, box), `left and right at the ${place}`).toEqual(expected);
    expect((await namesIn(box).first().boundingBox())?.x, `names at the ${place}`).toBe(start);
  }
}

for (const mode of ['light', 'dark'] as const) {
  for (const {kind, address, screen} of [
    {kind: 'the table of releases', address: '/docs/data', screen: laptop},
    {kind: 'the table of releases on a phone', address: '/docs/data', screen: phone},
    {kind: 'a Markdown table on a phone', address: '/docs/data/access_data', screen: phone},
    {kind: 'a finder', address: '/docs/data/for_research/metadata', screen: laptop},
  ]) {
    test(
      `${kind} shows in ${mode} mode where there is more, and keeps its names`,
      inLightAtOnce(mode),
      async ({page}) => {
        await page.addInitScript((theme) => window.localStorage.setItem('theme', theme), mode);
        await page.setViewportSize(screen);
        await open(page, address);
        await expectEdges(page);
      },
    );
  }
}

test.describe('with reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}, viewport: laptop});

  test('the edges follow the scrolling all the same', async ({page}) => {
    await open(page, '/docs/data');
    await expectEdges(page);
  });
});

test(
  'a first column that would leave no room for the others scrolls with them',
  {tag: nightly},
  async ({page}) => {
    await page.setViewportSize(phone);
    await open(page, '/docs/13TeV25Doc/enviroments/hybrid');
    const box = scrollBox(page);
    const before = (await namesIn(box).first().boundingBox())?.x ?? 0;
    await scrollTo(box, 'end');
    expect((await namesIn(box).first().boundingBox())?.x).toBeLessThan(before);
  },
);

test(
  'a link that takes the focus comes out from below the column that stays',
  {tag: nightly},
  async ({page}) => {
    await page.setViewportSize(phone);
    await open(page, '/docs/userpath/researchers');
    const box = scrollBox(page);
    const link = box.getByRole('link', {name: 'pp, 13 TeV'});
    const name = (await namesIn(box).first().boundingBox()) ?? {x: 0, width: 0};
    const room = async (): Promise<number> =>
      ((await link.boundingBox())?.x ?? 0) - name.x - name.width;
    await scrollTo(box, 'end');
    expect(await room()).toBeLessThan(0);
    await link.focus();
    expect(await room()).toBeGreaterThanOrEqual(0);
  },
);

test('the cards of a finder on a phone have no edges', {tag: nightly}, async ({page}) => {
  await page.setViewportSize(phone);
  await open(page, '/docs/data/for_research/metadata');
  const region = page.getByRole('region', {name: /scrollable table$/});
  await expect(region).toBeVisible();
  await expect(region).not.toHaveAttribute('data-scrolls');
});

test('on paper nothing is shaded, and no column stays', {tag: nightly}, async ({page}) => {
  await open(page, '/docs/data');
  await expect(scrollBox(page)).toBeVisible();
  await page.emulateMedia({media: 'print'});
  const table = page.getByRole('table', {name: 'Releases'});
  await expect(table.locator('..')).toHaveCSS('background-image', 'none');
  await expect(namesIn(table).first()).toHaveCSS('position', 'static');
});

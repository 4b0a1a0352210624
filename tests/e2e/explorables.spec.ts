/** The explorable explanations: predicted, changed and answered by keyboard alone, and finished without JavaScript. */
import type {Locator, Page} from '@playwright/test';
import {violations} from '../support/axe';
import {expect, oneIn, open, test, withoutAnnouncement} from '../support/test';

interface Explorable {
  readonly title: string;
  readonly page: string;
  /** A wrong answer. */
  readonly prediction: string;
  readonly control: {readonly role: 'slider' | 'button' | 'radio'; readonly name: string};
  readonly keys: readonly string[];
  /** Part of the feedback on the wrong answer. */
  readonly feedback: string;
}

const slider = (name: string) => ({role: 'slider', name}) as const;
const button = (name: string) => ({role: 'button', name}) as const;

const figures: readonly Explorable[] = [
  {
    title: 'What determines the mass of a pair of tracks?',
    page: '/docs/webapps/atlas_events',
    prediction: 'Still 90 GeV',
    control: slider('Angle Δφ'),
    keys: ['Home'],
    feedback: 'm² = E² − p²',
  },
  {
    title: 'Do equal values of S/√B mean equal significance?',
    page: '/docs/webapps/histanalyser',
    prediction: 'Both are 5σ',
    control: button('Try 5 on 1'),
    keys: ['Enter'],
    feedback: 'significance is only 3.4σ',
  },
  {
    title: 'How many collisions are in one bunch crossing?',
    page: '/docs/documentation/introduction/introduction_LCH',
    prediction: 'Nearly all',
    control: button('Simulate 1,000'),
    keys: ['Enter'],
    feedback: 'standard deviation of √34',
  },
  {
    title: 'How uncertain is a sum of weighted events?',
    page: '/docs/documentation/monte_carlo/introduction_MC',
    prediction: '√10 = 3.2',
    control: slider('Weight per event'),
    keys: ['Home'],
    feedback: 'scaling does not make them fewer',
  },
  {
    title: 'Do more measurements make a mean more accurate?',
    page: '/docs/documentation/physic_objects/electronphoton_calibration',
    prediction: 'About 0.2 GeV',
    control: slider('Measurements'),
    keys: ['End'],
    feedback: 'more precise, not more accurate',
  },
  {
    title: 'How surprising is a bump that you searched for?',
    page: '/docs/documentation/example_analyses/example_analyses_intro',
    prediction: 'About 2',
    control: slider('Windows'),
    keys: Array.from({length: 39}, () => 'ArrowRight'),
    feedback: '2 in 100 is the local p-value',
  },
  {
    title: 'What does more luminosity improve?',
    page: '/docs/documentation/introduction/events',
    prediction: 'Twice as much',
    control: slider('Luminosity L'),
    keys: ['End'],
    feedback: 'four times the luminosity',
  },
  {
    title: 'Why is a trigger needed?',
    page: '/docs/documentation/data_collection',
    prediction: 'Nearly all',
    control: {role: 'radio', name: 'Everything'},
    keys: ['ArrowRight'],
    feedback: 'keeps the same fraction of everything',
  },
  {
    title: 'What fraction of the decays does a selection keep?',
    page: '/docs/documentation/example_analyses/example_analyses_intro',
    prediction: 'About 45 %',
    control: slider('Leptons'),
    keys: ['End'],
    feedback: 'is right for one lepton',
  },
];

/** The figure with a title, once its code has been loaded. */
async function loaded(page: Page, title: string): Promise<Locator> {
  const figure = page.locator('figure').filter({hasText: title});
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.locator('[data-loaded]')).toBeVisible();
  return figure;
}

/** Height in pixels from the top of a figure to the top, or the bottom, of an element in it. */
async function heightTo(
  figure: Locator,
  element: Locator,
  edge: 'top' | 'bottom' = 'top',
): Promise<number> {
  const [outer, inner] = [await figure.boundingBox(), await element.boundingBox()];
  if (!outer || !inner) throw new Error('The figure is not there.');
  return Math.round(inner.y + (edge === 'bottom' ? inner.height : 0) - outer.y);
}

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let i = 0; i < 12; i += 1) {
    if (await element.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(element).toBeFocused();
}

test.describe('on a phone', () => {
  test.use({viewport: {width: 375, height: 740}});
  test.beforeEach(async ({page}) => withoutAnnouncement(page));

  for (const [index, explorable] of figures.entries()) {
    const {title, prediction, control, keys, feedback} = explorable;
    test(`by keyboard alone: ${title}`, oneIn(5, index), async ({page}) => {
      await open(page, explorable.page);
      const figure = await loaded(page, title);
      const answers = figure.getByRole('group', {name: 'Your prediction'});
      const changed = figure.getByRole(control.role, {name: control.name, exact: true});
      const reply = figure.getByRole('group', {name: 'Feedback'});
      const place = await heightTo(figure, figure.getByRole('img').first());
      expect(await heightTo(figure, reply)).toBeLessThan(
        24 + (await heightTo(figure, answers.getByRole('button').last(), 'bottom')),
      );
      await expect(changed).toBeDisabled();
      await answers.getByRole('button').first().focus();
      await tabTo(page, answers.getByRole('button', {name: prediction, exact: true}));
      await page.keyboard.press('Enter');
      await expect(changed).toBeEnabled();
      await expect(reply).toContainText('Now find out.');
      expect(await heightTo(figure, figure.getByRole('img').first())).toBe(place);
      await tabTo(page, changed);
      for (const key of keys) await page.keyboard.press(key);
      await expect(figure.getByRole('status').filter({hasText: feedback})).toHaveCount(1);
      await expect(reply).toContainText(feedback);
      expect(await heightTo(figure, figure.getByRole('img').first())).toBe(place);
      await expect(answers.getByRole('button', {name: prediction})).toContainText(
        'your prediction',
      );
      await expect(answers.locator('[data-correct]')).toContainText('correct');
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      expect(
        await violations(page, {include: ['figure:has([aria-label="Your prediction"])']}),
      ).toEqual([]);
      await tabTo(page, figure.getByRole('button', {name: 'Read why'}));
      await page.keyboard.press('Enter');
      await expect(reply).toBeFocused();
      await expect(reply).toBeInViewport({ratio: 1});
      await tabTo(page, figure.getByRole('button', {name: 'Reset'}));
      await page.keyboard.press('Enter');
      await expect(changed).toBeDisabled();
    });
  }
});

test('a track is dragged, and the mass of the pair follows', async ({page}) => {
  await withoutAnnouncement(page);
  await open(page, '/docs/webapps/atlas_events');
  const figure = await loaded(page, 'What determines the mass of a pair of tracks?');
  await expect(figure.locator('[data-direction]')).toHaveCount(0);
  await figure.getByRole('button', {name: 'About 0 GeV', exact: true}).click();
  const handle = figure.locator('[data-direction="both"]');
  await handle.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  const drawing = await figure
    .getByRole('img', {name: /^Two tracks seen along the beam/})
    .boundingBox();
  if (!from || !drawing) throw new Error('The tracks are not there.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(drawing.x + drawing.width / 2, drawing.y + 20, {steps: 5});
  await page.mouse.up();
  await expect(figure.getByRole('slider', {name: 'Angle Δφ'})).toHaveAttribute(
    'aria-valuetext',
    /^(?:89|90|91) degrees/,
  );
});

for (const [index, width] of [375, 1280].entries()) {
  test(
    `the label of the highest threshold is clear of the frame at ${width} px`,
    oneIn(2, index),
    async ({page}) => {
      await withoutAnnouncement(page);
      await page.setViewportSize({width, height: 800});
      await open(page, '/docs/documentation/example_analyses/example_analyses_intro');
      const figure = await loaded(page, 'How surprising is a bump');
      await figure.getByRole('button', {name: 'About 2', exact: true}).click();
      await figure.getByRole('slider', {name: 'Threshold'}).press('End');
      const label = figure.getByText('threshold 3.5σ', {exact: true}).filter({visible: true});
      const frame = figure.locator('[data-frame]').filter({visible: true}).first();
      const fromFrame = (await heightTo(figure, label)) - (await heightTo(figure, frame));
      expect(fromFrame).toBeGreaterThanOrEqual(4);
    },
  );
}

for (const {title, page: address, control} of figures.filter(
  (one) => one.control.role === 'button',
)) {
  test(`buttons next to each other do not touch: ${title}`, async ({page}) => {
    await withoutAnnouncement(page);
    await page.setViewportSize({width: 1280, height: 800});
    await open(page, address);
    const figure = await loaded(page, title);
    const row = figure.getByRole('button', {name: control.name, exact: true}).locator('..');
    const boxes = await row
      .getByRole('button')
      .evaluateAll((all) =>
        all.map((button) => button.getBoundingClientRect().toJSON() as DOMRect),
      );
    expect(boxes).toHaveLength(2);
    const [first, second] = boxes as [DOMRect, DOMRect];
    const gap = Math.max(second.left - first.right, second.top - first.bottom);
    expect(gap).toBeGreaterThanOrEqual(8);
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the finished picture, the answer and its reason are there, and no controls', async ({
    page,
  }) => {
    await page.goto('/docs/documentation/example_analyses/example_analyses_intro');
    const figure = page.locator('figure').filter({hasText: 'How surprising is a bump'});
    const prompt = figure.getByText('How many of 100 experiments have such an excess');
    await expect(prompt.filter({visible: true})).toHaveCount(1);
    await expect(figure.getByText('About 60.', {exact: true})).toBeVisible();
    await expect(
      figure.getByRole('img', {name: /^Experiment 1: excess in each of 40 windows/}),
    ).toBeVisible();
    await expect(figure.getByRole('button')).toHaveCount(0);
    await expect(figure.getByRole('slider')).toHaveCount(0);
  });
});

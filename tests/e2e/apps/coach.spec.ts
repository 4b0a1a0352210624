/** The coach next to the analysers: steps are ticked from the state, and questions precede the cut. */
import {guides} from '../../../src/apps/histogramAnalyser/model/coach/guides';
import {violations} from '../../support/axe';
import {coach, current, done, go, guideButton, openApp, steps} from '../../support/coach/page';
import {followGuide} from '../../support/coach/followGuide';
import {
  expect,
  inLightAtOnce,
  nightly,
  oneIn,
  open,
  test,
  withoutAnnouncement,
} from '../../support/test';

const address = '/apps/histogram-analyser';
const noJet = `${address}?guide=hww13-no-jet`;

test.beforeEach(async ({page}) => {
  await withoutAnnouncement(page);
  await page.setViewportSize({width: 1280, height: 800});
});

for (const [index, guide] of guides.entries()) {
  test(`the steps of ${guide.id} tick themselves`, oneIn(7, index), async ({page}) => {
    await followGuide(page, guide, async (_, place) => {
      await expect(steps(page)).toHaveCount(guide.steps.length);
      await expect(done(page)).toHaveCount(place);
      await expect(steps(page).nth(place)).toHaveAttribute('aria-current', 'step');
    });
    await expect(done(page)).toHaveCount(guide.steps.length);
    await expect(
      coach(page).locator('footer').getByText(`All ${guide.steps.length} steps are done.`),
    ).toBeVisible();
    await expect(coach(page).getByText('You predicted')).toHaveCount(0);
  });
}

test('cuts by keyboard tick the steps, which is announced', async ({page}) => {
  await openApp(page, noJet);
  await current(page).getByLabel('It rises').check();
  await page.getByRole('button', {name: '3, enlarge: Number of jets'}).focus();
  await page.keyboard.press('3');
  const enlarged = page.getByRole('dialog', {name: 'Number of jets'});
  await expect(enlarged).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(enlarged).toBeHidden();
  await page.getByRole('slider', {name: 'Number of jets: upper end'}).focus();
  await page.keyboard.press('Home');
  await expect(done(page)).toHaveCount(1);
  await expect(done(page)).toContainText(
    'You predicted “It rises”. S/√B falls: from 0.146 to 0.065.',
  );
  await expect(done(page)).toContainText(/yours 0\.065 \/ , the guide’s 0\.065/);
  await expect(
    page.getByRole('status').filter({hasText: 'Step 1 done: N(jets) = 0. Next: m(ℓℓ) < 75'}),
  ).toBeAttached();
  await page.keyboard.press('2');
  await page.keyboard.press('<');
  await page.keyboard.type('70');
  await page.keyboard.press('Enter');
  await expect(done(page)).toHaveCount(2);
  await expect(done(page).nth(1)).toContainText('Yours is < 70 GeV, the guide’s < 75 GeV.');
  await page.keyboard.press('Backspace');
  await expect(done(page)).toHaveCount(1);
});

test('a cut before the answer does not count, and counts with the answer', async ({page}) => {
  await openApp(page, noJet);
  await page.keyboard.press('3');
  await page.keyboard.press('Home');
  await expect(coach(page)).toContainText('Answer the question to complete this step.');
  await expect(done(page)).toHaveCount(0);
  await current(page).getByLabel('It falls').click();
  await expect(done(page)).toHaveCount(1);
  await expect(done(page)).toContainText('Your prediction was right.');
  await expect(done(page)).toContainText('Top-quark decays produce jets.');
});

test('a drag ticks a step on release only', {tag: nightly}, async ({page}) => {
  await openApp(page, `${noJet}&hww.in.jets=..0.5&hww.axis=log&hww.v=1`);
  await expect(done(page)).toHaveCount(1);
  const area = page
    .getByRole('group', {name: 'Dilepton invariant mass', exact: true})
    .locator('[data-brush]');
  const box = await area.boundingBox();
  if (!box) throw new Error('The plot has no area.');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 1, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, y, {steps: 5});
  await page.mouse.move(box.x + (75 / 105) * box.width, y, {steps: 5});
  await expect(page.getByText('< 75 GeV').first()).toBeAttached();
  await page.waitForTimeout(1000);
  await expect(done(page)).toHaveCount(1);
  await page.mouse.up();
  await expect(done(page)).toHaveCount(2);
  await expect(page.getByRole('status').filter({hasText: 'Step 2 done'})).toBeAttached();
});

test(
  'a wrong cut does not tick, and the message compares the events',
  {tag: nightly},
  async ({page}) => {
    await openApp(page, `${noJet}&hww.in.jets=..0.5&hww.in.mll=..85&hww.v=1`);
    await expect(done(page)).toHaveCount(1);
    await expect(current(page)).toContainText('keeps too much background');
  },
);

test('a link with cuts ticks the steps that hold', {tag: nightly}, async ({page}) => {
  await openApp(page, `${noJet}&hww.in.jets=..0.5&hww.in.mll=..75&hww.in.ptll=30..&hww.v=1`);
  await expect(done(page)).toHaveCount(3);
  await expect(steps(page).nth(3)).toHaveAttribute('aria-current', 'step');
});

test('Show me highlights the plot, and changes no cut', {tag: nightly}, async ({page}) => {
  await openApp(page, noJet);
  const before = page.url();
  const pointed = page.locator('[data-pointed]');
  await expect(pointed).toHaveCount(0);
  const button = current(page).getByRole('button', {name: 'Show me'});
  await button.click();
  await expect(pointed).toHaveCount(1);
  await expect(pointed.getByRole('group', {name: 'Number of jets'})).toBeVisible();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(page.url()).toBe(before);
  await expect(page.getByRole('table', {name: /pass each cut/})).toHaveCount(0);
  await button.click();
  await expect(pointed).toHaveCount(0);
});

test('a hint is shown after half a minute without progress', {tag: nightly}, async ({page}) => {
  await page.clock.install();
  await openApp(page, noJet);
  await expect(coach(page)).toBeVisible();
  await page.clock.fastForward(20_000);
  await expect(coach(page).getByText('Hint:')).toHaveCount(0);
  await page.clock.fastForward(11_000);
  await expect(coach(page).getByText('Hint:')).toBeVisible();
});

test(
  'G and the button open and close the guide, and plots keep their size',
  {tag: nightly},
  async ({page}) => {
    await openApp(page, address);
    const plot = page.getByRole('list', {name: 'Histograms'}).locator(':scope > li').nth(4);
    const size = await plot.boundingBox();
    await expect(coach(page)).toHaveCount(0);
    await page.keyboard.press('g');
    await expect(coach(page)).toBeVisible();
    await expect(page).toHaveURL(/guide=hww13/);
    await expect(guideButton(page)).toHaveAttribute('aria-expanded', 'true');
    expect(await plot.boundingBox()).toEqual(size);
    const {height, width} = await page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      width: document.documentElement.scrollWidth,
    }));
    expect({height, width}).toEqual({height: 800, width: 1280});
    await page.getByRole('button', {name: /^Next guide/}).click();
    await expect(coach(page)).toHaveAccessibleName('Guide: One cut at a time');
    await page.getByRole('button', {name: 'Close the guide'}).click();
    await expect(coach(page)).toHaveCount(0);
    await expect(page).not.toHaveURL(/guide=/);
    await guideButton(page).click();
    await expect(coach(page)).toBeVisible();
  },
);

test('processes and cut flow are one tab away', {tag: nightly}, async ({page}) => {
  await openApp(page, noJet);
  await page.getByRole('tab', {name: 'Cut flow'}).click();
  await expect(page.getByRole('table', {name: /pass each cut/})).toBeVisible();
  await expect(coach(page)).toBeHidden();
  await page.keyboard.press('ArrowLeft');
  await expect(
    page.getByRole('table', {name: 'Processes'}).or(page.getByText('H → WW').first()),
  ).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(coach(page)).toBeVisible();
});

test('the guide opens from its page, and below the plots of a narrow page', async ({page}) => {
  await page.setViewportSize({width: 1279, height: 800});
  await open(page, '/docs/webapps/find_the_higgs_2_13TeV');
  await expect(page.getByRole('link', {name: 'Open app', exact: true})).toHaveAttribute(
    'href',
    /\/apps\/histogram-analyser\?guide=hww13-no-jet$/,
  );
  await page.locator('[data-app="hww"]').scrollIntoViewIfNeeded();
  await page.locator('[data-app="hww"]').getByRole('button', {name: 'Guide', exact: true}).click();
  await expect(coach(page)).toHaveAccessibleName('Guide: Events without jets');
  await expect(steps(page)).toHaveCount(1);
  await coach(page).getByRole('button', {name: 'Next step'}).click();
  await expect(steps(page)).toContainText('m(ℓℓ) < 75');
  await coach(page).getByRole('button', {name: 'Previous step'}).click();
  await current(page).getByLabel('It falls').check();
  await go(page, '?guide=hww13-no-jet&hww.in.jets=..0.5&hww.axis=log&hww.v=1');
  await expect(steps(page)).toContainText('m(ℓℓ) < 75');
  await expect(coach(page)).toContainText('Your prediction was right. S/√B falls');
});

test('on a phone the sheet has the step', async ({page}) => {
  await page.setViewportSize({width: 375, height: 812});
  await open(page, noJet);
  await expect(current(page)).toContainText('N(jets) = 0');
  await current(page).getByLabel('It falls').check();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBe(375);
});

for (const mode of ['light', 'dark'] as const) {
  test(`axe finds nothing in the guide, ${mode}`, inLightAtOnce(mode), async ({page}) => {
    await page.addInitScript((theme) => window.localStorage.setItem('theme', theme), mode);
    await openApp(page, `${noJet}&hww.in.jets=..0.5&hww.in.mll=..70&hww.in.ptll=30..&hww.v=1`);
    await current(page).getByLabel('It rises').check();
    await current(page).getByRole('button', {name: 'Show me'}).click();
    expect(await violations(page)).toEqual([]);
  });
}

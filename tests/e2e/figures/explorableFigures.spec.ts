/** Figures that readers change: with the keyboard, by pointer, and what is left without JavaScript. */
import type {Page} from '@playwright/test';
import {expect, nightly, open, test, withoutAnnouncement} from '../../support/test';

test.beforeEach(async ({page}) => withoutAnnouncement(page));

const section = (page: Page, id: string) => page.locator(`section#${id}`);

test.describe('particles in the detector', () => {
  const particle = (page: Page, name: string | RegExp) =>
    section(page, 'detector-section').getByRole('radio', {name});

  test('arrow keys follow one after the other, and a sentence says what it leaves', async ({
    page,
  }) => {
    await open(page, '/kitchen-sink');
    const part = section(page, 'detector-section');
    await particle(page, 'all').focus();
    await page.keyboard.press('ArrowRight');
    await expect(particle(page, 'electron')).toBeChecked();
    await expect(part.getByRole('status')).toContainText('An electron leaves a curved track');
    await expect(part.locator('g[data-faded]')).toHaveCount(6);
    await page.keyboard.press('ArrowLeft');
    await expect(part.locator('g[data-faded]')).toHaveCount(0);
  });

  test(
    'the pointer over a path shows this one, and leaves the choice as it was',
    {tag: nightly},
    async ({page}) => {
      await open(page, '/kitchen-sink');
      const part = section(page, 'detector-section');
      await particle(page, 'muon').check({force: true});
      await part.locator('label', {hasText: 'neutrino'}).hover();
      await expect(part.getByRole('status')).toContainText(
        'A neutrino is invisible to the detector',
      );
      await part.getByRole('heading').hover();
      await expect(part.getByRole('status')).toContainText('A muon leaves a track');
      await expect(particle(page, 'muon')).toBeChecked();
    },
  );
});

test.describe('coordinates', () => {
  test('the slider goes from the angle to pseudorapidity', {tag: nightly}, async ({page}) => {
    await open(page, '/kitchen-sink');
    const slider = page.getByRole('slider', {name: 'Polar angle'});
    await slider.fill('45');
    await expect(page.getByRole('spinbutton', {name: 'Pseudorapidity'})).toHaveValue('0.88');
    await slider.press('Home');
    await expect(slider).toHaveAttribute('aria-valuetext', '0.5 degrees, pseudorapidity 5.43');
    await expect(section(page, 'coordinates').getByRole('status')).toContainText('beam pipe');
  });

  test('and a typed pseudorapidity back to the angle', {tag: nightly}, async ({page}) => {
    await open(page, '/kitchen-sink');
    const part = section(page, 'coordinates');
    await page.getByRole('spinbutton', {name: 'Pseudorapidity'}).fill('-2.5');
    await expect(part).toContainText('θ = 170.6°');
    await expect(part.getByRole('status')).toContainText('inner detector');
    await page.getByRole('spinbutton', {name: 'Pseudorapidity'}).fill('');
    await expect(part, 'an empty field changes nothing').toContainText('θ = 170.6°');
  });
});

test.describe('the particles of the Standard Model', () => {
  const name = (page: Page) => section(page, 'standard-model').getByRole('status');

  for (const {width, path} of [
    {width: 1280, path: ['photon', 'bottom quark', 'tau lepton', 'Z boson']},
    {width: 375, path: ['W boson', 'gluon', 'electron neutrino', 'muon neutrino']},
  ]) {
    test(
      `arrow keys go where they point at ${width} px`,
      {tag: width === 1280 ? [] : nightly},
      async ({page}) => {
        await page.setViewportSize({width, height: 900});
        await open(page, '/kitchen-sink');
        const tiles = section(page, 'standard-model').getByRole('radio');
        await tiles.and(page.locator(':checked')).focus();
        const keys =
          width > 1000
            ? ['ArrowLeft', 'ArrowDown', 'ArrowLeft', 'ArrowDown', 'ArrowRight']
            : ['ArrowLeft', 'ArrowUp', 'ArrowUp', 'ArrowRight'];
        const seen: string[] = [];
        for (const key of keys) {
          await page.keyboard.press(key);
          seen.push((await name(page).locator('strong').innerText()).trim());
        }
        for (const step of path) expect(seen).toContain(step);
        await expect(page.locator(':focus')).toHaveAccessibleName(new RegExp(path.at(-1) ?? ''));
      },
    );
  }

  test('a click chooses, and the table has them all', {tag: nightly}, async ({page}) => {
    await open(page, '/kitchen-sink');
    const part = section(page, 'standard-model');
    await part.locator('label', {hasText: 'muon neutrino'}).click();
    await expect(name(page)).toContainText('Discovered in 1962');
    await part.getByText('All particles as a table').click();
    await expect(part.getByRole('row')).toHaveCount(18);
  });
});

test('the runs of the trigger are chosen by keyboard', async ({page}) => {
  await open(page, '/kitchen-sink');
  const part = section(page, 'trigger-flow');
  await expect(part).toContainText('29,000 crossings, one kept');
  await part.getByRole('radio', {name: /Run 2/}).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(part).toContainText('39,000 crossings, one kept');
  await expect(part.getByRole('img').first()).toHaveAccessibleName(/Event filter 400 Hz/);
});

test('no figure makes a phone scroll sideways', {tag: nightly}, async ({page}) => {
  await page.setViewportSize({width: 320, height: 740});
  await open(page, '/kitchen-sink');
  for (const figure of await page.locator('main figure').all()) {
    const right = await figure.evaluate((element) =>
      Math.max(
        ...Array.from(element.querySelectorAll('*'), (part) =>
          part.closest('details, svg') ? 0 : part.getBoundingClientRect().right,
        ),
      ),
    );
    expect(right).toBeLessThanOrEqual(320);
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test(
    'all paths are drawn, tables open, and nothing is shown that does nothing',
    {tag: nightly},
    async ({page}) => {
      await page.goto('/kitchen-sink');
      const detector = section(page, 'detector-section');
      await expect(detector.locator('g[data-faded]')).toHaveCount(0);
      await expect(detector.getByRole('img', {name: /^A quarter of the detector/})).toBeVisible();
      await detector.getByText('Particle signatures, as a table').click();
      await expect(detector.getByRole('row', {name: /^neutron/})).toBeVisible();
      await section(page, 'standard-model').getByText('All particles as a table').click();
      await expect(section(page, 'standard-model').getByRole('cell', {name: '1995'})).toBeVisible();
      for (const id of ['detector-section', 'coordinates', 'trigger-flow']) {
        await expect(section(page, id).locator('input:visible')).toHaveCount(0);
      }
    },
  );
});

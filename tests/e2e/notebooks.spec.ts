/** Ways to run notebooks, lists of them, and the three questions that lead to a page. */
import {expect, nightly, open, test, withoutAnnouncement} from '../support/test';

const sample = '/markdown-page';

test.beforeEach(async ({page}) => withoutAnnouncement(page));

test('run buttons lead to the notebook in each service, beside this page', async ({page}) => {
  await open(page, sample);
  const box = page.getByRole('complementary', {name: 'Run Find_the_Z.ipynb'});
  const binder = box.getByRole('link', {name: 'Open Find_the_Z.ipynb in Binder (new tab)'});
  await expect(binder).toHaveAttribute(
    'href',
    /^https:\/\/mybinder\.org\/.*labpath=13-TeV-examples%2Fuproot_python%2FFind_the_Z\.ipynb$/,
  );
  await expect(binder).toHaveAttribute('target', '_blank');
  await expect(box.getByRole('link')).toHaveCount(8);
  await expect(box).toContainText('no account');
  await expect(box).toContainText('SWAN and Codespaces: go to the folder');
  await expect(page.getByText(/^Binder: no account; the first start/)).toHaveCount(1);
  await box.getByRole('link', {name: 'Accounts and storage'}).click();
  const services = page.getByRole('complementary', {name: 'Online services'});
  await expect(services.getByText(/^Binder: no account; the first start/)).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(/#run-Find_the_Z$/);
  await expect(box).toBeInViewport();
});

test('a notebook has its status, with corrections to unfold by keyboard', async ({page}) => {
  await open(page, sample);
  const box = page.getByRole('complementary', {name: 'Run Find_the_Z.ipynb'});
  const line = box.getByText(/^Requires Python · last checked July 2026 · 2 corrections$/);
  const correction = box.getByRole('link', {name: 'Flavour and charge'});
  await expect(correction).toBeHidden();
  await line.focus();
  await page.keyboard.press('Enter');
  await expect(box).toContainText('We have not yet run it ourselves.');
  await page.keyboard.press('Tab');
  await expect(correction).toBeFocused();
  await expect(correction).toHaveAttribute(
    'href',
    '/docs/13TeV25Doc/StandardModel#find-the-z-boson',
  );
});

test(
  'a service that cannot run a notebook says so and has no link',
  {tag: nightly},
  async ({page}) => {
    await open(page, sample);
    const name = 'Run ATLAS_OpenData_13-TeV_simple_cpp_example_histogram.ipynb';
    const box = page.getByRole('complementary', {name});
    await expect(box.getByRole('link', {name: /in Colab/})).toHaveCount(0);
    await expect(box).toContainText('Colab has no C++ kernel.');
    await expect(box).toContainText('Binder cannot read root:// URLs');
  },
);

test('three answers by keyboard lead to a page, and a reader is told', async ({page}) => {
  await open(page, sample);
  const chooser = page.getByRole('region', {name: 'Find your starting point'});
  const status = chooser.getByRole('status');
  await expect(status).toHaveText('Answer 3 more questions to get a suggestion.');
  await chooser.getByRole('radio', {name: 'a student'}).focus();
  await page.keyboard.press('ArrowDown');
  await expect(chooser.getByRole('radio', {name: 'a teacher'})).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(status).toHaveText('Answer one more question to get a suggestion.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(status.getByRole('link').first()).toHaveAttribute(
    'href',
    '/docs/webapps/histogram-analyser-2_13TeV',
  );
  await expect(status.getByRole('link')).toHaveCount(3);
  await chooser.getByRole('radio', {name: 'a researcher'}).check();
  await expect(status).toContainText('Start as a researcher');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every way is in a list, and the notebooks have their links', async ({page}) => {
    await page.goto(sample);
    const chooser = page.getByRole('region', {name: 'Find your starting point'});
    await expect(chooser.getByRole('radio')).toHaveCount(0);
    await expect(chooser.getByRole('listitem')).toHaveCount(15);
    await expect(chooser).toContainText('For a student, 10 minutes: Quickstart');
    await expect(page.getByRole('link', {name: /^Open Find_the_Z\.ipynb in Binder/})).toBeVisible();
    const list = page.getByRole('table', {name: 'Notebooks of for-research'});
    await expect(list.getByRole('row')).toHaveCount(7);
    await expect(list).not.toContainText('not stated');
    const corrections = list.getByRole('link', {name: '3 corrections to physlite_tutorial.ipynb'});
    await expect(corrections).toHaveAttribute('href', '/docs/tutresearch/physlitetut#b-tagging');
    const status = page.getByText('Requires Python · last checked July 2026 · 2 corrections');
    await status.first().click();
    await expect(page.getByText('Lifetime of the Z boson').first()).toBeVisible();
  });
});

/** A file with the structure of those of ATLAS in the event display: each object is reached once. */
import {muonFile} from '../../src/apps/eventDisplay/model/phoenix/testMuonFile';
import {give, openDisplay, picked} from '../support/eventDisplay';
import {expect, test, withoutAnnouncement} from '../support/test';

test.beforeEach(async ({page}) => {
  await withoutAnnouncement(page);
  await openDisplay(page);
  await give(page, 'muons.json', JSON.stringify(muonFile));
  await expect(page.getByText('your own file', {exact: true})).toBeVisible();
});

test('stepping with the keyboard reaches each electron, muon and photon once', async ({page}) => {
  await page.getByRole('application').focus();
  const said = (words: RegExp) => page.getByRole('status').filter({hasText: words});
  for (const name of ['Muon 3', 'Electron 1', 'Photon 1', 'Muon 1', 'Muon 2']) {
    await page.keyboard.press('ArrowRight');
    await expect(said(new RegExp(`^${name}, `))).toBeAttached();
    await page.keyboard.press('Enter');
    await expect(said(new RegExp(`^${name}, .*: picked\\.$`))).toBeAttached();
  }
  await page.keyboard.press('ArrowRight');
  await expect(said(/^Jet 1, /)).toBeAttached();
  await expect(picked(page).getByRole('listitem')).toHaveCount(5);
});

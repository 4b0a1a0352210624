/** A file with the structure of those of ATLAS in the event display: each object once, and what is not drawn. */
import {muonFile} from '@site/src/test-kit/eventDisplay/testMuonFile';
import {give, openDisplay, picked} from '../../support/eventDisplay';
import {expect, test, withoutAnnouncement} from '../../support/test';

test.beforeEach(async ({page}) => {
  await withoutAnnouncement(page);
  await openDisplay(page);
  await give(page, 'muons.json', JSON.stringify(muonFile));
  await expect(page.getByText('your own file', {exact: true})).toBeVisible();
});

test('stepping with the keyboard reaches each electron, muon and photon once', async ({page}) => {
  await page.getByRole('application').focus();
  const statusMessage = (words: RegExp) => page.getByRole('status').filter({hasText: words});
  for (const name of ['Muon 3', 'Electron 1', 'Photon 1', 'Muon 1', 'Muon 2']) {
    await page.keyboard.press('ArrowRight');
    await expect(statusMessage(new RegExp(`^${name}, `))).toBeAttached();
    await page.keyboard.press('Enter');
    await expect(statusMessage(new RegExp(`^${name}, .*: selected\\.$`))).toBeAttached();
  }
  await page.keyboard.press('ArrowRight');
  await expect(statusMessage(/^Jet 1, /)).toBeAttached();
  await expect(picked(page).getByRole('listitem')).toHaveCount(5);
});

test('what is in the file and not drawn is told with counts, and large-R jets can be switched on', async ({
  page,
}) => {
  const notes = page.getByRole('listitem').filter({hasText: /but not drawn: /});
  await expect(notes).toHaveText([
    /^In this event but not drawn: 2 large-R jets \(AnalysisLargeRJets\); 8 refitted tracks \(/,
    'In this file but not drawn: 1 object of type Taus (AnalysisTaus). The display does not support this type.',
  ]);
  const jets = page.getByRole('row').filter({hasText: /^\s*Jet \d/});
  await expect(jets).toHaveCount(2);
  await page.getByRole('checkbox', {name: 'refitted tracks, large-R jets'}).check();
  await expect(jets).toHaveCount(4);
  await expect(notes).toHaveCount(1);
});

import {expect, it} from 'vitest';
import {cernopendataClient} from '@site/src/data/cernopendataClient';
import {samplesOf} from '@site/src/data/catalogue';
import {recordOf} from '@site/src/data/catalogue/records';
import {clientCommandsFor, downloadsOf} from './clientCommands';
import type {FinderRelease} from './options';

const cases: readonly (readonly [FinderRelease, string | undefined])[] = [
  ['2016e-8tev', undefined],
  ['2020e-13tev', '4lep'],
  ['2024r-pp', undefined],
  ['2025e-13tev-beta', 'GamGam'],
  ['2025r-evgen-13tev', undefined],
];

it.each(cases)('the commands for %s exist, with their options', async (release, selection) => {
  const downloads = downloadsOf(await samplesOf(release), release, selection);
  const commands = clientCommandsFor(downloads).trim().split('\n');
  expect(commands.length).toBeGreaterThan(0);
  for (const command of commands) {
    const [program, name = '', ...rest] = command.split(' ');
    const options = rest.filter((word) => word.startsWith('--'));
    expect(program).toBe('cernopendata-client');
    expect(cernopendataClient[name]).toEqual(expect.arrayContaining(options));
  }
});

it.each(cases)(
  'the records for %s are of that release, and simulation',
  async (release, selection) => {
    for (const {record} of downloadsOf(await samplesOf(release), release, selection)) {
      const {kind, release: own} = recordOf(record);
      expect(own).toBe(release);
      expect(kind).toContain('mc');
    }
  },
);

it('two samples of a skim come from one record, by the numbers in the names of their files', async () => {
  const samples = (await samplesOf('2025e-13tev-beta')).filter(({dsid}) =>
    [410470, 410471].includes(dsid),
  );
  const [{files = ''} = {}] = downloadsOf(samples, '2025e-13tev-beta', '4lep');
  const names = new RegExp(files);
  expect(names.test('ODEO_FEB2025_v0_4lep_mc_410470.PhPy8EG_x.4lep.root')).toBe(true);
  expect(names.test('mc_410471.PhPy8EG_x.noskim.root')).toBe(true);
  expect(names.test('ODEO_FEB2025_v0_4lep_mc_410472.PhPy8EG_x.4lep.root')).toBe(false);
  expect(clientCommandsFor(downloadsOf(samples, '2025e-13tev-beta', '4lep'))).toBe(
    [
      "cernopendata-client download-files --recid 93932 --filter-regexp 'mc_(410470|410471)\\.' --dry-run",
      "cernopendata-client download-files --recid 93932 --filter-regexp 'mc_(410470|410471)\\.' --verify",
      '',
    ].join('\n'),
  );
});

it('no command downloads a research record whole', async () => {
  const [sample] = await samplesOf('2024r-pp');
  const commands = clientCommandsFor(downloadsOf(sample ? [sample] : [], '2024r-pp'));
  expect(commands).toBe('cernopendata-client get-file-locations --recid 80011 --no-expand\n');
});

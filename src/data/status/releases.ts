import type {StatusCheck} from './schema';

/** The public sources from which the portal makes its pages. */
function inPortalSources(found: string): StatusCheck['checked'] {
  const how = 'Read in the public sources of the portal.';
  return {on: '2026-06-30', how, result: 'works', found};
}

const record = (id: number, expect: string): StatusCheck['test'] => ({
  open: {to: `https://opendata.cern.ch/record/${id}`, text: `record ${id}`},
  expect,
});

export const releases: readonly StatusCheck[] = [
  {
    subject: '2016 education, 8 TeV',
    lasts: 'record',
    checked: inPortalSources('Final: the files no longer change.'),
    test: record(3860, 'A zip archive of 5.98 GB and a DOI are listed.'),
  },
  {
    subject: '2020 education, 13 TeV',
    lasts: 'record',
    checked: inPortalSources(
      'Final; individual ROOT files are available in addition to the zip archives.',
    ),
    test: record(15005, 'Files and a DOI are listed, as in records 15000 to 15007.'),
  },
  {
    subject: '2024 research, proton–proton',
    lasts: 'record',
    checked: inPortalSources('Stable: you can build on the present content.'),
    test: record(80020, 'The DOI and links to the records of data and samples.'),
  },
  {
    subject: '2024 heavy ions, lead–lead',
    lasts: 'record',
    checked: inPortalSources('Stable: you can build on the present content.'),
    test: record(80035, 'The DOI and links to data and simulation.'),
  },
  {
    subject: '2025 education, 13 TeV',
    lasts: 'record',
    checked: inPortalSources('Beta: it may be updated, so note the date of your copy.'),
    test: record(93910, 'The DOI and links to the records of the skims.'),
  },
  {
    subject: 'Event generation, 13 TeV',
    lasts: 'record',
    checked: inPortalSources('Growing: new samples are being added.'),
    test: record(160000, 'The DOI and links to the collections.'),
  },
  {
    subject: 'Event generation, 13.6 TeV',
    lasts: 'record',
    checked: inPortalSources('Growing; it has no record yet, so record 160000 is cited.'),
    test: {
      run: 'python -c "import atlasopenmagic as a; a.set_release(\'2025r-evgen-13p6tev\')"',
      expect: 'A message shows how many datasets are cached.',
    },
  },
];

import type {StatusCheck} from './schema';

export const software: readonly StatusCheck[] = [
  {
    subject: 'atlasopenmagic',
    lasts: 'software',
    checked: {
      on: '2026-07-23',
      how: 'Read in the environment file of the notebook collection.',
      result: 'works',
      found: 'The notebooks require version 1.9.0 or later.',
    },
    test: {
      run: 'python -m pip install --upgrade atlasopenmagic',
      expect: 'The newest version is installed, or a message states that it is already installed.',
    },
  },
  {
    subject: 'Notebook collection',
    lasts: 'software',
    checked: {
      on: '2026-07-23',
      how: 'Read in its repository.',
      result: 'works',
      found: 'The newest notebook dates from that day.',
    },
    test: {
      open: {
        to: 'https://github.com/atlas-outreach-data-tools/notebooks-collection-opendata/actions',
        text: 'the automatic runs of all notebooks',
      },
      expect: 'The newest run of all notebooks has a green tick.',
    },
  },
  {
    subject: 'Server of the 2020 data, atlas-opendata.web.cern.ch',
    lasts: 'record',
    checked: {
      on: '2026-05',
      how: 'Reported in the issues of the notebook collection.',
      result: 'gone',
      found: 'Its files are on the portal, in records 15000 to 15007.',
    },
    test: {
      open: {to: 'https://opendata.cern.ch/record/15005', text: 'record 15005'},
      expect: 'The four-lepton collection, with its files.',
    },
  },
];

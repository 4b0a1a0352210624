import type {StatusCheck} from './schema';

export const services: readonly StatusCheck[] = [
  {
    subject: 'CERN Open Data Portal',
    lasts: 'service',
    checked: null,
    test: {
      open: {to: 'https://opendata.cern.ch/record/80020', text: 'record 80020'},
      expect: 'The page has a title, a DOI and a list of files.',
    },
  },
  {
    subject: 'Files over https',
    lasts: 'service',
    checked: null,
    test: {
      run: 'curl -I https://opendata.cern.ch/eos/opendata/atlas/OutreachDatasets/2016-07-29/Data/DataEgamma.root',
      expect: 'The first line contains the number 200.',
    },
  },
  {
    subject: 'Files over XRootD',
    lasts: 'service',
    checked: null,
    test: {run: 'xrdfs eospublic.cern.ch ls /eos/opendata/atlas', expect: 'A list of folders.'},
  },
  {
    subject: 'Metadata service',
    lasts: 'service',
    checked: null,
    test: {
      open: {
        to: 'https://atlasopenmagic-api.app.cern.ch/datasets/count?release_name=2024r-pp',
        text: 'the dataset count',
      },
      expect: 'One line with the word “count” and a number.',
    },
  },
  {
    subject: 'Generator-weight service',
    lasts: 'service',
    checked: null,
    test: {
      open: {
        to: 'https://atlas-pmg-api.app.cern.ch/weights/dsid/306600',
        text: 'the weights of dataset 306600',
      },
      expect: 'A list of names below the tag e8514.',
    },
  },
  {
    subject: 'Binder',
    lasts: 'service',
    checked: null,
    test: {
      open: {
        to: 'https://mybinder.org/v2/gh/atlas-outreach-data-tools/notebooks-collection-opendata/HEAD',
        text: 'the notebooks on Binder',
      },
      expect: 'A progress bar, and folders after a few minutes.',
    },
  },
  {
    subject: 'SWAN',
    lasts: 'service',
    checked: null,
    test: {
      open: {to: 'https://swan.cern.ch', text: 'SWAN'},
      expect: 'The form to start a session, after you sign in with a CERN account.',
    },
  },
  {
    subject: 'Classroom application',
    lasts: 'service',
    checked: null,
    test: {
      open: {to: 'https://atlas4teachers.app.cern.ch', text: 'the application'},
      expect: 'A choice of languages.',
    },
  },
];

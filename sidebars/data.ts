import {category, group, type Sidebar} from './category';

export const data: Sidebar = [
  'data',
  group('Get the data', 'get-the-data', [
    'data/access_data',
    'data/cern_opendata_portal',
    'data/cernopendata_client',
  ]),
  category({
    label: 'Data for education',
    slug: 'data-for-education',
    description:
      'Compact files for teaching, newest first: 36.6 fb⁻¹ at 13 TeV in 12 skims (2025 beta, in GeV), 10 fb⁻¹ at 13 TeV in 8 collections (2020, in MeV) and 1 fb⁻¹ at 8 TeV (2016, in MeV). The details list selections and variables, the metadata the simulated samples.',
    items: [
      'data/for_education/13TeV25_details',
      'data/for_education/13TeV25_metadata',
      'data/for_education/13TeV_details',
      'data/for_education/13TeV_metadata',
      'data/for_education/13TeV_limitations',
      'data/for_education/8TeV_details',
      'data/for_education/8TeV_metadata',
    ],
  }),
  category({
    label: 'Data for research',
    slug: 'data-for-research',
    description:
      'The collisions and simulation that ATLAS physicists analyse, in the same formats: 71.7 TB for protons at 13 TeV, 4.39 TB for lead–lead, event generation without a detector, and special datasets. Read the limits before you plan your research.',
    items: [
      'data/for_research/pp_data',
      'data/for_research/metadata',
      'data/for_research/limitations_pp',
      'data/for_research/hi_data',
      'data/for_research/limitations_hi',
      'data/for_research/evgen_data',
      'data/for_research/evgen_metadata',
      'data/for_research/evgen_collections',
      'data/for_research/limitations_evgen',
      'data/for_research/bespoke_datasets',
    ],
  }),
];

/**
 * What is new in ATLAS Open Data, newest first: the only home of these dates. A date that is known
 * to the month or the year only is written so, and stands below the exact dates of that time.
 */
import type {NewsItem} from './newsSchema';

const notebooks =
  'https://github.com/atlas-outreach-data-tools/notebooks-collection-opendata/blob/master/';
const record = (number: number) => ({
  to: `https://opendata.cern.ch/record/${number}`,
  text: `Record ${number}`,
});

export const news: readonly NewsItem[] = [
  {
    date: '2026-07-23',
    kind: 'notebook',
    text: 'A notebook shows how to run Rivet on open generator events and how to write an analysis for it.',
    link: {to: '/docs/tutresearch/openevgentut', text: 'Event generation tutorial'},
    story: 'rivet-notebook',
  },
  {
    date: '2026-07-22',
    kind: 'notebook',
    text: 'A notebook turns the particle shower of one generated event into moving pictures with sound.',
    link: {to: `${notebooks}for-research/hepmc_fireworks.ipynb`, text: 'hepmc_fireworks.ipynb'},
    story: 'fireworks-notebook',
  },
  {
    date: '2026-06-18',
    kind: 'notebook',
    text: 'A notebook on selecting events in two variables leads from plain cuts to trained classifiers.',
    link: {to: '/docs/13TeV25Doc/Concepts', text: 'Concepts, with this notebook'},
    story: 'classifier-notebook',
  },
  {
    date: '2026-06-06',
    kind: 'software',
    text: 'Version 4.0 of the Phoenix event display; in the same month it gains a page for masterclasses.',
    link: {to: '/docs/tutresearch/phoenix', text: 'Phoenix event display'},
    story: 'phoenix-4',
  },
  {
    date: '2026-05',
    kind: 'paper',
    text: 'The paper Open LHC Monte Carlo Event Generation describes the idea behind open generator events.',
    link: {to: 'https://arxiv.org/abs/2605.12229', text: 'arXiv:2605.12229'},
    story: 'evgen-paper',
  },
  {
    date: '2026-04-06',
    kind: 'software',
    text: 'Version 0.1.0 of atlasopenmagic-mcp lets a language-model client look up dataset metadata.',
    link: {to: '/docs/atlasopenmagic/intro', text: 'Overview of the Python package'},
  },
  {
    date: '2026-03-22',
    kind: 'software',
    text: 'Phoenix learns to open a PHYSLITE file in the browser.',
    link: {to: 'https://github.com/HSF/phoenix/pull/823', text: 'Phoenix, pull request 823'},
  },
  {
    date: '2026-03-14',
    kind: 'service',
    text: 'The notebooks can be opened in GitHub Codespaces.',
    link: {to: '/docs/13TeV25Doc/enviroments/online', text: 'Notebooks online'},
  },
  {
    date: '2026-03',
    kind: 'software',
    text: 'Version 1.9.0 of the Python package atlasopenmagic; generator weights can be looked up from this version on.',
    link: {to: '/docs/atlasopenmagic/metadata', text: 'Metadata and weights'},
  },
  {
    date: '2026-02-03',
    kind: 'notebook',
    text: 'The Python notebooks of the collection receive a large revision.',
    link: {to: '/docs/13TeV25Doc/StandardModel', text: 'Standard Model notebooks'},
  },
  {
    date: '2025-11-26',
    kind: 'notebook',
    text: 'A notebook shows the limits of the research data, and brings the good-run lists with it.',
    link: {to: '/docs/data/for_research/limitations_pp', text: 'Limits of the proton data'},
  },
  {
    date: '2025-11-24',
    kind: 'notebook',
    text: 'Two notebooks treat background that does not come from collisions, and statistical fluctuations.',
    link: {to: '/docs/13TeV25Doc/Concepts', text: 'Concepts, with both notebooks'},
  },
  {
    date: '2025-11-19',
    kind: 'software',
    text: 'Version 1.8.0 of atlasopenmagic: a search for datasets can ask for several keywords at once.',
    link: {to: '/docs/atlasopenmagic/metadata', text: 'Metadata functions'},
  },
  {
    date: '2025-11-12',
    kind: 'software',
    text: 'Version 1.7.0 of atlasopenmagic uses a new address of the metadata service and shows progress while it loads.',
    link: {to: '/docs/atlasopenmagic', text: 'The package atlasopenmagic'},
  },
  {
    date: '2025-11-04',
    kind: 'data',
    text: 'Six million simulated photon showers in the calorimeter, for training fast simulation (ATL-SOFT-PUB-2025-003).',
    link: record(93941),
  },
  {
    date: '2025-09-22',
    kind: 'data',
    text: 'The generator events become two releases, 13 TeV and 13.6 TeV, in version 1.5.0 of atlasopenmagic.',
    link: {
      to: '/docs/data/for_research/evgen_collections',
      text: 'Collections of generator events',
    },
  },
  {
    date: '2025-09-09',
    kind: 'notebook',
    text: 'A tutorial notebook opens the generator events: how to read an event record and count leptons.',
    link: {to: '/docs/tutresearch/openevgentut', text: 'Tutorial on generator events'},
  },
  {
    date: '2025-08-19',
    kind: 'software',
    text: 'Version 1.3.1 of atlasopenmagic; since the 1.3 series it works with copies of the files on your own disk.',
    link: {to: '/docs/atlasopenmagic/utils', text: 'Utilities for local files'},
  },
  {
    date: '2025-07-25',
    kind: 'notebook',
    text: 'Two notebooks explain the metadata of datasets and systematic uncertainties.',
    link: {to: '/docs/documentation/systematics', text: 'Systematic uncertainties'},
  },
  {
    date: '2025-07-03',
    kind: 'data',
    text: 'The 2025 education release (beta) is announced: 13 TeV, 36.6 fb⁻¹, flat ntuples in twelve skims.',
    link: {to: '/docs/data/for_education/13TeV25_details', text: 'Details of the 2025 release'},
  },
  {
    date: '2025-07-02',
    kind: 'software',
    text: 'Version 1.0.0 of atlasopenmagic reads its metadata from a web service; some functions have new names.',
    link: {to: '/docs/atlasopenmagic', text: 'Names before and after 1.0.0'},
  },
  {
    date: '2025-06-10',
    kind: 'data',
    text: 'The first open generator events: 24.2 million events in HepMC format, 1.24 TB.',
    link: {to: '/docs/data/for_research/evgen_data', text: 'Event-generation data'},
  },
  {
    date: '2025-05-06',
    kind: 'data',
    text: 'A dataset for flavour tagging, with 48.7 million simulated events of top-quark pairs (arXiv:2505.19689).',
    link: record(93940),
  },
  {
    date: '2025-04-22',
    kind: 'data',
    text: 'The files of the 2020 education release can be fetched one by one, beside the zip archives.',
    link: {to: '/docs/data/for_education/13TeV_details', text: 'Files of the 2020 release'},
  },
  {
    date: '2025-04-01',
    kind: 'software',
    text: 'Version 0.1.0 is the first tagged version of the Python package atlasopenmagic.',
    link: {to: '/docs/atlasopenmagic', text: 'The Python package'},
  },
  {
    date: '2025-01-14',
    kind: 'software',
    text: 'A script writes events of the open data as files for the Phoenix display.',
    link: {to: '/docs/tutresearch/phoenix', text: 'Events of your own in Phoenix'},
  },
  {
    date: '2024-12-13',
    kind: 'data',
    text: 'The first heavy-ion release: 221 million lead–lead collisions of 2015 and 100,000 simulated ones.',
    link: {to: '/docs/data/for_research/hi_data', text: 'Heavy-ion data'},
  },
  {
    date: '2024-09-18',
    kind: 'software',
    text: 'A version of the Analysis Grand Challenge that reads PHYSLITE is published.',
    link: {to: 'https://github.com/iris-hep/agc-physlite', text: 'Repository agc-physlite'},
  },
  {
    date: '2024-07-01',
    kind: 'data',
    text: 'The first release for research: 7.08 billion proton collisions at 13 TeV, 36.6 fb⁻¹, with simulation 71.7 TB.',
    link: {to: '/docs/data/for_research/pp_data', text: 'Proton–proton research data'},
  },
  {
    date: '2024-05-10',
    kind: 'notebook',
    text: 'A notebook fits published likelihoods with xRooFit.',
    link: {to: '/docs/tutresearch/public_likelihoods', text: 'Public likelihoods'},
  },
  {
    date: '2024-03-27',
    kind: 'notebook',
    text: 'The first version of the PHYSLITE tutorial notebook appears.',
    link: {to: '/docs/tutresearch/physlitetut', text: 'PHYSLITE tutorial'},
  },
  {
    date: '2024',
    kind: 'data',
    text: 'Jets for top-quark tagging, with systematic variations (arXiv:2407.20127).',
    link: record(80030),
  },
  {
    date: '2024',
    kind: 'data',
    text: 'Events of a search for charginos and neutralinos with the scores of its classifier (CERN-EP-2023-174).',
    link: record(28100),
  },
  {
    date: '2023-10',
    kind: 'service',
    text: 'Work begins on the present documentation website, made with Docusaurus.',
    link: {to: '/README', text: 'About this website'},
  },
  {
    date: '2022',
    kind: 'data',
    text: 'A first set of jets for top-quark tagging (ATL-PHYS-PUB-2022-039), succeeded by record 80030 in 2024.',
    link: record(15013),
  },
  {
    date: '2021',
    kind: 'data',
    text: 'Detector read-out of simulated events, channel by channel (ATL-PHYS-PUB-2021-002).',
    link: record(15009),
  },
  {
    date: '2021',
    kind: 'data',
    text: 'Training sets of the generative networks in the fast simulation AtlFast3.',
    link: record(15012),
  },
  {
    date: '2020-12-11',
    kind: 'policy',
    text: 'The CERN Open Data Policy is published, endorsed by ALICE, ATLAS, CMS and LHCb.',
    link: {
      to: '/docs/documentation/ethical_legal/citation_policy',
      text: 'Citation policy of the data',
    },
  },
  {
    date: '2020-02',
    kind: 'data',
    text: 'The 2020 education release: 13 TeV, 10 fb⁻¹, twelve analyses and notebooks.',
    link: {to: '/docs/data/for_education/13TeV_details', text: 'Details of the 2020 release'},
  },
  {
    date: '2019',
    kind: 'data',
    text: 'The first full likelihood of an ATLAS search, for bottom squarks, is published.',
    link: {to: 'https://doi.org/10.17182/hepdata.89408', text: 'HEPData entry of the search'},
  },
  {
    date: '2016-07-29',
    kind: 'data',
    text: 'The first education release: 8 TeV, 1 fb⁻¹, seven analyses and virtual machines.',
    link: {to: '/docs/data/for_education/8TeV_details', text: 'Details of the 2016 release'},
  },
  {
    date: '2015',
    kind: 'data',
    text: 'Samples of W and Z boson events for school masterclasses.',
    link: {to: 'https://opendata.cern.ch/record/340', text: 'Record 340, the first of them'},
  },
  {
    date: '2014',
    kind: 'data',
    text: 'The Higgs Machine Learning Challenge, May to September: 818,238 simulated events, 1785 teams.',
    link: record(328),
  },
  {
    date: '2014',
    kind: 'data',
    text: 'Samples of W boson events for school masterclasses.',
    link: {to: 'https://opendata.cern.ch/record/320', text: 'Record 320, the first of them'},
  },
];

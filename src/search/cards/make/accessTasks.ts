/** Cards on citing, finding and downloading the data. */
import {recordOf} from '../../../data/catalogue/records';
import type {AnswerCard} from '../types';
import {codeOf, exampleOf, taskCards} from './task';

const access = '/docs/data/access_data';
const client = '/docs/data/cernopendata_client';
const citation = '/docs/documentation/ethical_legal/citation_policy';
const atom = '/docs/data/atlasopenmagic';

const doi = (record: number): string => recordOf(record).doi ?? 'none';

export const accessTasks = (): readonly AnswerCard[] =>
  taskCards('how-to', [
    {
      id: 'cite-the-data',
      title: 'Cite the data',
      text: 'Cite the DOI of the release or record that you used, and thank CERN and the ATLAS Collaboration. State that the result is your own and not a result of ATLAS.',
      rows: [
        ['2025 education release', doi(93910)],
        ['2024 research release', doi(80020)],
        ['2024 heavy-ion release', doi(80035)],
        ['2016 education release', doi(3860)],
        ['Event-generation release', doi(160000)],
        ['2020 education release', 'one DOI for each collection'],
      ],
      steps: [
        'Find the DOI of your release or record.',
        ['Adapt the BibTeX entry: title, year and DOI.', codeOf(citation, 'atlas-open-data.bib')],
        'Label plots "ATLAS Open Data", never "ATLAS" alone.',
      ],
      page: `${citation}#what-to-cite`,
      links: [[`${citation}#my-citations`, 'Collect your citations']],
      queries:
        'cite, how to cite, cite data, citation, citation policy, reference data, BibTeX, ' +
        'cite ATLAS Open Data, DOI of the data, cite release',
    },
    {
      id: 'download-the-data',
      title: 'Download the data',
      text: 'Download whole records with the program cernopendata-client, which also verifies the files. No account is needed. For a single plot, stream the files with Python instead.',
      steps: [
        'Choose the smallest skim or record that contains your events.',
        ['Install the program.', codeOf(client, 'Install')],
        [
          'Download files of a record and compare their checksums.',
          codeOf(client, 'Download two files and check them'),
        ],
      ],
      page: `${client}#download-and-verify`,
      links: [
        [`${access}#plan-the-space`, 'Plan disk space and time'],
        [`${access}#stream-or-download`, 'Stream, cache or download'],
      ],
      queries:
        'download, download data, get data, get the data, download files, download ' +
        'record, download dataset, cernopendata-client, access data, data access, ' +
        'download ATLAS data',
    },
    {
      id: 'download-one-file',
      title: 'Download a single file',
      text: 'The HTTPS URL of a file and the program `curl` are enough to download one file.',
      steps: [
        'Copy the URL of the file from its record, or get it from `get_urls` of atlasopenmagic.',
        ['Download it.', codeOf(access, 'Download one file')],
      ],
      page: `${access}#stream-or-download`,
      links: [['/docs/atlasopenmagic/metadata#get_urls', 'get_urls']],
      queries: 'download one file, download single file, curl, wget',
    },
    {
      id: 'list-the-datasets',
      title: 'List the datasets of a release',
      text: 'Set the release with `set_release`; then `available_datasets` returns the numbers of all its datasets.',
      code: exampleOf('available_datasets'),
      page: '/docs/atlasopenmagic/metadata#available_datasets',
      links: [['/docs/data#atlas', 'Browse all simulated samples']],
      queries:
        'list datasets, list samples, all datasets, list of samples, show datasets, ' +
        'dataset list',
    },
    {
      id: 'list-the-skims',
      title: 'List the skims of a release',
      text: 'Set the release with `set_release`; then `available_skims` returns the names of its skims.',
      code: exampleOf('available_skims'),
      page: '/docs/atlasopenmagic/metadata#available_skims',
      links: [['/docs/data/for_education/13TeV25_details#skims', 'The skims and their selections']],
      queries: 'list skims, names of skims, skim names, skim list',
    },
    {
      id: 'find-a-sample',
      title: 'Find a simulated sample',
      text: 'Search the samples of a release with `match_metadata`, by part of a name or by keywords, or filter the table of samples on this site.',
      code: codeOf(atom, 'search.py'),
      page: `${atom}#find-a-dataset`,
      links: [
        ['/docs/data#atlas', 'Browse all simulated samples'],
        ['/docs/atlasopenmagic/metadata#search', 'The rules of the search'],
      ],
      queries:
        'search samples, search datasets, find samples, find simulated sample, sample ' +
        'finder, dataset search',
    },
    {
      id: 'get-file-addresses',
      title: 'Get the URLs of files',
      text: 'Set the release with `set_release`; then `get_urls` returns the URLs of all files of a dataset, for uproot or ROOT.',
      code: exampleOf('get_urls'),
      page: `${atom}#get-file-addresses`,
      links: [[`${access}#protocols-and-addresses`, 'XRootD or HTTPS']],
      queries:
        'file URLs, file addresses, URLs, get file URLs, list of files, file list, file ' + 'paths',
    },
  ]);

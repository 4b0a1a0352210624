import type {FaqSource} from './schema';

/** Getting at the files. */
export const access: readonly FaqSource[] = [
  {
    id: 'how-do-i-fetch-part-of-it',
    question: 'How do I download only part of the data?',
    answer: [
      'Stream with uproot, the Python library that reads ROOT files, with the URLs that `get_urls` of the package atlasopenmagic returns: only the parts that you read are transferred. Or download one record: `cernopendata-client download-files --recid 93924` fetches the data of the skim `exactly4lep`, 0.58 GB. To download a single file, its HTTPS URL and `curl -O` are enough.',
    ],
    links: [
      {to: '/docs/data/access_data#stream-or-download', text: 'stream, cache or download'},
      {to: '/docs/data/cernopendata_client', text: 'cernopendata-client'},
    ],
  },
  {
    id: 'reading-is-slow-what-helps',
    question: 'Reading is slow. What helps?',
    answer: [
      'Read fewer branches (columns), and use a skim, a preselected set of events, instead of the whole release. XRootD reads parts of files faster than HTTPS: if it is installed, use `protocol="root"`, which also requires the package `fsspec-xrootd`. For small files that you read often, use `cache=True`, which keeps a local copy. If connections time out, read fewer events at once with `entry_stop`: each request has a limit of five minutes, and with `cache=True` the whole file must be transferred within that time.',
    ],
    links: [
      {
        to: '/docs/documentation/support_resources/technical_support#files-do-not-open-or-are-slow',
        text: 'more problems and solutions',
      },
    ],
  },
  {
    id: 'how-large-are-the-data',
    question: 'How large are the data?',
    answer: [
      '- 2016 education: a zip archive of <Value of="2016e-8tev.total.bytes" />.\n- 2020 education: <Value of="2020e-13tev.total.bytes" />, where each collection is counted twice, as an archive and as individual files.\n- 2025 education: <Value of="2025e-13tev-beta.allSkims.bytes" /> for all skims, 0.58 GB for the data of `exactly4lep`.\n- 2024 research: <Value of="2024r-pp.total.bytes" /> of proton data and simulation.\n- 2024 heavy ions: <Value of="2024r-hi.total.bytes" />.\n- Generated events at 13 TeV: <Value of="2025r-evgen-13tev.total.bytes" />.',
    ],
    links: [
      {
        to: '/docs/data/access_data#plan-the-space',
        text: 'the planner for disk space and download time',
      },
    ],
  },
  {
    id: 'why-does-the-client-list-no-files',
    question: 'Why does cernopendata-client list no files?',
    answer: [
      'Your version of this download program is older than 1.0.0, which was released in February 2025. Large records, such as 80000, keep their files in file indexes that older versions cannot read. Upgrade with `python -m pip install --upgrade cernopendata-client`, or get the URLs from `get_urls` of atlasopenmagic, which looks them up by dataset number.',
    ],
    links: [
      {
        to: '/docs/data/cernopendata_client#records-made-of-file-indexes',
        text: 'records with file indexes',
      },
    ],
  },
  {
    id: 'zip-archive-or-single-files',
    question: 'Should I download the zip archives or individual files of the 2020 data?',
    answer: [
      'Either, but not both: since May 2025 the portal has listed each collection twice, as one zip archive and as individual ROOT files. Download individual files if you need a few samples, or the archive if you need the whole collection. With the client, `--filter-regexp "zip$"` selects the archive.',
    ],
    links: [
      {
        to: '/docs/data/cernopendata_client#sizes-worth-knowing',
        text: 'commands for both cases',
      },
    ],
  },
  {
    id: 'why-do-old-links-to-the-server-fail',
    question: 'Why do links to atlas-opendata.web.cern.ch fail?',
    answer: [
      'That server was reported to be offline in May 2026. Old notebooks and lecture notes still refer to it. The 2020 files are in records 15000 to 15007 of the CERN Open Data Portal, and the package atlasopenmagic has their URLs under the release key `2020e-13tev`. Often only one line with the path of the data has to be changed.',
    ],
    links: [
      {
        to: '/docs/13TeVDoc/enviroments/online#repair-the-data-path',
        text: 'how to repair the path',
      },
    ],
  },
  {
    id: 'how-do-i-know-a-file-is-complete',
    question: 'How do I check that a download is complete?',
    answer: [
      'Compare its adler32 checksum, a number computed from all its bytes, with the one listed in the record. With `--verify`, cernopendata-client does this for files that the record lists directly. For files from an index, as in the research records, version 1.0.2 does not check anything; compute their checksum yourself, with a few lines of Python or the command `xrdadler32`.',
    ],
    links: [
      {
        to: '/docs/data/cernopendata_client#download-and-verify',
        text: 'how to download and verify',
      },
    ],
  },
  {
    id: 'can-i-have-csv-instead-of-root',
    question: 'Can I have tables (CSV) instead of ROOT files?',
    answer: [
      'The releases are available only as ROOT or HepMC files. To make a table, read the branches you need with uproot and turn them into a data frame with `ak.to_dataframe`, then write it with `to_csv`. Do this after your selection: events contain lists of different lengths, so each particle becomes a row, and a table of all events would be far larger than the ROOT file.',
    ],
    links: [
      {
        to: '/docs/documentation/data_format/ntuple#a-ragged-table',
        text: 'why the rows have different lengths',
      },
    ],
  },
  {
    id: 'can-i-work-without-a-connection',
    question: 'Can I work without a connection?',
    answer: [
      'Yes, with some preparation. While you are online, download the files into one folder, here `my_ntuples`, with their names unchanged. Call `atom.set_release`, and save the metadata with `atom.save_metadata("meta.json")`. When you are offline, do not call `set_release`: `atom.read_metadata("meta.json")` loads the metadata again, and `atom.find_all_files("my_ntuples")` replaces the URLs with paths in your folder. Call `get_urls` with `cache=False`.',
    ],
    links: [{to: '/docs/data/atlasopenmagic#work-with-local-files', text: 'work with local files'}],
  },
];

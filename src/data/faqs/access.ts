import type {FaqSource} from './schema';

/** Getting at the files. */
export const access: readonly FaqSource[] = [
  {
    id: 'how-do-i-fetch-part-of-it',
    question: 'How do I fetch part of it?',
    answer: [
      'Stream with uproot, the Python library that reads ROOT files, from the addresses that `get_urls` of the package atlasopenmagic returns: only what you read travels. Or download one record: `cernopendata-client download-files --recid 93924` fetches the data of the skim `exactly4lep`, 0.58 GB. To download a single file, its https address and `curl -O` are enough.',
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
      'Read fewer branches (columns), and take a skim, a preselected set of events, instead of the whole release. XRootD reads parts of files faster than https: where it is installed, ask for `protocol="root"`, which also needs the package `fsspec-xrootd`. Keep small files that you read often with `cache=True`. If connections time out, read fewer events at once by `entry_stop`: each request has five minutes, and with `cache=True` the whole file must arrive in them.',
    ],
    links: [
      {
        to: '/docs/documentation/support_resources/technical_support#files-do-not-open-or-are-slow',
        text: 'more symptoms and cures',
      },
    ],
  },
  {
    id: 'how-large-are-the-data',
    question: 'How large are the data?',
    answer: [
      '- 2016 education: a zip archive of <Value of="2016e-8tev.total.bytes" />.\n- 2020 education: <Value of="2020e-13tev.total.bytes" />, where each collection is counted twice, as archive and as single files.\n- 2025 education: <Value of="2025e-13tev-beta.allSkims.bytes" /> for all skims, 0.58 GB for the data of `exactly4lep`.\n- 2024 research: <Value of="2024r-pp.total.bytes" /> of proton data and simulation.\n- 2024 heavy ions: <Value of="2024r-hi.total.bytes" />.\n- Generator events, first set: <Value of="2025r-evgen-13tev.total.bytes" />.',
    ],
    links: [
      {to: '/docs/data/access_data#plan-the-space', text: 'the planner of disk space and time'},
    ],
  },
  {
    id: 'why-does-the-client-list-no-files',
    question: 'Why does cernopendata-client list no files?',
    answer: [
      'Your version of this download program is older than 1.0.0, which appeared in February 2025. Large records, such as 80000, keep their files in indexes that older versions do not open. Upgrade with `python -m pip install --upgrade cernopendata-client`, or take the addresses from `get_urls` of atlasopenmagic, which knows them by dataset number.',
    ],
    links: [
      {
        to: '/docs/data/cernopendata_client#records-made-of-file-indexes',
        text: 'records made of file indexes',
      },
    ],
  },
  {
    id: 'zip-archive-or-single-files',
    question: 'Zip archive or single files for the 2020 data?',
    answer: [
      'Either, but not both: since May 2025 the portal holds each collection twice, as one zip archive and as single ROOT files. Fetch single files if you need a few samples, the archive if you want the whole collection. With the client, `--filter-regexp "zip$"` picks out the archive.',
    ],
    links: [
      {
        to: '/docs/data/cernopendata_client#sizes-worth-knowing',
        text: 'commands for both kinds',
      },
    ],
  },
  {
    id: 'why-do-old-links-to-the-server-fail',
    question: 'Why do links to atlas-opendata.web.cern.ch fail?',
    answer: [
      'That server was reported gone in May 2026. Old notebooks and lecture notes still name it. The 2020 files are in records 15000 to 15007 of the CERN Open Data Portal, and the package atlasopenmagic knows their addresses under the release key `2020e-13tev`. Often one line with the path of the data is all that has to be changed.',
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
    question: 'How do I know that a file arrived whole?',
    answer: [
      'Compare its adler32 checksum, a number computed from all its bytes, with that of the record. With `--verify`, cernopendata-client does so for files that the record lists directly. For files from an index, as in the research records, version 1.0.2 compares nothing; there compute the checksum yourself, with a few lines of Python or the command `xrdadler32`.',
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
      'The releases come as ROOT or HepMC files only. To make a table, read the branches you need with uproot and turn them into a data frame with `ak.to_dataframe`, then write it with `to_csv`. Do this after your selection: events hold lists of different length, so each particle becomes a row, and the whole would be far larger than the ROOT file.',
    ],
    links: [
      {
        to: '/docs/documentation/data_format/ntuple#a-ragged-table',
        text: 'why the table is ragged',
      },
    ],
  },
  {
    id: 'can-i-work-without-a-connection',
    question: 'Can I work without a connection?',
    answer: [
      'Yes, after a preparation. With a connection, download the files into one folder, here `my_ntuples`, with their names unchanged. Call `atom.set_release`, and save the metadata with `atom.save_metadata("meta.json")`. Without one, do not call `set_release`: `atom.read_metadata("meta.json")` loads the metadata again, and `atom.find_all_files("my_ntuples")` points the addresses to your folder. Ask for them with `cache=False`.',
    ],
    links: [{to: '/docs/data/atlasopenmagic#work-with-local-files', text: 'work with local files'}],
  },
];

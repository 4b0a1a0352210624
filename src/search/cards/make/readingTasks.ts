/** Cards on reading the files. */
import type {AnswerCard} from '../types';
import {codeOf, taskCards} from './task';

const access = '/docs/data/access_data';
const atom = '/docs/data/atlasopenmagic';

export const readingTasks = (): readonly AnswerCard[] =>
  taskCards('how-to', [
    {
      id: 'open-physlite',
      title: 'Open a PHYSLITE file with uproot',
      text: 'Open the tree `CollectionTree` and read only the branches that you need, such as `AnalysisElectronsAuxDyn.pt`. PHYSLITE stores energies and momenta in MeV.',
      steps: [
        ['Install the packages.', codeOf(access, 'Install')],
        [
          'Get a URL, open the file and read some columns.',
          codeOf('/docs/documentation/data_format/physlite', 'physlite_electrons.py'),
        ],
        'The values are in MeV: divide momenta by 1000 to get GeV, as the program does when it prints them.',
      ],
      page: '/docs/documentation/data_format/physlite#read-a-column-with-uproot',
      links: [
        ['/docs/tutresearch/physlitetut#open-a-file', 'Tutorial: open a file and look inside'],
        ['/docs/tutresearch/physlitetut#problems', 'Troubleshooting'],
      ],
      queries:
        'open PHYSLITE, read PHYSLITE file with uproot, PHYSLITE uproot, open PHYSLITE ' +
        'uproot, read PHYSLITE, open DAOD, read DAOD_PHYSLITE, PHYSLITE Python, open ' +
        'PHYSLITE file with uproot',
    },
    {
      id: 'open-ntuple',
      title: 'Open a ROOT ntuple with uproot',
      text: 'Open the tree with uproot and read the branches that you need. The tree is called `analysis` in the 2025 files and `mini` in the 2016 and 2020 files.',
      steps: [
        ['Install the packages.', codeOf(access, 'Install')],
        [
          'Get a URL, open the file and read three events.',
          codeOf('/docs/documentation/data_format/ntuple', 'first_leptons.py'),
        ],
      ],
      page: '/docs/documentation/data_format/ntuple#open-a-file-in-python',
      links: [['/apps/root-explorer', 'Open a file in the ROOT explorer']],
      queries:
        'open ROOT file, read ROOT file, open file, uproot, read ntuple, open ntuple, ' +
        'uproot open, read ROOT file Python, open a file with uproot, tree name, first ' +
        'file',
    },
    {
      id: 'use-local-files',
      title: 'Use local copies of the files',
      text: 'Call `find_all_files` with your folder: `get_urls` then returns the paths of the files that are there, and URLs for the others.',
      code: codeOf(atom, 'local_files.py'),
      page: `${atom}#work-with-local-files`,
      links: [['/docs/atlasopenmagic/metadata#find_all_files', 'find_all_files']],
      queries: 'local files, local copies, local path, own copies',
    },
    {
      id: 'read-heavy-ions',
      title: 'Read a heavy-ion file',
      text: 'Set the release `2024r-hi`, open the tree `CollectionTree` with uproot, and read the tracks. Momenta are in MeV.',
      code: codeOf('/docs/documentation/data_format/HI_formats', 'pbpb_tracks.py'),
      page: '/docs/documentation/data_format/HI_formats#read-a-file',
      links: [['/docs/data/for_research/hi_data']],
      queries: 'read heavy-ion file, open heavy-ion file, heavy-ion uproot, HION14 file',
    },
    {
      id: 'read-in-pieces',
      title: 'Read a large file in pieces',
      text: 'Read pieces of a file with `uproot.iterate`, and keep histograms instead of events: the memory then holds one piece at a time.',
      code: codeOf('/docs/documentation/support_resources/technical_support', 'in_pieces.py'),
      page: '/docs/documentation/support_resources/technical_support#code-runs-but-stops',
      queries:
        'large file, read in pieces, chunks, uproot iterate, memory error, read large ' + 'file',
    },
    {
      id: 'apply-the-good-run-list',
      title: 'Apply the good run list',
      text: 'Apply the good run list to the proton data in PHYSLITE: keep an event only if its luminosity block is in the list. The education ntuples need no list.',
      steps: [
        'Download the 2015 and 2016 lists from the notebook collection.',
        'Read `EventInfoAuxDyn.runNumber` and `EventInfoAuxDyn.lumiBlock` of each event.',
        'Keep the events whose block is in a range of the list; both ends of a range are included.',
      ],
      rows: [
        ['2015', '{grl.2015.runs} runs, {grl.2015.lumiblocks} good blocks'],
        ['2016', '{grl.2016.runs} runs, {grl.2016.lumiblocks} good blocks'],
      ],
      page: '/docs/data/for_research/pp_data#apply-the-good-runs-list',
      links: [
        [
          '/docs/documentation/data_collection/GRL_definition#apply-a-list-in-python',
          'A program that applies a list',
        ],
      ],
      queries: 'apply good run list, apply GRL, good run list Python, GRL code',
    },
  ]);

/** Cards on installing and using atlasopenmagic and the ATLAS software. */
import type {AnswerCard} from '../types';
import {codeOf, taskCards} from './task';

const magic = '/docs/atlasopenmagic';
const local = '/docs/13TeV25Doc/enviroments/hybrid';
const containers = '/docs/tutresearch/containers';

export const packageTasks = (): readonly AnswerCard[] =>
  taskCards('how-to', [
    {
      id: 'install-atlasopenmagic',
      title: 'Install atlasopenmagic',
      text: 'Install the Python package atlasopenmagic with pip or conda. It needs Python 3.10 or later.',
      steps: [
        ['Run one of the two commands in a terminal.', codeOf(magic, 'Install, or upgrade')],
        ['Print the version.', codeOf(magic, 'Print the version')],
        ['Try the first five lines.', codeOf(magic, 'first_steps.py')],
      ],
      page: `${magic}#install`,
      links: [
        [`${magic}#troubleshooting`, 'Troubleshooting'],
        [`${local}#pip-and-a-virtual-environment`, 'All packages for the notebooks'],
      ],
      queries:
        'install atlasopenmagic, pip install atlasopenmagic, atlasopenmagic, conda ' +
        'atlasopenmagic, update atlasopenmagic, upgrade atlasopenmagic, Python package',
    },
    {
      id: 'choose-the-release-in-python',
      title: 'Choose the release in Python',
      text: 'Call `set_release` before anything else. Without it, atlasopenmagic uses the release `2024r-pp`.',
      code: codeOf('/docs/data/atlasopenmagic', 'first_call.py'),
      page: `${magic}#set-release-first`,
      links: [[`${magic}#releases`, 'The keys of the releases']],
      queries: 'release key, release keys, change release, select release Python',
    },
    {
      id: 'check-versions',
      title: 'Print your versions',
      text: 'State the versions of Python, atlasopenmagic, uproot and awkward when you report a problem.',
      code: codeOf('/docs/status', 'Versions'),
      page: '/docs/documentation/support_resources/technical_support#first-check-three-lines',
      queries: 'check version, which version, atlasopenmagic version, versions, print version',
    },
    {
      id: 'run-analysis-base',
      title: 'Start AnalysisBase in a container',
      text: 'AnalysisBase is the public software of ATLAS with the tools for calibrations and systematic uncertainties. It runs in a container with your folder mounted as `/workdir`.',
      steps: [
        ['Start the container.', codeOf(containers, 'AnalysisBase in the current folder')],
        ['Set up the release inside it.', codeOf(containers, 'Inside the container')],
      ],
      page: `${containers}#docker`,
      links: [[`${containers}#problems`, 'Troubleshooting']],
      queries:
        'AnalysisBase, install AnalysisBase, Athena container, ATLAS software, run ' +
        'AnalysisBase',
    },
    {
      id: 'use-the-command-line',
      title: 'Use atlasopenmagic on the command line',
      text: 'The command `atom` sets releases, shows datasets and prints the URLs of files without a Python program.',
      code: codeOf('/docs/atlasopenmagic/intro', 'The atom command'),
      page: '/docs/atlasopenmagic/intro#command-line',
      queries: 'command line, atom command, terminal command, CLI, shell',
    },
  ]);

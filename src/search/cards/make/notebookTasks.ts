/** Cards on running the notebooks, online and on your own computer. */
import type {AnswerCard} from '../types';
import {codeOf, taskCards} from './task';

const online = '/docs/13TeV25Doc/enviroments/online';
const local = '/docs/13TeV25Doc/enviroments/hybrid';
const binder =
  'https://mybinder.org/v2/gh/atlas-outreach-data-tools/notebooks-collection-opendata/HEAD';
const colab =
  'https://colab.research.google.com/github/atlas-outreach-data-tools/notebooks-collection-opendata.git';

export const notebookTasks = (): readonly AnswerCard[] =>
  taskCards('how-to', [
    {
      id: 'run-notebooks-online',
      title: 'Run the notebooks without installing anything',
      text: 'Binder runs the notebooks on a temporary computer in the cloud, without an account or an installation.',
      steps: [
        'Open the collection on Binder. The first start can take several minutes.',
        'Open the folders `13-TeV-examples` and `uproot_python`, and choose a notebook such as `Find_the_Z.ipynb`.',
        'Skip the cell that installs packages, and run each of the others with Shift and Enter.',
        'Download the notebook before you leave: Binder deletes idle sessions with everything in them.',
      ],
      page: `${online}#binder`,
      links: [
        [binder, 'Open Binder'],
        [`${online}#which-service-fits`, 'Compare the online services'],
      ],
      queries:
        'run notebooks without installing, run notebooks without installing anything, run ' +
        'notebooks, Binder, run notebook online, notebooks online, run notebook browser, ' +
        'without installation, no installation, Jupyter online, mybinder, start notebooks',
    },
    {
      id: 'run-in-colab',
      title: 'Run the notebooks in Google Colab',
      text: 'Colab needs a Google account. Install the packages in the first cell of the notebook.',
      steps: [
        'Open the collection in Colab and choose a notebook.',
        ['Run this cell first.', codeOf(online, 'First cell in Colab')],
        'Choose Runtime, Restart session, and run the remaining cells.',
      ],
      page: `${online}#google-colab`,
      links: [[colab, 'Open Colab']],
      queries: 'Colab, Google Colab, run in Colab',
    },
    {
      id: 'run-in-swan',
      title: 'Run the notebooks in SWAN',
      text: 'SWAN is the notebook service of CERN and needs a CERN account. Install atlasopenmagic in your own folder in the first cell.',
      code: codeOf(online, 'First cell in SWAN'),
      page: `${online}#swan`,
      queries: 'SWAN, run in SWAN, CERN notebook service',
    },
    {
      id: 'run-with-docker',
      title: 'Run the notebooks with Docker',
      text: 'A container has all software of the notebooks and runs on your own computer. The first start downloads the image.',
      steps: [
        'Install Docker and start it.',
        [
          'Start Jupyter in the container, in a folder for your work.',
          codeOf(local, 'Start Jupyter in the container'),
        ],
        'Open the URL that the terminal prints, which begins with `http://127.0.0.1:8888/`.',
        ['Fetch the notebooks in a terminal of Jupyter.', codeOf(local, 'Inside the container')],
      ],
      page: `${local}#docker`,
      links: [[`${local}#keep-your-files`, 'Keep your files']],
      queries:
        'Docker, container, run with Docker, Docker image, notebooks Docker, run ' +
        'notebooks locally, own computer',
    },
    {
      id: 'install-notebook-packages',
      title: 'Install the packages for the notebooks',
      text: 'Install the packages with pip in a virtual environment, then start Jupyter. The commands are for Linux and macOS; the page has those for Windows.',
      code: codeOf(local, 'Python packages for the uproot notebooks'),
      page: `${local}#pip-and-a-virtual-environment`,
      links: [[`${local}#conda-or-mamba`, 'With conda or mamba']],
      queries:
        'install packages, virtual environment, venv, install uproot, install locally, ' +
        'set up environment, install Python packages, pip',
    },
    {
      id: 'install-with-conda',
      title: 'Create a conda environment',
      text: 'The notebook collection contains a file from which conda or mamba creates an environment with all packages.',
      code: codeOf(local, "Create the environment 'analysis'"),
      page: `${local}#conda-or-mamba`,
      queries: 'conda, conda environment, mamba, environment.yml',
    },
  ]);

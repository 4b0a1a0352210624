import {category, type Sidebar} from './category';

const beta2025 = category({
  label: '13 TeV 2025 beta release',
  slug: '13-tev-2025-beta-release',
  description:
    'Tutorials for the newest education release: 36.6 fb⁻¹ of 13 TeV collisions from 2015 and 2016, in GeV, with notebooks from the first histogram to the Higgs boson.',
  items: [
    category({
      label: 'Choose your environment',
      slug: 'choose-your-enviroment',
      title: 'Choose your environment for the 2025 beta release',
      description:
        'Run the 2025 notebooks in your browser with nothing installed, or on your own machine with the data streamed to it.',
      items: ['13TeV25Doc/enviroments/online', '13TeV25Doc/enviroments/hybrid'],
    }),
    category({
      label: 'Analysis notebooks',
      slug: 'analysis-notebooks',
      title: 'Analysis notebooks for the 2025 beta release',
      description:
        'Notebooks on 13 TeV data of the 2025 beta release: the ideas that every analysis needs, and measurements of the Standard Model step by step.',
      items: ['13TeV25Doc/Concepts', '13TeV25Doc/StandardModel'],
    }),
    category({
      label: 'Convert your code to the 2025 beta release',
      slug: 'convert-your-code-to-the-2025-beta-release',
      description:
        'What changed between the 2020 and the 2025 files, variable by variable: names, units and weights.',
      items: ['13TeV25Doc/cheatsheet/variables'],
    }),
    '13TeV25Doc/frameworks/cpp',
  ],
});

const release2020 = category({
  label: '13 TeV 2020 release',
  slug: '13-tev-2020-release',
  description:
    'Tutorials for 10 fb⁻¹ of 13 TeV collisions: twelve example analyses, in notebooks and in three analysis frameworks, with the searches beyond the Standard Model.',
  items: [
    category({
      label: 'Choose your environment',
      slug: 'choose-your-enviroment-1',
      title: 'Choose your environment for the 2020 release',
      description:
        'Run the 2020 notebooks in your browser with nothing installed, or on your own machine with the data streamed to it.',
      items: ['13TeVDoc/enviroments/online', '13TeVDoc/enviroments/hybrid'],
    }),
    category({
      label: 'Analysis frameworks',
      slug: 'analysis-frameworks',
      description:
        'Three ways to analyse the 2020 files outside a notebook: a compiled C++ framework, ROOT from Python, and Python without ROOT.',
      items: [
        '13TeVDoc/frameworks/cpp',
        '13TeVDoc/frameworks/pyroot',
        '13TeVDoc/frameworks/uproot',
      ],
    }),
    category({
      label: 'Analysis notebooks',
      slug: 'analysis-notebooks-1',
      title: 'Analysis notebooks for the 2020 release',
      description:
        'Notebooks on the 2020 release: Standard Model measurements, searches for new particles, and training in machine learning.',
      items: ['13TeVDoc/13tutorial', '13TeVDoc/13tutorial-BSM', '13TeVDoc/13tutorial-train'],
    }),
  ],
});

const release2016 = category({
  label: '8 TeV 2016 release',
  slug: '8-tev-2016-release',
  description:
    'Tutorials for 1 fb⁻¹ of 8 TeV collisions from 2012: look at events one by one, read the plots of real analyses, then select events and draw plots of your own.',
  items: [
    '8TeVDoc/gettingstarted',
    '8TeVDoc/navigator',
    '8TeVDoc/take_a_look_at_the_data',
    '8TeVDoc/take_a_closer_look',
    '8TeVDoc/histograms',
    '8TeVDoc/more_histograms',
    '8TeVDoc/event_selection',
    '8TeVDoc/create-a-new-plot',
  ],
});

export const tutedu: Sidebar = [beta2025, release2020, release2016];

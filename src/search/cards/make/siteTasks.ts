/** Cards on using the apps and this site, and on first steps. */
import type {AnswerCard} from '../types';
import {codeOf, taskCards} from './task';

const details = '/docs/data/for_education';
const research = '/docs/data/for_research';

export const siteTasks = (): readonly AnswerCard[] =>
  taskCards('how-to', [
    {
      id: 'analyse-without-code',
      title: 'Make a histogram without code',
      text: 'The histogram analysers run in the browser: drag a cut on one histogram, and all others follow. No installation and no account are needed.',
      steps: [
        'Open an analyser, such as the one for the Z boson.',
        'Choose a quantity, and drag its limits to select events.',
        'Save the plot as an image, or share the link.',
      ],
      page: '/docs/userpath/quickstart',
      links: [
        ['/apps/z-analyser', 'Z analyser'],
        ['/apps/four-lepton-analyser', 'Four-lepton analyser'],
        ['/apps/own-file', 'Analyse your own file'],
      ],
      queries:
        'histogram, make a histogram, histogram analyser, web app, apps, plot without code, ' +
        'web applications, browser analysis, analyse without code',
    },
    {
      id: 'see-an-event',
      title: 'See a collision in the event display',
      text: 'The event display shows individual events as the detector recorded them, in the browser.',
      page: '/docs/webapps/atlas_events#six-things-to-try',
      links: [
        ['/apps/event-display', 'Open the event display'],
        ['/docs/tutresearch/phoenix', 'In 3D with Phoenix'],
      ],
      queries:
        'event display, see an event, look at an event, visualise event, view events, draw ' +
        'event, 3D event, show collision',
    },
    {
      id: 'inspect-a-root-file',
      title: 'Look into a ROOT file in the browser',
      text: 'The ROOT explorer lists the trees and branches of a file and plots them in the browser. Your file is not uploaded.',
      page: '/docs/data/access_data#open-a-file-in-python',
      links: [['/apps/root-explorer', 'Open the ROOT explorer']],
      queries:
        'ROOT explorer, inspect ROOT file, TBrowser, look into ROOT file, browse ROOT file, ' +
        'view ROOT file, what is in a ROOT file',
    },
    {
      id: 'train-a-classifier',
      title: 'Train a classifier',
      text: 'The machine-learning lab trains decision trees and neural networks in the browser, on events that were simulated for teaching.',
      page: '/docs/webapps/mlapp#lab',
      links: [
        ['/apps/ml-lab', 'Open the machine-learning lab'],
        [
          '/docs/data/for_research/bespoke_datasets#choose-by-task',
          'Datasets for machine learning',
        ],
      ],
      queries:
        'machine learning, train classifier, neural network, ML, ML lab, decision tree app, ' +
        'deep learning',
    },
    {
      id: 'convert-2020-code',
      title: 'Convert code from 2020 to 2025',
      text: 'The 2025 files have different units, a different tree name and new names for many variables. Find the lines to change with a search for the old names.',
      code: codeOf(
        '/docs/13TeV25Doc/cheatsheet/variables',
        'Search for 2020 names and conversion factors',
      ),
      page: `${details}/13TeV25_details#coming-from-the-2020-release`,
      links: [['/docs/13TeV25Doc/cheatsheet/variables', 'The new name of each variable']],
      queries:
        'convert 2020 code, migrate, migration, cheat sheet, variable names 2025, port ' +
        'code, old code',
    },
    {
      id: 'prepare-a-lesson',
      title: 'Prepare a lesson',
      text: 'Lessons of 45 or 90 minutes have a worksheet and an answer key to print. The web applications need only a browser.',
      page: '/teach',
      links: [
        ['/docs/webapps/teachersapp#a-90-minute-lesson', 'A 90-minute lesson, step by step'],
        ['/docs/webapps/curriculum', 'Links to the curriculum'],
      ],
      queries:
        'teach, teacher, teachers, class, classroom, school, prepare lesson, teaching ' +
        'material',
    },
    {
      id: 'read-generated-events',
      title: 'Read generated events (HepMC)',
      text: 'Generated events are HepMC text in compressed archives, without a detector simulation. Download an archive, then read its events one by one.',
      page: '/docs/tutresearch/openevgentut#download',
      links: [
        ['/docs/tutresearch/openevgentut#read-events', 'A program that reads an event record'],
        [`${research}/evgen_data#format-and-units`, 'Format and units'],
      ],
      queries: 'read HepMC, open HepMC, read generated events, HepMC Python, open evgen file',
    },
    {
      id: 'use-offline',
      title: 'Use this site offline',
      text: 'Save the pages and apps in your browser, or carry the whole site as a zip file on a USB stick. Data files and videos are not included.',
      steps: [
        'Open the page "Read offline" and choose what you need.',
        'Save it, and wait until all files are checked.',
        'Open a saved page with the network switched off, as a test.',
      ],
      page: '/offline#browser',
      links: [['/offline#zip', 'A zip for a USB stick or a school server']],
      queries:
        'offline, use offline, read offline, without internet, no internet, USB stick, ' +
        'offline copy, save for offline use',
    },
    {
      id: 'report-a-problem',
      title: 'Report a problem',
      text: 'For a mistake on a page, use the link below the page. For notebooks and the package, open an issue in the repository concerned. For everything else, use the contact page.',
      steps: [
        'Give the release key, the dataset number or skim, and the record or URL of the file.',
        'Give your versions, the operating system or the online service.',
        'Add the shortest code that reproduces the error, and the whole error message as text.',
        'Say what you expected, and what you have tried.',
      ],
      page: '/docs/documentation/support_resources/technical_support#what-a-good-report-contains',
      links: [['/contact-us'], ['/docs/status', 'Status of the services']],
      queries:
        'report problem, report bug, bug, problem, help, support, contact, ask question, ' +
        'error report, contact us, e-mail, issue',
    },
    {
      id: 'make-a-first-plot',
      title: 'Make a first plot: the Z boson',
      text: 'A short program plots the mass of two muons from recorded collisions; the Z boson is the peak near 91 GeV.',
      steps: [
        [
          'Create an environment and install the packages (Linux).',
          codeOf('/docs/userpath/quickstart', 'In a terminal'),
        ],
        ['Save this program and run it.', codeOf('/docs/userpath/quickstart', 'first_plot.py')],
        'Open the file `first_plot.png`.',
      ],
      page: '/docs/userpath/quickstart#plot-the-z-boson-with-twenty-lines',
      links: [['/apps/z-analyser', 'The same without code, in the Z analyser']],
      queries:
        'first plot, plot Z boson, get started, quickstart, Z boson plot, first analysis, ' +
        'start, getting started, Z mass plot, plot Z peak, tutorial',
    },
  ]);

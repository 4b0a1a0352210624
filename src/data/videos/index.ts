/**
 * Videos about the data, as the ATLAS teachers' guide and the tutorials list them. No transcript of
 * any and the length of two only is known; the notes explain the topic and quote nothing.
 */
import type {Video, VideoGroup} from './schema';

export const videos: readonly Video[] = [
  {
    id: 'introduction',
    title: 'Introduction to ATLAS Open Data',
    group: 'introduction',
    level: 'everyone',
    minutes: null,
    source: {host: 'youtube', id: 'r83e1FJOxqg'},
    shows:
      'The whole programme: the releases and their audiences, in chapters for beginners, advanced users and researchers.',
    notes: [
      'There are small data sets for teaching and a large one for research; they were recorded with the same detector, but differ in format and selection.',
      'Recorded collisions are released together with simulated collisions, because a measurement compares the two.',
      'The 65 TB mentioned in the video is the size of the research release in TiB (2⁴⁰ bytes); in units of 10¹² bytes, the release is 71.7 TB.',
    ],
    next: {to: '/docs/userpath/quickstart', text: 'Quick start'},
  },
  {
    id: 'higgs-with-your-mouse',
    title: 'Find the Higgs boson with your mouse',
    group: 'no-code',
    level: 'beginner',
    minutes: null,
    source: {host: 'youtube', id: 'X1PyNTUwffI'},
    shows:
      'Cuts in the interactive histograms of the web app, and how they make a signal visible above the background.',
    notes: [
      'All histograms show the same events, so a cut in one changes the others.',
      'A good cut removes much background and little signal; the significance, about S/√B, shows whether the cut is useful.',
      'With two leptons and two neutrinos, the Higgs boson appears as an excess, not as a narrow peak.',
    ],
    next: {to: '/docs/webapps/find_the_higgs_2_13TeV', text: 'Find the Higgs boson, step by step'},
  },
  {
    id: 'analysis-in-a-browser',
    title: 'Data analysis in a web browser',
    group: 'no-code',
    level: 'beginner',
    minutes: null,
    source: {host: 'youtube', id: 'wIr_WZHpMSc'},
    shows: 'A Jupyter notebook that runs in a browser, without any installation.',
    notes: [
      'A notebook mixes text, code and plots; the cells run one at a time, in the order in which you start them.',
      'The code runs on a remote computer that deletes your changes after a while: download what you want to keep.',
      'After a change, run the notebook again from the first cell, so that no old result stays in memory.',
    ],
    next: {to: '/docs/13TeV25Doc/enviroments/online', text: 'Where to run a notebook online'},
  },
  {
    id: 'rediscover-the-higgs',
    title: 'How to rediscover the Higgs boson',
    group: 'with-python',
    level: 'intermediate',
    minutes: null,
    source: {host: 'youtube', id: 'aOz-Xj_znrs'},
    shows: 'The steps from recorded events to the Higgs boson peak, in code.',
    notes: [
      'The invariant mass of a group of particles follows from their energies and directions; for the decay products of one particle it is close to the mass of that particle.',
      'Simulated events have weights, so that together they correspond to the luminosity of the data.',
      'A peak is significant if the background alone is unlikely to produce it: compare its height with the statistical uncertainty of the background.',
    ],
    next: {to: '/docs/13TeV25Doc/StandardModel', text: 'Notebooks on the Standard Model'},
  },
  {
    id: 'selection-cuts',
    title: 'Making selection cuts with PyROOT',
    group: 'with-python',
    level: 'intermediate',
    minutes: null,
    source: {host: 'youtube', id: 'FhboBZuLC08'},
    shows: 'How a loop over events selects signal-like events.',
    notes: [
      'A selection cut is a condition on a quantity of the event, such as two leptons of opposite charge.',
      'Count the events after each cut: a table of these counts, the cut flow, helps you to find mistakes.',
      'Check the unit before you copy a number: 25 GeV is 25000 in the 2020 files and 25 in the 2025 files.',
    ],
    next: {to: '/docs/13TeVDoc/frameworks/pyroot', text: 'The PyROOT framework'},
  },
  {
    id: 'histograms',
    title: 'Create histograms with PyROOT',
    group: 'with-python',
    level: 'intermediate',
    minutes: null,
    source: {host: 'youtube', id: 'cYNUyfn-ido'},
    shows: 'How a histogram is defined, filled from the events in a file, and drawn.',
    notes: [
      'A histogram counts how many values fall into each bin; its range and number of bins are chosen before it is filled.',
      'The statistical uncertainty of a bin with N events is about √N; if the bins are too narrow, you see little more than fluctuations.',
      'A simulated event is filled with its weight w, and the uncertainty of a bin is then the square root of the sum of w².',
    ],
    next: {to: '/docs/13TeVDoc/frameworks/pyroot', text: 'The PyROOT framework'},
  },
  {
    id: 'school-course',
    title: 'Particle Physics Course for High-School Students',
    group: 'school-course',
    level: 'school',
    minutes: null,
    source: {host: 'youtube', id: 'OjrycTZxG4M'},
    shows:
      'The free course for schools: 16 chapters of videos and quizzes, nearly four hours in total.',
    notes: [
      'It requires physics at the level of the last years of school, and no programming.',
      'The course itself is at cern.ch/ppc; a single chapter with its quiz fits into a lesson.',
    ],
    next: {to: '/docs/webapps/curriculum', text: 'Links to the curriculum'},
  },
  {
    id: 'phoenix',
    title: 'The event display Phoenix',
    group: 'event-display',
    level: 'everyone',
    minutes: null,
    source: {host: 'youtube', id: 'ETtkZ-mnzgQ'},
    shows:
      'A demonstration of Phoenix, the event display that runs in a browser, with a detector in three dimensions.',
    notes: [
      'Tracks of charged particles bend in the magnetic field; the lower the transverse momentum, the stronger the curvature.',
      'A display shows reconstructed objects; it cannot show particles that no algorithm has reconstructed.',
      'One event is an example, not a proof; a discovery is made with histograms of many events.',
    ],
    next: {to: '/docs/tutresearch/phoenix', text: 'Load open-data events into Phoenix'},
  },
  {
    id: 'virtualbox',
    title: 'Install VirtualBox',
    group: 'virtual-machine',
    level: 'beginner',
    minutes: 3,
    source: {host: 'cern', record: 2715261},
    shows: 'How to install VirtualBox, the program that runs a virtual machine.',
    notes: [
      'A virtual machine is a computer inside your computer, with software that is no longer updated.',
      'If the machine does not start, virtualisation may be switched off in the firmware settings.',
    ],
    next: {to: '/docs/13TeVDoc/enviroments/hybrid', text: 'Virtual machine and container, 2020'},
  },
  {
    id: 'machine-of-2020',
    title: 'Install the 2020 virtual machine',
    group: 'virtual-machine',
    level: 'beginner',
    minutes: 9,
    source: {host: 'cern', record: 2715261},
    shows: 'How to import the virtual machine of the 2020 release into VirtualBox.',
    notes: [
      'The machine contains the ROOT and Jupyter versions from 2020 for which the notebooks of that year were written.',
      'The file is several gigabytes: download it before the lesson, not in class.',
    ],
    next: {to: '/docs/13TeVDoc/enviroments/hybrid', text: 'Virtual machine and container, 2020'},
  },
  {
    id: 'environment-8tev',
    title: 'Set up your 8 TeV environment',
    group: 'virtual-machine',
    level: 'beginner',
    minutes: null,
    source: {host: 'youtube', id: 'qy6s_CeBi5M'},
    shows: 'How the virtual machine of the 8 TeV tutorial is set up.',
    notes: [
      'The small machine contains a tenth of the data, which is enough for every page of the tutorial.',
      'You start all programs of the tutorial from a terminal in the folder of the framework.',
    ],
    next: {to: '/docs/8TeVDoc/gettingstarted', text: 'Set up the 8 TeV tutorial'},
  },
  {
    id: 'first-look-8tev',
    title: 'Take a look at the 8 TeV data',
    group: 'virtual-machine',
    level: 'beginner',
    minutes: null,
    source: {host: 'youtube', id: 't7xJ5DWzDyw'},
    shows:
      'The two steps of the 8 TeV framework in a terminal: run an analysis, then plot its result.',
    notes: [
      'The first step reads events, selects and fills histograms; the second only draws them.',
      'With a tenth of the data, an analysis takes a few minutes; with all the data, it takes more than an hour on one core.',
    ],
    next: {to: '/docs/8TeVDoc/take_a_look_at_the_data', text: 'The same steps in writing'},
  },
];

/** Those of a section, or all. */
export const videosOf = (group?: VideoGroup): readonly Video[] =>
  group ? videos.filter((video) => video.group === group) : videos;

import type {FaqSource} from './schema';

/** From those who see such data for the first time. */
export const students: readonly FaqSource[] = [
  {
    id: 'can-i-see-a-real-higgs-boson',
    question: 'Can I see a real Higgs boson?',
    answer: [
      'You can see candidates. No individual event can be identified with certainty as a Higgs boson decay, because background processes produce the same final state. The evidence is an excess: more photon pairs, or sets of four leptons, with an invariant mass near 125 GeV than expected from background. Two notebooks plot this from recorded collisions, and an event display shows individual events in 3D.',
    ],
    links: [
      {
        to: '/docs/13TeV25Doc/StandardModel#higgs-to-zz',
        text: 'the four-lepton notebook',
      },
      {to: '/docs/tutresearch/phoenix', text: 'the event display Phoenix'},
    ],
  },
  {
    id: 'how-much-python-do-i-need',
    question: 'How much Python do I need?',
    answer: [
      'Very little at first. You run a notebook cell by cell with Shift and Enter, and learn by changing one value, such as a cut, and running the cell again. To write your own analysis, you should know lists, functions and loops. You rarely need loops over events, because the library awkward processes whole columns at once.',
    ],
    links: [
      {to: '/docs/userpath/deepdive#learn-in-this-order', text: 'a suggested order of learning'},
    ],
  },
  {
    id: 'why-is-the-peak-not-a-line',
    question: 'Why is the mass peak not a thin line?',
    answer: [
      'For two reasons. A short-lived particle has no exact mass: the Z boson has a natural width of 2.50 GeV around 91.19 GeV. The detector also measures each momentum with limited resolution, which broadens the peak further. Lepton pairs that do not come from a Z boson add a smooth continuum under the peak and on both sides of it.',
    ],
    links: [
      {
        to: '/docs/userpath/quickstart#what-the-peak-tells-you',
        text: 'what the peak tells you',
      },
    ],
  },
  {
    id: 'is-a-bump-in-my-plot-a-discovery',
    question: 'Is a bump in my plot a discovery?',
    answer: [
      'Almost certainly not. A bin with $n$ expected events fluctuates by about $\\sqrt n$. With 100 events expected and 130 observed, the excess is $30/\\sqrt{100}=3$ standard deviations (3 sigma); among many hundreds of bins, a fluctuation of that size is expected. Physicists require 5 sigma. Check the units, the weights and any missing backgrounds before you consider new physics.',
    ],
    links: [
      {
        to: '/docs/documentation/example_analyses/example_analyses_intro#significance',
        text: 'from counting to significance',
      },
    ],
  },
  {
    id: 'what-is-one-event',
    question: 'What exactly is one event?',
    answer: [
      'An event is the record of one bunch crossing that the trigger accepted. It is not one collision: in 2016 there were on average about 25 proton–proton collisions per crossing. The analysis studies one of them; the others are called *pile-up*. In a file, an event is one row with lists of leptons, jets and photons.',
    ],
    links: [
      {to: '/docs/documentation/introduction/events', text: 'an event read particle by particle'},
    ],
  },
  {
    id: 'what-could-my-project-be',
    question: 'Which topic is suitable for a school project or a thesis?',
    answer: [
      'An afternoon is enough to run a Standard Model notebook and change its selection. In a few days, you can repeat one of the twelve analyses of the 2020 release and compare data with simulation. A thesis can measure a mass or a cross-section, with its uncertainties, or train a classifier. The list of university laboratory courses gives the language, difficulty and length of each course.',
    ],
    links: [
      {
        to: '/docs/documentation/introduction/purpose_data_education#a-ladder-of-tasks',
        text: 'tasks in order of difficulty',
      },
      {to: '/projects', text: 'projects from universities'},
    ],
  },
];

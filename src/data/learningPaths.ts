/** Where a reader is led who answers three questions, in the order in which the rules are asked. */

export const questions = {
  who: {
    label: 'Who are you?',
    options: {student: 'a student', teacher: 'a teacher', researcher: 'a researcher'},
  },
  time: {
    label: 'How much time do you have?',
    options: {
      minutes: '10 minutes',
      afternoon: 'an afternoon',
      sessions: 'several sessions or a course',
    },
  },
  install: {
    label: 'Can you install software?',
    options: {no: 'no', yes: 'yes'},
  },
} as const;

export type Question = keyof typeof questions;
type Who = keyof (typeof questions.who)['options'];
type Time = keyof (typeof questions.time)['options'];
type Install = keyof (typeof questions.install)['options'];

export interface Answers {
  readonly who: Who;
  readonly time: Time;
  readonly install: Install;
}

/** The pages to which readers are led, as a list of them calls each. */
export const destinations = {
  '/docs/userpath/quickstart': 'Quickstart: a plot of real data',
  '/docs/userpath/deepdive': 'Deep dive: plan your own analysis',
  '/docs/userpath/researchers': 'Start as a researcher',
  '/docs/webapps/histogram-analyser-2_13TeV': 'Histogram analyser, without code',
  '/docs/webapps/teachersapp': 'Teachers’ app: a step-by-step workshop',
  '/teach': 'Teach with ATLAS data: nine lessons to print',
  '/docs/webapps/curriculum': 'The apps in the curriculum',
  '/docs/videotutorials/overview': 'Video tutorials',
  '/docs/13TeV25Doc/StandardModel': 'Notebooks on Standard Model processes',
  '/docs/13TeV25Doc/Concepts': 'Notebooks on analysis concepts',
  '/docs/13TeV25Doc/enviroments/online': 'Run notebooks online',
  '/docs/13TeV25Doc/enviroments/hybrid': 'Run notebooks on your own machine',
  '/docs/13TeV25Doc/frameworks/cpp': 'The C++ framework',
  '/docs/tutresearch/physlitetut': 'PHYSLITE tutorial',
  '/docs/tutresearch/openevgentut': 'Tutorial on generated events',
  '/docs/tutresearch/public_likelihoods': 'Tutorial on public likelihoods',
  '/docs/tutresearch/containers': 'Containers with the ATLAS software',
  '/docs/tutresearch/derivation_framework': 'Make your own ntuples',
  '/docs/tutresearch/phoenix': 'Events in three dimensions',
} as const;

type Destination = keyof typeof destinations;

export interface Rule extends Partial<Answers> {
  readonly to: Destination;
  /** One sentence. */
  readonly because: string;
  readonly or: readonly [Destination, Destination];
}

/** The first rule whose conditions all hold is the one; a condition that is left out always holds. */
export const rules: readonly Rule[] = [
  {
    who: 'student',
    time: 'minutes',
    to: '/docs/userpath/quickstart',
    because:
      'It begins with a lab that shows a peak after three clicks, followed by the same plot from recorded data.',
    or: ['/docs/webapps/histogram-analyser-2_13TeV', '/docs/videotutorials/overview'],
  },
  {
    who: 'student',
    time: 'afternoon',
    install: 'no',
    to: '/docs/13TeV25Doc/StandardModel',
    because:
      'Each notebook opens in your browser; begin with the Z boson, which takes under an hour.',
    or: ['/docs/13TeV25Doc/Concepts', '/docs/13TeV25Doc/enviroments/online'],
  },
  {
    who: 'student',
    time: 'afternoon',
    to: '/docs/13TeV25Doc/StandardModel',
    because:
      'Begin with the Z boson in your browser, and set up your own machine for the longer notebooks.',
    or: ['/docs/13TeV25Doc/enviroments/hybrid', '/docs/13TeV25Doc/Concepts'],
  },
  {
    who: 'student',
    install: 'no',
    to: '/docs/userpath/deepdive',
    because:
      'It puts the notebooks in an order in which each prepares you for the next, and all of them run online.',
    or: ['/docs/13TeV25Doc/enviroments/online', '/docs/13TeV25Doc/Concepts'],
  },
  {
    who: 'student',
    to: '/docs/userpath/deepdive',
    because: 'It leads from a choice of data and language to your own analysis.',
    or: ['/docs/13TeV25Doc/enviroments/hybrid', '/docs/13TeV25Doc/frameworks/cpp'],
  },
  {
    who: 'teacher',
    time: 'minutes',
    to: '/docs/webapps/histogram-analyser-2_13TeV',
    because: 'Your class can select events with the mouse, in a browser and without an account.',
    or: ['/teach', '/docs/webapps/teachersapp'],
  },
  {
    who: 'teacher',
    time: 'afternoon',
    install: 'no',
    to: '/docs/webapps/teachersapp',
    because: 'A step-by-step workshop runs in the browser, in English, Spanish and Italian.',
    or: ['/teach', '/docs/webapps/curriculum'],
  },
  {
    who: 'teacher',
    time: 'afternoon',
    to: '/docs/13TeV25Doc/StandardModel',
    because: 'Work through one notebook yourself before you use it in class.',
    or: ['/docs/13TeV25Doc/enviroments/hybrid', '/docs/webapps/teachersapp'],
  },
  {
    who: 'teacher',
    install: 'no',
    to: '/docs/userpath/deepdive',
    because: 'It arranges notebooks into a course that runs on online services.',
    or: ['/docs/13TeV25Doc/enviroments/online', '/docs/webapps/curriculum'],
  },
  {
    who: 'teacher',
    to: '/docs/userpath/deepdive',
    because:
      'It arranges notebooks into a course; one container gives every student the same software.',
    or: ['/docs/13TeV25Doc/enviroments/hybrid', '/docs/webapps/curriculum'],
  },
  {
    who: 'researcher',
    time: 'minutes',
    to: '/docs/userpath/researchers',
    because:
      'It explains what is released, whether it is suitable for your question, and how to open a first file.',
    or: ['/docs/tutresearch/phoenix', '/docs/tutresearch/physlitetut'],
  },
  {
    who: 'researcher',
    time: 'afternoon',
    install: 'no',
    to: '/docs/tutresearch/physlitetut',
    because:
      'With a notebook in your browser, you read a PHYSLITE file and reconstruct the top quark.',
    or: ['/docs/tutresearch/openevgentut', '/docs/userpath/researchers'],
  },
  {
    who: 'researcher',
    time: 'afternoon',
    to: '/docs/tutresearch/physlitetut',
    because:
      'With Python and no ATLAS software, you read a PHYSLITE file and reconstruct the top quark.',
    or: ['/docs/tutresearch/containers', '/docs/tutresearch/public_likelihoods'],
  },
  {
    who: 'researcher',
    install: 'no',
    to: '/docs/userpath/researchers',
    because:
      'It takes you through formats, tutorials and limitations in the order in which you need them.',
    or: ['/docs/tutresearch/physlitetut', '/docs/tutresearch/openevgentut'],
  },
  {
    to: '/docs/tutresearch/containers',
    because:
      'A container provides the ATLAS software that you need for scale factors and variations.',
    or: ['/docs/tutresearch/derivation_framework', '/docs/userpath/researchers'],
  },
];

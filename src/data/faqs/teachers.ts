import type {FaqSource} from './schema';

/** From those who plan a lesson. */
export const teachers: readonly FaqSource[] = [
  {
    id: 'what-fits-into-one-lesson',
    question: 'What fits into a lesson of 45 or 90 minutes?',
    answer: [
      'A 90-minute lesson has time for an introduction (15 minutes), a tutorial with 500 events (15), the Z boson (25), the Higgs boson (25) and ten minutes of discussion. For a 45-minute lesson omit the tutorial and the Higgs boson: introduction and Z boson take 40 minutes, and five remain for questions.',
    ],
    links: [
      {
        to: '/docs/webapps/teachersapp',
        text: 'the lesson plan, with event counts to check against',
      },
    ],
  },
  {
    id: 'do-pupils-need-accounts-or-software',
    question: 'Do my pupils need accounts or software?',
    answer: [
      'Neither, for the classroom application: it runs in a browser. Notebooks run without an account on Binder. Test both from a school computer beforehand, since some school networks block unknown sites. As a backup, keep a printed table of the event counts: the questions can be answered with it too.',
    ],
    links: [{to: '/docs/13TeV25Doc/enviroments/online', text: 'the online services compared'}],
  },
  {
    id: 'which-languages-is-it-in',
    question: 'In which languages is the material?',
    answer: [
      'The application ATLAS Open Data in the Classroom is available in English, Spanish and Italian. This documentation and the notebooks are in English. A translated notebook is a welcome contribution: the licence of the collection, EUPL 1.1, allows it, and students learn best in their own language.',
    ],
    links: [
      {to: 'https://atlas4teachers.app.cern.ch', text: 'the application'},
      {to: '/docs/tutresearch/contributions#ideas', text: 'contributions that would be of use'},
    ],
  },
  {
    id: 'is-there-something-to-print',
    question: 'Is there something to print?',
    answer: [
      'Yes: lessons of 45 or 90 minutes, each with a worksheet and an answer key that print on separate sheets. The CERN document server has further sheets for the classroom, on the Standard Model, conservation laws, Feynman diagrams, signal and background, cross-section and luminosity, and statistical significance. Pages of this site print well too: their menus are left out, and the answers on this page are printed in full.',
    ],
    links: [
      {to: '/teach', text: 'all lessons, with one button for all worksheets'},
      {to: '/docs/webapps/teachersapp#printable-material', text: 'the sheets at CERN, one by one'},
    ],
  },
  {
    id: 'how-do-thirty-pupils-run-notebooks',
    question: 'How do thirty pupils run notebooks at once?',
    answer: [
      'Let pairs share a screen, and start Binder ten minutes before the lesson: the first start takes several minutes, later ones are quicker. Do not let everybody download the same file. The skim (the preselected events) with four leptons is 1.48 GB in size, including its simulation. Thirty downloads take an hour on a 100 Mbit/s connection; a single copy to pass round takes two minutes. For a longer course use a container, which gives every computer the same software.',
    ],
    links: [
      {to: '/docs/13TeV25Doc/enviroments/online#with-a-class', text: 'online with a class'},
      {to: '/docs/13TeV25Doc/enviroments/hybrid#with-a-class', text: 'on your own computers'},
    ],
  },
  {
    id: 'where-does-it-fit-the-curriculum',
    question: 'Where does it fit the school curriculum?',
    answer: [
      'With conservation of energy and momentum, charged particles in magnetic fields, electronvolts, mass and energy, decay and lifetime. It also fits statistics: a bin with 100 events fluctuates by 10, one with 10,000 by 100. One page pairs common curriculum topics with a histogram and a question each.',
    ],
    links: [{to: '/docs/webapps/curriculum', text: 'links to the school curriculum'}],
  },
  {
    id: 'may-i-change-the-material',
    question: 'May I change the material and pass it on?',
    answer: [
      'Yes. The data are under CC0: copy and change them as you like. The notebooks are under EUPL 1.1, which requires you to pass on changed versions under the same or a compatible licence. The texts of this documentation are under CC BY 4.0: name the source and say what you changed. CERN and ATLAS images have their own terms of use.',
    ],
    links: [
      {
        to: '/docs/documentation/ethical_legal/citation_policy#licences',
        text: 'the table of licences',
      },
    ],
  },
];

import type {FaqSource} from './schema';

/** From those who plan a lesson. */
export const teachers: readonly FaqSource[] = [
  {
    id: 'what-fits-into-one-lesson',
    question: 'What fits into a lesson of 45 or 90 minutes?',
    answer: [
      'A 90-minute lesson has time for an introduction (15 minutes), a tutorial with 500 events (15), the Z boson (25), the Higgs boson (25) and ten minutes of discussion. For a 45-minute lesson, omit the tutorial and the Higgs boson: the introduction and the Z boson take 40 minutes, which leaves five for questions.',
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
      'They need neither for the classroom application, which runs in a browser. Notebooks run without an account on Binder. Test both on a school computer beforehand, because some school networks block unknown sites. As a backup, keep a printed table of the event counts: your pupils can also answer the questions from the table.',
    ],
    links: [{to: '/docs/13TeV25Doc/enviroments/online', text: 'the online services compared'}],
  },
  {
    id: 'which-languages-is-it-in',
    question: 'In which languages is the material available?',
    answer: [
      'The application ATLAS Open Data in the Classroom is available in English, Spanish and Italian. This documentation and the notebooks are in English. A translated notebook is a welcome contribution: the licence of the collection, EUPL 1.1, allows it, and students learn best in their own language.',
    ],
    links: [
      {to: 'https://atlas4teachers.app.cern.ch', text: 'the application'},
      {to: '/docs/tutresearch/contributions#ideas', text: 'contributions that would help'},
    ],
  },
  {
    id: 'is-there-something-to-print',
    question: 'Is there something to print?',
    answer: [
      'Yes: lessons of 45 or 90 minutes, each with a worksheet and an answer key that print on separate sheets, on A4 or Letter. Both are also available as editable .docx files. The CERN Document Server has further classroom worksheets, on the Standard Model, conservation laws, Feynman diagrams, signal and background, cross-section and luminosity, and statistical significance. The pages of this site also print well: the menus are omitted, and the answers on this page are printed in full.',
    ],
    links: [
      {to: '/teach', text: 'all lessons, with one button for all worksheets'},
      {to: '/docs/webapps/teachersapp#printable-material', text: 'the CERN worksheets, one by one'},
    ],
  },
  {
    id: 'how-do-thirty-pupils-run-notebooks',
    question: 'How can thirty pupils run notebooks at the same time?',
    answer: [
      'Let pairs share a screen, and start Binder ten minutes before the lesson: the first start takes several minutes, and later starts are quicker. Do not have everybody download the same file. The four-lepton skim (a preselected set of events) is 1.48 GB, including the simulation. Thirty downloads take an hour on a 100 Mbit/s connection; a single copy to pass round takes two minutes. For a longer course, use a container, which gives every computer the same software.',
    ],
    links: [
      {to: '/docs/13TeV25Doc/enviroments/online#with-a-class', text: 'online with a class'},
      {to: '/docs/13TeV25Doc/enviroments/hybrid#with-a-class', text: 'on your own computers'},
    ],
  },
  {
    id: 'where-does-it-fit-the-curriculum',
    question: 'Where does the material fit into the school curriculum?',
    answer: [
      'It covers conservation of energy and momentum, charged particles in magnetic fields, electronvolts, mass and energy, decay and lifetime. It also suits lessons on statistics: a bin with 100 events fluctuates by about 10, one with 10,000 by about 100. One page lists common curriculum topics, each with a histogram and a question.',
    ],
    links: [{to: '/docs/webapps/curriculum', text: 'links to the school curriculum'}],
  },
  {
    id: 'may-i-change-the-material',
    question: 'May I change the material and pass it on?',
    answer: [
      'Yes. Each worksheet is available as a .docx file that you can edit. The data are under CC0: copy and change them as you like. The notebooks are under EUPL 1.1: if you distribute a changed version, use the same or a compatible licence. The texts of this documentation are under CC BY 4.0: name the source and state what you changed. CERN and ATLAS images have their own terms of use.',
    ],
    links: [
      {to: '/teach#edit', text: 'worksheets to edit'},
      {
        to: '/docs/documentation/ethical_legal/citation_policy#licences',
        text: 'the table of licences',
      },
    ],
  },
];

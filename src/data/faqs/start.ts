import type {FaqSource} from './schema';

/** Before the first step. */
export const start: readonly FaqSource[] = [
  {
    id: 'is-it-free-and-do-i-need-an-account',
    question: 'Is it free, and do I need an account?',
    answer: [
      'Yes, it is free, and no account is needed for the data: all main releases are under the CC0 1.0 waiver, so you may use them for any purpose. Some hosted notebooks require an account: SWAN a CERN account, Codespaces a GitHub account, Colab a Google account. Binder does not.',
      'A few special datasets and the masterclass samples do not state a licence; check their records first.',
    ],
    links: [
      {
        to: '/docs/documentation/ethical_legal/citation_policy#licences',
        text: 'licences of data and software',
      },
    ],
  },
  {
    id: 'which-release-should-i-take',
    question: 'Which release should I take?',
    answer: [
      '- For a school lesson, the [guides to the web applications](/docs/category/web-apps-for-education).\n- For a course, the [2025 education release](/docs/data/for_education/13TeV25_details).\n- For research, the [2024 proton data](/docs/data/for_research/pp_data).\n- For theory studies, the [generator events](/docs/data/for_research/evgen_data).\n- For the quark–gluon plasma, the hot matter that forms when nuclei collide, the [heavy-ion data](/docs/data/for_research/hi_data).',
    ],
    links: [{to: '/docs/data#compare', text: 'what you can do with each release'}],
  },
  {
    id: 'are-these-all-the-data-of-atlas',
    question: 'Are these all the ATLAS data?',
    answer: [
      'No. The 13 TeV proton data were recorded in 2015 and 2016, <Value of="2024r-pp.luminosity" /> of the <Value of="run2.luminosity" /> of Run 2, 2015 to 2018. (The inverse femtobarn, fb⁻¹, is the unit in which the amount of collision data is measured.) The 8 TeV data are a part of the 2012 data. The heavy-ion release contains about 20 % of the lead–lead data that ATLAS had recorded by December 2024.',
      'Further releases follow the CERN Open Data Policy: the release of research data starts about five years after the end of a run period. No date has been announced for the next release.',
    ],
    links: [
      {
        to: '/docs/documentation/introduction/purpose_data_release#what-is-promised',
        text: 'what the policy promises',
      },
    ],
  },
  {
    id: 'where-do-i-begin-without-programming',
    question: 'Where do I begin if I cannot program?',
    answer: [
      'Begin with the lab at the top of the quickstart: keep pairs of muons with opposite charges, and read the mass of the Z boson off the peak at 91 GeV. You need only a browser and five minutes. The events are simulated for teaching; further down, the page shows how to plot the same peak from recorded data.',
    ],
    links: [
      {
        to: '/docs/userpath/quickstart#start-without-code',
        text: 'the three steps of the quickstart',
      },
    ],
  },
  {
    id: 'what-do-i-have-to-know-first',
    question: 'What do I need to know before I start?',
    answer: [
      'School physics is enough for the web applications: momentum, energy, charge. For the notebooks, you also need a little Python; you can run them unchanged at first and then change one number. The research data require statistics, programming and patience with documentation. Below its title, each page shows its audience, its level and the time it takes.',
    ],
    links: [{to: '/docs/intro', text: 'where to start in this documentation'}],
  },
  {
    id: 'what-can-i-do-in-an-hour',
    question: 'What can I do in ten minutes, and what in an hour?',
    answer: [
      '- In five minutes: find the Z boson in our lab, in simulated events.\n- In ten: plot it from recorded data, in a hosted notebook or with twenty lines of Python.\n- In thirty: finish the notebook `Find_the_Z.ipynb`.\n- In an hour: search for the Higgs boson in photon pairs or in four leptons.',
      'The twenty-line program downloads 34 MB of data.',
    ],
    links: [{to: '/docs/userpath/quickstart', text: 'the quickstart'}],
  },
  {
    id: 'where-are-the-words-explained',
    question: 'Where do I find out what a word means?',
    answer: [
      'Point at or tap a word with a dotted underline to see its definition. The same definitions are in the glossary, which you can filter. On a page, a new term is set in italics where it is defined. If a word is missing, tell us: other readers will probably miss it too.',
    ],
    links: [{to: '/docs/documentation/support_resources/resources', text: 'the glossary'}],
  },
];

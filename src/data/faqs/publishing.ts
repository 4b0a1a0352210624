import type {FaqSource} from './schema';

/** When something is finished, or broken. */
export const publishing: readonly FaqSource[] = [
  {
    id: 'what-must-i-say-in-a-publication',
    question: 'What must I state in a publication?',
    answer: [
      'Cite the DOI of each dataset, thank CERN and the ATLAS Collaboration, and state that the result is yours and not an ATLAS result. Give the release key, the good run list and the luminosity, the selection with units, and the versions of the software, so that others can reproduce it. For a school poster, one line with the DOI is enough.',
    ],
    links: [
      {
        to: '/docs/documentation/ethical_legal/citation_policy#what-to-cite',
        text: 'what to cite',
      },
    ],
  },
  {
    id: 'may-i-use-the-data-commercially',
    question: 'May I use the data in a product, or sell a course?',
    answer: [
      'Yes. CC0 waives all rights in the released data, so commercial use is allowed and you do not need permission. Do not suggest that CERN or ATLAS endorses your product. Software and texts have their own licences, and some special records do not state a licence; check before you reuse anything.',
    ],
    links: [
      {
        to: '/docs/documentation/ethical_legal/citation_policy#acknowledgement',
        text: 'how to acknowledge without implying endorsement',
      },
    ],
  },
  {
    id: 'how-do-i-label-a-plot',
    question: 'How do I label a plot? May I use the logo?',
    answer: [
      'Write "ATLAS Open Data" on the plot, with the energy and the luminosity. The labels "ATLAS" and "ATLAS Preliminary" are reserved for results of the collaboration. Do not use the logo of ATLAS or CERN as if one of them were the author; images and logos have their own terms of use.',
    ],
    links: [
      {
        to: '/docs/documentation/ethical_legal/citation_policy#in-short',
        text: 'the three things we ask of you',
      },
    ],
  },
  {
    id: 'how-do-i-report-a-mistake',
    question: 'How do I report a mistake?',
    answer: [
      'Open an issue in the repository concerned. Give the release key, the dataset number, the URL of the file, the shortest code that fails, the complete error message and your software versions. For a mistake on a page of this site, use the link at the end of that page, which fills in the page and its version for you. For everything else, use the contact page.',
    ],
    links: [
      {
        to: '/docs/documentation/support_resources/technical_support#what-a-good-report-contains',
        text: 'what a good report contains',
      },
      {to: '/contact-us', text: 'whom to ask'},
    ],
  },
  {
    id: 'how-do-i-get-my-project-listed',
    question: 'How do I get my project or notebook listed?',
    answer: [
      'To add a course or laboratory project to the list of projects, open a pull request or write to the support address. To add a notebook to the notebook collection, open an issue first, work in a fork, and open a pull request early. Work on the research data can be listed among the community contributions.',
    ],
    links: [
      {to: '/docs/tutresearch/contributions#notebook', text: 'the steps for a notebook'},
      {to: '/projects', text: 'the list of projects'},
    ],
  },
  {
    id: 'how-do-i-hear-of-new-releases',
    question: 'How do I hear about new releases?',
    answer: [
      'Subscribe to the feed of this site in any feed reader: it delivers all changes as RSS or Atom, without an account or an e-mail address. The news page lists all changes since the 2014 masterclass datasets. For a single tool, follow its repository.',
    ],
    links: [{to: '/docs/updates#follow', text: 'how to follow changes'}],
  },
];

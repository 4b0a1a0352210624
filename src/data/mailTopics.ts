/** Whom readers may write to, and what a message on each topic should tell. */

export const mailboxes = {
  support: 'atlas-outreach-opendata-support@cern.ch',
  likelihoods: 'atlas-outreach-public-likelihoods@cern.ch',
  portal: 'opendata-support@cern.ch',
} as const;

interface MailTopic {
  readonly to: keyof typeof mailboxes;
  readonly subject: string;
  /** What the writer fills in, in this order. */
  readonly fields: readonly string[];
}

const environment = [
  'Operating system, or hosted service (Binder, SWAN, ...)',
  'Versions (python -m pip show atlasopenmagic uproot awkward)',
];

const code = ['Minimal code that reproduces the problem', 'Complete error message, as text'];

export const mailTopics = {
  data: {
    to: 'support',
    subject: 'Question about ATLAS Open Data',
    fields: [
      'What I want to find out',
      'Release key (such as 2025e-13tev-beta)',
      'Dataset number, or record number',
      'URL of one file that shows the problem',
      'What I see',
      'What I expected instead, and why',
    ],
  },
  software: {
    to: 'support',
    subject: 'Problem with a notebook or with atlasopenmagic',
    fields: [
      'Notebook, or function of the package',
      'Release key and dataset number',
      ...code,
      'What I expected instead',
      ...environment,
    ],
  },
  likelihood: {
    to: 'likelihoods',
    subject: 'Question about a published likelihood',
    fields: [
      'Paper, and DOI of its HEPData entry',
      'File and region of the likelihood',
      'What I want to compute',
      ...code,
      'Value I obtain, and value in the paper',
      'Versions (python -m pip show pyhf cabinetry)',
    ],
  },
  portal: {
    to: 'portal',
    subject: 'Problem with an ATLAS record on the portal',
    fields: [
      'Record number or URL',
      'File that I tried to download',
      'How I downloaded it (browser, cernopendata-client, XRootD)',
      'Date and time, with time zone',
      'Complete error message, as text',
    ],
  },
  page: {
    to: 'support',
    subject: 'Mistake on a page of the ATLAS Open Data website',
    fields: [
      'URL of the page',
      'Sentence, formula or number that is wrong',
      'What it should say',
      'Source of the correction (paper, record, calculation)',
    ],
  },
  accessibility: {
    to: 'support',
    subject: 'Accessibility of the ATLAS Open Data website',
    fields: [
      'URL of the page',
      'What I wanted to do',
      'What stopped me',
      'Browser, and assistive technology if any',
      'Alternative format that I need in the meantime',
    ],
  },
  security: {
    to: 'support',
    subject: 'Security: ATLAS Open Data website',
    fields: ['URL of the page', 'What I did', 'What happened', 'Browser and version'],
  },
  lesson: {
    to: 'support',
    subject: 'A lesson with ATLAS Open Data',
    fields: [
      'Age of the students, and their knowledge of particle physics',
      'Length of the lesson, and number of students',
      'What the computers can run (browser only, Python, ...)',
      'What the students should take away',
      'My question',
    ],
  },
  sample: {
    to: 'support',
    subject: 'Request for a simulated sample',
    fields: [
      'Process, and generator if it matters',
      'Collision energy, and format (PHYSLITE, ntuple, HepMC)',
      'Number of events needed, and how I estimated this number',
      'Purpose of the sample',
      'Released samples I tried, and why they are not suitable',
    ],
  },
  work: {
    to: 'support',
    subject: 'Made with ATLAS Open Data',
    fields: [
      'Title',
      'Institute',
      'URL of the project',
      'Language of the text, and programming languages',
      'Level, and time required',
      'DOIs of the data used',
    ],
  },
} as const satisfies Readonly<Record<string, MailTopic>>;

export type MailTopicName = keyof typeof mailTopics;

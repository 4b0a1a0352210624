/** Additions to the questions of the FAQ that cards need, by their ids. */

/** First sentences for answers that begin with a list. */
export const faqLeads: Readonly<Record<string, string>> = {
  'which-release-should-i-take': 'The right release depends on what you plan to do.',
  'how-large-are-the-data': 'The size of the data depends on the release.',
  'what-can-i-do-in-an-hour': 'Five minutes are enough for a first peak.',
  'what-luminosity-do-i-normalise-to':
    'Normalise the simulation to the luminosity of the data that you use.',
};

/** Words of answers that make sense on their page only, and what a card says instead. */
export const faqEdits: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'which-release-should-i-take': [[', the hot matter that forms when nuclei collide,', ',']],
  'where-do-i-begin-without-programming': [['further down, the page', 'the quickstart also']],
  'what-do-i-have-to-know-first': [
    ['Below its title, each page shows its', 'Each page shows, below its title, its'],
  ],
  'can-i-see-a-real-higgs-boson': [['see candidates.', 'see candidates for Higgs bosons.']],
  'how-much-python-do-i-need': [['Very little at first.', 'You need very little Python at first.']],
  'why-is-the-peak-not-a-line': [['For two reasons.', 'A mass peak has a width for two reasons.']],
  'is-there-something-to-print': [['the answers on this page are', 'the answers of the FAQ are']],
  'do-pupils-need-accounts-or-software': [
    ['They need neither for', 'Pupils need neither accounts nor software for'],
  ],
  'where-does-it-fit-the-curriculum': [
    ['It covers conservation', 'The material covers conservation'],
  ],
  'may-i-publish-with-the-education-data': [['releases for that.', 'releases for a measurement.']],
  'where-are-systematic-uncertainties': [
    ['Not in PHYSLITE: it stores', 'PHYSLITE has none: the format stores'],
  ],
  'what-if-a-sample-is-missing': [['Request it', 'Request the sample']],
  'can-i-work-with-data-that-are-not-open': [
    [
      'Only together with ATLAS.',
      'Work with other data of ATLAS is possible only together with ATLAS.',
    ],
  ],
  'why-does-my-simulation-not-match-the-data': [
    ['Check in this order:', 'Check five things, in this order.'],
  ],
  'why-is-the-sum-of-weights-not-the-number-of-events': [['Because generators', 'Generators']],
  'zip-archive-or-single-files': [['Either, but', 'Download either, but']],
  'why-do-old-links-to-the-server-fail': [['That server', 'The server atlas-opendata.web.cern.ch']],
  'my-old-notebook-fails-on-available_data-or-cross_section': [
    ['Both names', 'The names `available_data` and `cross_section`'],
  ],
  'why-is-my-dataset-not-found': [['Usually because', 'The usual reason is that']],
  'why-does-the-client-list-no-files': [['of this download program', 'of cernopendata-client']],
  'do-the-virtual-machines-still-work': [
    ['They are archived', 'The virtual machines are archived'],
  ],
  'can-i-look-for-long-lived-particles': [
    ['Not by their decay', 'You cannot find long-lived particles by their decay'],
  ],
  'how-do-i-know-which-process-made-an-event': [
    ['you cannot know this:', 'you cannot know the process:'],
  ],
  'how-do-i-tell-data-from-simulation': [['From the file name', 'Look at the file name']],
  'which-energies-are-there': [['Proton collisions', 'There are proton collisions']],
};

/** Short queries that a question answers besides its own words. */
export const faqQueries: Readonly<Record<string, readonly string[]>> = {
  'is-it-free-and-do-i-need-an-account': ['free', 'account', 'login', 'registration', 'cost'],
  'are-these-all-the-data-of-atlas': [
    'all data of ATLAS',
    'Run 2 data',
    'Run 3 data',
    'next release',
  ],
  'where-do-i-begin-without-programming': ['without programming', 'no code', 'beginners'],
  'what-do-i-have-to-know-first': ['prerequisites', 'requirements'],
  'where-are-the-words-explained': ['glossary', 'definitions', 'dictionary'],
  'can-i-see-a-real-higgs-boson': ['real Higgs', 'see Higgs boson'],
  'how-much-python-do-i-need': ['Python level', 'learn Python'],
  'why-is-the-peak-not-a-line': ['peak width', 'width of the peak'],
  'is-a-bump-in-my-plot-a-discovery': ['bump', '5 sigma', 'five sigma', 'discovery'],
  'what-is-one-event': ['one event'],
  'what-could-my-project-be': ['project ideas', 'thesis', 'bachelor thesis', 'school project'],
  'what-fits-into-one-lesson': ['lesson plan', '45 minutes', '90 minutes', 'lesson'],
  'which-languages-is-it-in': ['languages', 'translation', 'Spanish', 'Italian'],
  'is-there-something-to-print': ['worksheet', 'worksheets', 'print', 'handout'],
  'how-do-thirty-pupils-run-notebooks': ['class notebooks', 'classroom notebooks'],
  'where-does-it-fit-the-curriculum': ['curriculum'],
  'may-i-change-the-material': ['reuse material', 'modify material'],
  'may-i-publish-with-the-education-data': ['publish', 'publication', 'publish results'],
  'may-i-claim-a-discovery': ['excess', 'claim discovery'],
  'do-i-need-a-good-run-list': [
    'GRL required',
    'good run list education ntuples',
    'good run list ntuples',
  ],
  'where-are-systematic-uncertainties': ['systematics PHYSLITE', 'systematics open data'],
  'where-is-the-trigger-information': ['trigger information', 'trigger flags', 'trigger variables'],
  'which-dataset-number-is-my-process': ['dataset number of a process', 'DSID of a process'],
  'what-if-a-sample-is-missing': ['missing sample', 'request sample'],
  'can-i-test-a-model-without-events': ['test model', 'reinterpretation', 'pyhf'],
  'can-i-work-with-data-that-are-not-open': ['not open data', 'short-term association'],
  'what-luminosity-do-i-normalise-to': ['luminosity normalise', 'luminosity pb⁻¹'],
  'mev-or-gev': ['MeV GeV', 'GeV or MeV', 'MeV'],
  'why-does-my-simulation-not-match-the-data': [
    'data MC disagreement',
    'simulation does not match data',
    'data MC mismatch',
  ],
  'why-is-the-sum-of-weights-not-the-number-of-events': [
    'negative weights',
    'sum of weights number of events',
  ],
  'which-sum-of-weights-after-a-skim': ['sum of weights skim'],
  'may-i-add-events-of-several-skims': [
    'add skims',
    'combine skims',
    'add samples',
    'overlap skims',
  ],
  'which-scale-factors-do-i-multiply': ['multiply scale factors', 'scale factors 2025'],
  'what-changed-from-2020-to-2025': ['2020 to 2025', '2020 2025 changes', 'code for 2020 data'],
  'how-do-i-fetch-part-of-it': ['download part', 'partial download', 'stream data'],
  'reading-is-slow-what-helps': ['slow', 'reading slow', 'slow download'],
  'how-large-are-the-data': [
    'size',
    'data size',
    'size of data',
    'disk space',
    'how many gigabytes',
  ],
  'why-does-the-client-list-no-files': ['cernopendata-client no files'],
  'zip-archive-or-single-files': ['zip', 'zip archive'],
  'why-do-old-links-to-the-server-fail': ['atlas-opendata.web.cern.ch', 'broken link', 'dead link'],
  'how-do-i-know-a-file-is-complete': ['checksum', 'adler32', 'verify download', 'corrupt file'],
  'can-i-have-csv-instead-of-root': ['CSV', 'spreadsheet', 'Excel', 'convert to CSV', 'pandas'],
  'can-i-work-without-a-connection': ['without connection', 'work offline'],
  'my-old-notebook-fails-on-available_data-or-cross_section': ['available_data', 'old notebook'],
  'import-fails-right-after-an-installation': [
    'ModuleNotFoundError',
    'import error',
    'no module named',
  ],
  'does-it-work-on-a-mac-with-an-apple-chip': ['Mac', 'Apple silicon', 'M1', 'macOS'],
  'why-is-my-dataset-not-found': ['dataset not found', 'invalid dataset'],
  'why-does-my-kernel-die': ['kernel died', 'out of memory', 'memory', 'Binder stops'],
  'why-can-uproot-not-read-a-branch': ['uproot cannot read branch', 'uproot error'],
  'which-python-and-do-i-need-root': ['Python version', 'without ROOT'],
  'do-the-virtual-machines-still-work': ['virtual machine', 'VM', 'VirtualBox'],
  'is-the-portal-or-a-service-down': ['down', 'service down', 'portal down', 'server down'],
  'may-i-use-an-ai-assistant': ['AI', 'ChatGPT', 'AI assistant', 'LLM'],
  'which-b-tag-value-do-i-cut-on': ['b-tag value', 'b-tag PHYSLITE', 'MV2c10'],
  'can-i-reconstruct-objects-again': ['reconstruct objects', 'reclustering'],
  'can-i-look-for-long-lived-particles': ['long-lived particles', 'LLP'],
  'how-do-i-know-which-process-made-an-event': ['which process'],
  'how-do-i-tell-data-from-simulation': ['distinguish data from simulation'],
  'which-energies-are-there': ['energies', 'which energy', '13.6 TeV', '8 TeV', '13 TeV'],
  'what-must-i-say-in-a-publication': ['acknowledge', 'acknowledgement'],
  'may-i-use-the-data-commercially': ['commercial', 'commercial use'],
  'how-do-i-label-a-plot': ['plot label', 'logo', 'label plot'],
  'how-do-i-report-a-mistake': ['mistake', 'typo', 'wrong page', 'correction'],
  'how-do-i-get-my-project-listed': ['list project', 'submit project'],
  'how-do-i-hear-of-new-releases': ['newsletter', 'RSS', 'feed', 'subscribe', 'updates'],
};

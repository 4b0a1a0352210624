import type {FaqSource} from './schema';

/** From those who want to publish a result. */
export const researchers: readonly FaqSource[] = [
  {
    id: 'may-i-publish-with-the-education-data',
    question: 'Can I publish a measurement with the education data?',
    answer: [
      'Use the research releases for that. According to their records, the 2016 and 2020 education releases are not suitable for scientific publications. The 2016 release has no systematic uncertainties, the 2020 release has one simplified value for each type of object, and the corrections in both are fixed. The 2025 release is a simplified beta of the same collisions as the research release. A paper about teaching that uses education data is a different matter.',
    ],
    links: [
      {
        to: '/docs/documentation/introduction/purpose_data_research',
        text: 'whether the research data can answer your question',
      },
    ],
  },
  {
    id: 'may-i-claim-a-discovery',
    question: 'I found an excess. May I claim a discovery?',
    answer: [
      'First check the usual causes: a missing background, a wrong weight, runs outside the good run list, or an effect listed on the limitations page. Then consider the look-elsewhere effect, and evaluate the systematic uncertainties. If the excess survives, write to us before you announce it. Your result is your own, not an ATLAS result.',
    ],
    links: [
      {
        to: '/docs/documentation/ethical_legal/citation_policy#responsible-claims',
        text: 'how to word your claims',
      },
    ],
  },
  {
    id: 'do-i-need-a-good-run-list',
    question: 'Do I have to apply a good run list?',
    answer: [
      'For the proton data in PHYSLITE, yes: the files also contain events recorded while part of the detector was not working properly. The luminosity of <Value of="2024r-pp.luminosity" /> includes only the luminosity blocks in the two lists, from <Value of="grl.2015.runs" /> runs in 2015 and <Value of="grl.2016.runs" /> in 2016. For the education ntuples, no: the list has already been applied. For the lead–lead data, no list is public.',
    ],
    links: [
      {
        to: '/docs/data/for_research/pp_data#apply-the-good-runs-list',
        text: 'code that applies the lists',
      },
    ],
  },
  {
    id: 'where-are-systematic-uncertainties',
    question: 'Where are the systematic uncertainties?',
    answer: [
      'Not in PHYSLITE: it stores objects with their nominal calibration. Variations and scale factors come from the CP algorithms of AnalysisBase, the public ATLAS software, which runs in a container. The 2025 ntuples contain nominal scale factors and variations of the jet energy resolution; the 2020 ntuples contain one simplified uncertainty for each type of object. Alternative simulated samples for some processes have their own records.',
    ],
    links: [
      {
        to: '/docs/documentation/systematics',
        text: 'systematic uncertainties in open data',
      },
      {to: '/docs/tutresearch/containers', text: 'containers with AnalysisBase'},
    ],
  },
  {
    id: 'where-is-the-trigger-information',
    question: 'Where is the trigger information?',
    answer: [
      'The education ntuples have trigger flags for each event: `trigE` (electrons) and `trigM` (muons) in all three releases, `trigP` (photons) since the 2020 release, and `trigMET` (missing transverse momentum) in the 2025 release. Note that `trigP` requires two photons in the 2020 release and one in the 2025 release. The trigger chains behind the columns of the 2025 files are not published. In PHYSLITE, trigger objects are hard to read with uproot; use AnalysisBase, which has tools to decode them.',
    ],
    links: [
      {
        to: '/docs/documentation/data_collection#what-survives-in-open-data',
        text: 'trigger information in open data',
      },
    ],
  },
  {
    id: 'which-dataset-number-is-my-process',
    question: 'What is the dataset number of my process?',
    answer: [
      'Search the samples by keyword, either on the page of the release or in Python. After `atom.set_release("2024r-pp")`, `atom.match_metadata("keywords", "Higgs")` returns the dataset numbers and short names of all samples with that keyword. Searching the field `process` for `W` also finds `Wprime`, because it matches substrings. The short name contains generator, tune and process.',
    ],
    links: [
      {to: '/docs/data/for_research/metadata', text: 'all samples of the research release'},
      {to: '/docs/atlasopenmagic/metadata#search', text: 'how the search works'},
    ],
  },
  {
    id: 'what-if-a-sample-is-missing',
    question: 'A simulated sample I need is not available. What can I do?',
    answer: [
      'Request it through the contact page: give the process, the generator if it matters, and the purpose. Requests are considered case by case. Producing your own full simulation is possible but discouraged, because it needs a lot of computing and the simulated conditions would not match the data. For a new signal, generated events with a fast detector simulation are enough for a sensitivity study.',
    ],
    links: [
      {
        to: '/docs/documentation/introduction/purpose_data_research#when-a-sample-is-missing',
        text: 'what to do without a sample',
      },
    ],
  },
  {
    id: 'can-i-test-a-model-without-events',
    question: 'Can I test a model without analysing events?',
    answer: [
      'Often, yes. For many searches and measurements ATLAS has published the full likelihood on HEPData: the statistical model with all its uncertainties. With pyhf, a Python library, you can refit it, replace the signal and compute a limit. Check first that you reproduce the published numbers. The first such likelihood, from a search for bottom squarks, appeared in 2019.',
    ],
    links: [{to: '/docs/tutresearch/public_likelihoods', text: 'public likelihoods'}],
  },
  {
    id: 'can-i-work-with-data-that-are-not-open',
    question: 'Can I work with ATLAS data that are not open?',
    answer: [
      'Only together with ATLAS. With a short-term association, an external researcher can carry out one analysis in the same way as a member. The association gives access to data, simulation and tools that are not public, under the rules and review of the collaboration. Open data require no association, and are often enough for a first test of an idea.',
    ],
    links: [
      {
        to: 'https://atlas.cern/Discover/Collaboration/External-Collaboration',
        text: 'external collaboration with ATLAS',
      },
    ],
  },
];

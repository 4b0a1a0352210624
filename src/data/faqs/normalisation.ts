import type {FaqSource} from './schema';

/** Numbers that bring data and simulation together. */
export const normalisation: readonly FaqSource[] = [
  {
    id: 'what-luminosity-do-i-normalise-to',
    question: 'What luminosity do I normalise to?',
    answer: [
      '- 8 TeV, 2016 education release: <Value of="2016e-8tev.luminosity" />, in code 1000 pb⁻¹.\n- 13 TeV, 2020 education release: <Value of="2020e-13tev.luminosity" />, in code 10064 pb⁻¹.\n- 13 TeV, 2024 research and 2025 education release: <Value of="2024r-pp.luminosity" />, in code 36600 pb⁻¹.',
      'The luminosity is a measure of the number of collisions in the data. For PHYSLITE, the value of 36600 pb⁻¹ includes only the luminosity blocks in the good run lists. For the heavy-ion data, no luminosity is given. Notebooks that print 36 or 36.1 use an older or a rounded value for the same data.',
    ],
    links: [
      {
        to: '/docs/data/for_research/pp_data#luminosity',
        text: 'which luminosity belongs to which data',
      },
    ],
  },
  {
    id: 'mev-or-gev',
    question: 'MeV or GeV?',
    answer: [
      'The 2025 education ntuples are in GeV. PHYSLITE, the heavy-ion files, the 2016 and 2020 ntuples and the generator files are in MeV. One GeV is 1000 MeV, so a muon of 25 GeV is 25 in a 2025 file and 25000 in a 2020 file. A mass peak at 91000 shows that the file is in MeV.',
    ],
    links: [
      {
        to: '/docs/documentation/data_format/introduction_data_format#units-before-anything-else',
        text: 'units, format by format',
      },
    ],
  },
  {
    id: 'why-does-my-simulation-not-match-the-data',
    question: 'Why does my simulation not match the data?',
    answer: [
      'Check in this order:',
      '1. Is the luminosity in pb⁻¹ when the cross-section is in pb?\n2. Are cross-section, k-factor (the correction to higher orders) and filter efficiency (the fraction of generated events that passed the generator filter) all included?\n3. Do you divide by the sum of weights of the whole, unskimmed sample rather than by the number of events?\n4. Are all scale factors applied, and are selection and trigger the same for data and simulation? PHYSLITE data also need the good run list.\n5. Have you counted any sample twice, or added two skims?',
    ],
    links: [
      {
        to: '/docs/documentation/support_resources/technical_support#results-look-wrong',
        text: 'possible reasons for each kind of disagreement',
      },
    ],
  },
  {
    id: 'why-is-the-sum-of-weights-not-the-number-of-events',
    question: 'Why is the sum of weights not the number of events?',
    answer: [
      'Because generators assign weights to events, and some calculations beyond leading order give negative weights. The sum of weights can be smaller or larger than the number of events. Keep the sign of each weight: its absolute value would bias the prediction. The MC statistical uncertainty of a bin is $\\sqrt{\\sum w^2}$.',
    ],
    links: [
      {
        to: '/docs/documentation/monte_carlo/introduction_MC#negative-weights-and-error-bars',
        text: 'negative weights and error bars',
      },
    ],
  },
  {
    id: 'which-sum-of-weights-after-a-skim',
    question: 'Which sum of weights do I use with a skim?',
    answer: [
      'Use the sum for the whole sample before the skim, which the 2025 files contain in the branch `sum_of_weights`. Never recompute it from a skimmed file: the sum would decrease with the selection, and the prediction would increase. In PHYSLITE, if you read only some files of a sample, use the sum over all events of those files before any cut.',
    ],
    links: [
      {
        to: '/docs/data/for_education/13TeV25_metadata#why-the-sum-of-weights-matters',
        text: 'why this sum matters, with numbers',
      },
    ],
  },
  {
    id: 'may-i-add-events-of-several-skims',
    question: 'Can I combine events from several skims or samples?',
    answer: [
      'Never add events from two skims: they overlap, so an event with four leptons is in `4lep`, in `3lep` and in `2to4lep`. Add samples only if they are parts of one process, such as slices in mass or in flavour, or different processes. Do not add two generators for the same process; choose one and use the other to estimate the effect of the choice.',
    ],
    links: [
      {
        to: '/docs/data/for_education/13TeV25_metadata#samples-to-add-and-samples-to-choose-between',
        text: 'samples to add and samples to choose between',
      },
    ],
  },
  {
    id: 'which-scale-factors-do-i-multiply',
    question: 'Which scale factors do I apply?',
    answer: [
      'Apply the scale factors for the objects that you select, and the scale factor for pile-up. A scale factor corrects the simulation for differences between measured and simulated efficiencies. For four leptons in the 2025 release, use `ScaleFactor_PILEUP`, `ScaleFactor_ELE`, `ScaleFactor_MUON` and `ScaleFactor_LepTRIGGER`; for two photons, those for pile-up and photons; for a b-tag requirement, add `ScaleFactor_FTAG`. In data, all scale factors are 1.',
    ],
    links: [{to: '/docs/data/for_education/13TeV25_details#weights', text: '2025 event weights'}],
  },
  {
    id: 'why-are-there-more-data-than-simulation',
    question: 'Why do the data exceed the simulation at low missing transverse momentum?',
    answer: [
      'In the 2020 release, the simulation does not include fake leptons from multijet events. Multijet events are so frequent that even a rare misidentification matters. These events are concentrated at low missing transverse momentum and have non-isolated leptons. Reject them with cuts, as in the example analyses, or estimate them from the data.',
    ],
    links: [
      {
        to: '/docs/data/for_education/13TeV_limitations#multijet-background-is-missing',
        text: 'the background that is missing in the 2020 release',
      },
    ],
  },
  {
    id: 'what-changed-from-2020-to-2025',
    question: 'I have code for the 2020 data. What changes in the 2025 release?',
    answer: [
      'Five changes affect nearly every script. Energies are in GeV; the tree is called `analysis` instead of `mini`; scale factors have different names. The normalisation is `xsec * kfac * filteff / sum_of_weights`, times luminosity and `mcWeight` as before. B-tagging is an integer called `jet_btag_quantile`. The luminosity is <Value of="2025e-13tev-beta.luminosity" />. The cheat sheet lists the new name of each branch and how to find the lines to change.',
    ],
    links: [
      {
        to: '/docs/13TeV25Doc/cheatsheet/variables',
        text: 'the cheat sheet for converting 2020 code to 2025',
      },
    ],
  },
];

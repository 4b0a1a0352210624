import type {FaqSource} from './schema';

/** What the files can tell. */
export const physics: readonly FaqSource[] = [
  {
    id: 'which-b-tag-value-do-i-cut-on',
    question: 'Which b-tag value do I cut on?',
    answer: [
      'In the 2025 ntuples, cut on `jet_btag_quantile`: 2 or more is the 85 % working point, 3 or more the 77 % working point, and 4 or more the 70 % working point. The percentage is the b-tagging efficiency: the fraction of b-jets, jets from a b quark, that pass. In the 2020 ntuples, `jet_MV2c10` above 0.8244273 is the 70 % working point, the only one with a scale factor. In PHYSLITE, compute the discriminant given in the tutorial; a single network output is not a working point.',
    ],
    links: [
      {
        to: '/docs/13TeV25Doc/cheatsheet/variables#b-tagging-working-points',
        text: 'all working points',
      },
      {to: '/docs/tutresearch/physlitetut#b-tagging', text: 'the discriminant in PHYSLITE'},
    ],
  },
  {
    id: 'can-i-reconstruct-objects-again',
    question: 'Can I repeat the reconstruction of objects?',
    answer: [
      'No. PHYSLITE contains only a subset of tracks and no full set of calorimeter cells or clusters, so you cannot repeat the jet reconstruction or run a new jet algorithm. Use the stored jets, with radius parameter 0.4 or 1.0. You can test reconstruction ideas on the simulation in the purpose-built data sets.',
    ],
    links: [
      {
        to: '/docs/data/for_research/limitations_pp#calorimeter-and-forward-detectors',
        text: 'what is missing in the proton data',
      },
    ],
  },
  {
    id: 'can-i-look-for-long-lived-particles',
    question: 'Can I search for long-lived particles?',
    answer: [
      'Not by their decay vertices. PHYSLITE stores only vertices close to the beam, so a decay a few centimetres away cannot be reconstructed. A vertex radius near 0.7 mm in every event is the offset of the beam from the detector origin, not a sign of a long lifetime. Decays inside jets contribute to the b-tagging outputs, which are stored.',
    ],
    links: [
      {
        to: '/docs/data/for_research/limitations_pp#is-my-project-possible',
        text: 'which projects are possible',
      },
    ],
  },
  {
    id: 'how-do-i-know-which-process-made-an-event',
    question: 'How do I know which process produced an event?',
    answer: [
      'In recorded data, you cannot know this: several processes produce the same final state, and only their fractions can be estimated. A selection increases the purity, which you can predict from simulation. Simulated events include the truth: their file or dataset number identifies the process, and branches with truth information list the particles.',
    ],
    links: [
      {
        to: '/docs/documentation/introduction/events#signal-and-background',
        text: 'signal and background',
      },
    ],
  },
  {
    id: 'how-do-i-tell-data-from-simulation',
    question: 'How do I distinguish recorded data from simulation?',
    answer: [
      'From the file name: the names in the 2025 release contain `data15_` or `data16_` for data, and `mc_` with the dataset number for simulation. In PHYSLITE, simulated events have generator weights, in `EventInfoAuxDyn.mcEventWeights`, and the dataset number as their channel number; recorded events have no such weights. In the 2025 ntuples, all scale factors of recorded events are 1.',
    ],
    links: [
      {
        to: '/docs/data/cern_opendata_portal#decode-a-file-name',
        text: 'how to read a file name',
      },
    ],
  },
  {
    id: 'which-energies-are-there',
    question: 'At which collision energies are data available?',
    answer: [
      'Proton collisions at 8 TeV (a part of the 2012 data) and at 13 TeV (2015 and 2016 data), and lead–lead collisions from 2015 at 5.02 TeV per nucleon pair. At 13.6 TeV, the energy of Run 3, there are generated events without detector simulation, but no recorded events yet.',
    ],
    links: [{to: '/docs/data#the-releases-at-a-glance', text: 'the releases at a glance'}],
  },
];

import type {FaqSource} from './schema';

/** What the files can tell. */
export const physics: readonly FaqSource[] = [
  {
    id: 'which-b-tag-value-do-i-cut-on',
    question: 'Which b-tag value do I cut on?',
    answer: [
      'In the 2025 ntuples, on `jet_btag_quantile`: 2 or more is the 85 % working point, 3 or more the 77 % one, 4 or more the 70 % one. The percentage is the share of b-jets, jets that began with a b-quark, that pass. In the 2020 ntuples, `jet_MV2c10` above 0.8244273 is the 70 % point, the only one with a scale factor. In PHYSLITE, compute the discriminant of the tutorial; a single network output is no working point.',
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
    question: 'Can I reconstruct objects again?',
    answer: [
      'No. PHYSLITE keeps a subset of tracks and no full set of calorimeter cells or clusters, so the jet reconstruction cannot be redone, nor can a new jet algorithm be run. Use the jets that are stored, with radius 0.4 and with radius 1.0. Ideas on reconstruction can be tried on simulation in the purpose-built data sets.',
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
    question: 'Can I look for particles that live long?',
    answer: [
      'Not by their decay vertices. PHYSLITE stores only vertices close to the beam, so a decay some centimetres away cannot be found. A vertex radius near 0.7 mm in every event is the offset of the beam from the origin of the detector and no sign of a lifetime. Decays inside jets enter the b-tagging outputs, which are stored.',
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
    question: 'How do I know which process made an event?',
    answer: [
      'In recorded data you do not: several processes leave the same particles, and only their shares can be estimated. A selection makes the share of the signal larger, and simulation says how much of what remains. Simulated events carry the truth: their file or dataset number names the process, and branches with truth information name the particles.',
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
    question: 'How do I tell recorded data from simulation?',
    answer: [
      'By the name of the file: those of the 2025 release contain `data15_` or `data16_`, or `mc_` with the dataset number. In PHYSLITE, simulated events have generator weights, in `EventInfoAuxDyn.mcEventWeights`, and the dataset number as their channel number; recorded events have no such weights. In the 2025 ntuples all scale factors of recorded events are 1.',
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
    question: 'At which energies are there data?',
    answer: [
      'Proton collisions at 8 TeV, a part of 2012, and at 13 TeV, of 2015 and 2016; lead–lead collisions of 2015 at 5.02 TeV for each pair of nucleons. At 13.6 TeV, the energy of Run 3, there are generated events without a detector, and no recorded ones yet.',
    ],
    links: [{to: '/docs/data#the-releases-at-a-glance', text: 'the releases at a glance'}],
  },
];

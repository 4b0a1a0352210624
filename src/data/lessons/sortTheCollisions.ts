import type {LessonSource} from './schema';

const text = String.raw;

export const sortTheCollisions: LessonSource = {
  id: 'sort-the-collisions',
  title: 'Sort the collisions: a masterclass in two lessons',
  summary:
    'Groups sort simulated collisions by the particles in them, fill histograms of the mass, and combine the results of the class: a Z-boson peak stands out, and so does a Higgs-boson peak.',
  question: 'How do you find Z bosons and Higgs bosons among many other collisions?',
  conclusion:
    'A single event is only a candidate. The masses of many events form a peak, near 91 GeV for the Z boson and near 125 GeV for the Higgs boson. The combined results of all groups are more precise than those of one.',
  page: '/docs/webapps/atlas_events',
  age: '15 to 19',
  minutes: 90,
  topic: 'Events',
  classLink: '/apps/event-display?event.mode=masterclass&event.v=1',
  groups: {
    link: '/apps/event-display?event.mode=masterclass&event.seed={group}&event.v=1',
    collect:
      'At the end, each group presses “Copy the result as text” under “Hand in”. You paste all results into the display.',
    results: '/apps/event-display?event.mode=masterclass&event.v=1',
  },
  prerequisites: [
    'The signals of electrons, muons, photons and jets in a detector, as in [the table of layers](/docs/webapps/atlas_events#reading-an-event-display).',
    'Reading and filling a histogram.',
    'Electric charge is conserved.',
  ],
  goals: [
    'Classify a collision by its electrons, muons and photons, with charge as a check.',
    'Compute the invariant mass of two particles, and explain which particle has this mass.',
    'Determine the position and width of a peak from a few events, with their uncertainties.',
    'Explain why the combined results of many groups are more precise than those of one group.',
  ],
  materials: [
    'The worksheet, one for each student, and a calculator. The lesson also works without computers.',
    'With computers: [the event display](/docs/webapps/atlas_events#masterclass) in Masterclass mode, one screen for two or three students. Give each group a different seed, or give all groups the same seed to compare.',
    'For you: [from two tracks to a mass](/docs/webapps/atlas_events#from-two-tracks-to-a-mass).',
    'As preparation: [read a collision](/docs/documentation/introduction/events#lesson-read-an-event), a lesson on paper.',
  ],
  steps: [
    {
      minutes: 10,
      title: 'Event classes',
      text: 'Introduce the six classes e, m, g, 4e, 2e2m and 4m, and “none of them”. Do questions 1 and 2 together: what signals would a Z boson and a Higgs boson leave in the detector?',
      questions: [1, 2],
    },
    {
      minutes: 35,
      title: 'Sort the events',
      text: 'Each group sorts up to 24 events in the display: select the particles, choose the class, record the event. Groups without a screen continue with question 3. Walk around and ask why an event is “none of them”.',
      instruction:
        'Sort up to 24 events in the display: select the particles, choose the class, record the event. Without a screen, continue with question 3.',
    },
    {
      minutes: 15,
      title: 'Histograms',
      text: 'Questions 3 and 4: the Z boson as a peak, and the four leptons. The groups compare their results with the histograms in the display.',
      questions: [3, 4],
    },
    {
      minutes: 15,
      title: 'Combined class results',
      text: 'Paste the results of all groups into the event display shown on the projector. What can you see more clearly now? Question 5 shows how to judge a difference between two counts.',
      instruction: 'Look at the combined results of all groups. What can you see more clearly now?',
      questions: [5],
    },
    {
      minutes: 15,
      title: 'How rare is it really?',
      text: 'Question 6. Unlike the LHC data, the event library contains about equal numbers of events of each type. Ask how physicists find a few dozen events among millions.',
      questions: [6],
    },
  ],
  misconceptions: [
    {
      says: 'This event is a Higgs boson.',
      answer:
        'A single event is a candidate: a pair of Z bosons or two photons from another process look the same. The peak in many events is the evidence.',
    },
    {
      says: 'The mass should always be 91.2 GeV, so the other values are mistakes.',
      answer:
        'The lifetime of the Z boson is so short that its mass has a width of 2.5 GeV, the detector resolution adds to it, and a lepton may have radiated a photon that was not included.',
    },
    {
      says: 'Two muons of the same charge can also come from a Z boson.',
      answer:
        'A Z boson is neutral, so its muons have opposite charges. Two muons of the same charge came from different particles, or one charge was misidentified.',
    },
    {
      says: 'My group has 5 and theirs has 9, so one of us made mistakes.',
      answer:
        'Counts fluctuate statistically by about their square root. Counts of 5 and 9 are statistically compatible.',
    },
  ],
  worksheet: [
    {
      kind: 'table',
      caption: 'Eight collisions, made up for this worksheet, as the display lists them.',
      head: ['Event', 'Reconstructed objects', 'Class'],
      rows: [
        ['A', 'e⁺ and e⁻', ''],
        ['B', 'μ⁺, μ⁻, e⁺ and e⁻', ''],
        ['C', 'two photons, a jet', ''],
        ['D', 'e⁻, missing momentum', ''],
        ['E', 'μ⁺ and μ⁺', ''],
        ['F', 'two μ⁺ and two μ⁻', ''],
        ['G', 'e⁺ and μ⁻, two b-jets, missing momentum', ''],
        ['H', 'two jets', ''],
      ],
    },
    {
      kind: 'question',
      text: 'Write the class of each event in the table: e, m, g, 4e, 2e2m, 4m, or none. Which events may come from a Z boson, which from a Higgs boson, and which processes could explain those that belong to none of the classes?',
      lines: 3,
    },
    {
      kind: 'question',
      text: text`The electrons of event A have $\pt$ of 48 and 42 GeV, $\Delta\phi=172^\circ$ and $\cosh\Delta\eta=1.081$. Compute their invariant mass with $m=\sqrt{2\,p_{\mathrm{T}1}\,p_{\mathrm{T}2}\,(\cosh\Delta\eta-\cos\Delta\phi)}$.`,
      lines: 2,
    },
    {
      kind: 'table',
      caption:
        'Invariant masses in GeV for the first twelve events of two groups in the display, simulated for teaching.',
      head: ['Event', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
      rows: [
        [
          'two muons',
          ...['91.2', '111.1', '91.0', '87.5', '77.4', '93.4'],
          ...['92.6', '92.3', '91.9', '97.2', '87.2', '89.3'],
        ],
        [
          'four leptons',
          ...['125.4', '125.6', '124.3', '124.8', '126.6', '124.6'],
          ...['124.9', '123.8', '122.2', '123.6', '126.3', '123.4'],
        ],
      ],
    },
    {
      kind: 'question',
      text: 'Fill the histogram with the dimuon masses. Find their mean and their median (the value below which half of them lie). Which event shifts the mean most, and why is the median hardly affected?',
      lines: 3,
    },
    {
      kind: 'grid',
      across: 'dimuon invariant mass [GeV]',
      upwards: 'events',
      from: 75,
      to: 115,
      bin: 5,
      top: 8,
      step: 2,
    },
    {
      kind: 'question',
      text: 'Find the mean of the twelve four-lepton masses, and the smallest interval that contains them all. Do they come from a Higgs boson? What would you have to know about background processes with four leptons?',
      lines: 3,
    },
    {
      kind: 'question',
      text: text`A class has sorted 33 events into e and 41 into m. A Z boson decays to electrons as often as to muons. The statistical uncertainty of the difference of two counts $N_1$ and $N_2$ is about $\sqrt{N_1+N_2}$: do the counts contradict this expectation?`,
      lines: 2,
    },
    {
      kind: 'question',
      text: 'In 10 fb⁻¹, about 19.5 million Z → μμ decays and 69 H → 4ℓ decays take place in ATLAS. How many Z → μμ decays are there for each H → 4ℓ decay? What would happen to the lesson if the event library had the same proportions?',
      lines: 2,
    },
  ],
  answers: [
    {
      text: 'A may come from a Z boson; B, C and F from a Higgs boson, B and F via two Z bosons. D is a candidate for a W boson, G for a top-quark pair, H for two quarks or gluons. E belongs to none of the classes, because its two muons have the same charge.',
      table: {
        kind: 'table',
        caption: 'Classes of the eight collisions.',
        head: ['Event', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'],
        rows: [['Class', 'e', '2e2m', 'g', 'none', 'none', '4m', 'none', 'none']],
      },
    },
    {
      text: text`$m=\sqrt{2\cdot48\cdot42\,(1.081+0.990)}=91.4\ \GeV$, close to the mass of the Z boson, 91.19 GeV.`,
    },
    {
      text: 'The mean is 91.8 GeV, the median 91.6 GeV. Event 2, with 111.1 GeV, shifts the mean by 1.8 GeV; the median depends only on whether a value lies above or below it.',
      grid: {
        kind: 'grid',
        across: 'dimuon invariant mass [GeV]',
        upwards: 'events',
        from: 75,
        to: 115,
        bin: 5,
        top: 8,
        step: 2,
        counts: [1, 0, 3, 6, 1, 0, 0, 1],
      },
    },
    {
      text: 'The mean is 124.6 GeV, and all values lie between 122.2 and 126.6 GeV: together they are compatible with a particle of 125 GeV. In data, pairs of Z bosons also produce four leptons, and you have to know how many such events are expected in this interval. Here the answer is known, because this group contains only simulated Higgs bosons.',
    },
    {
      text: text`The difference is 8, and $\sqrt{33+41}=8.6$. The counts do not contradict the expectation.`,
    },
    {
      text: text`$1.95\times10^7/69\approx2.8\times10^{5}$. At one event per minute, without a break, it would take more than half a year to find one Higgs boson. Triggers and cuts do the sorting.`,
    },
  ],
  curriculum: [
    'Standard Model: leptons, photons, W, Z and Higgs bosons, and their decays.',
    'Conservation of charge, energy and momentum.',
    'Statistics: mean, median, statistical fluctuations of counts, and the benefit of repeated measurements.',
    'Nature of science: evidence is a pattern in many events.',
  ],
};

import {analyserGroups} from './groups';
import type {LessonSource} from './schema';

const text = String.raw;

/** The practice events of the worksheet; the unit test computes their masses. */
export const zPeak: LessonSource = {
  id: 'z-peak',
  title: 'Weigh the Z boson with a pocket calculator',
  summary:
    'Students compute the invariant masses of twelve lepton pairs, fill one histogram as a class, and determine the mass of the Z boson from its peak, with an uncertainty.',
  question:
    'How do you measure the mass of a particle that decays before it could cross an atomic nucleus?',
  conclusion: text`The invariant mass of two leptons is the mass of the particle that decayed to them. The masses form a peak near 91 GeV. The uncertainty of their mean is $s/\sqrt n$, so it becomes smaller with every event.`,
  page: '/docs/8TeVDoc/more_histograms',
  age: '16 to 19',
  minutes: 45,
  topic: 'Masses',
  classLink: '/apps/z-analyser?guide=zll13-z-boson',
  groups: analyserGroups('/apps/z-analyser?guide=zll13-z-boson', 'zll'),
  prerequisites: [
    'Vectors in two dimensions, and the cosine of an angle.',
    text`Energy and momentum in GeV, with $c=1$: a proton has a mass of 0.94 GeV.`,
    'The mean of a set of numbers; the standard deviation is helpful but not required.',
  ],
  goals: [
    'Compute an invariant mass from two measured momenta.',
    'Explain why a particle that decays before it can reach the detector appears as a peak.',
    'Decide, with a physical reason, which events belong in a histogram.',
    'Quote a mean with its uncertainty and compare it with a published value.',
  ],
  materials: [
    'One worksheet per pair of students, and a calculator with a key for cosh or the exponential function.',
    'A large empty histogram on the board, or squared paper on the wall, with bins of 4 GeV from 70 to 110 GeV.',
    'For you: [what the Z plot of the 8 TeV data shows](/docs/8TeVDoc/more_histograms#the-z-peak).',
    'To continue on a computer: [the notebook that finds the Z boson](/docs/13TeV25Doc/StandardModel#find-the-z-boson), in a browser, or [the guided analysis for classes](/docs/webapps/teachersapp).',
  ],
  steps: [
    {
      minutes: 5,
      title: 'Opening question',
      text: text`Show two arrows of equal length that point away from each other, and ask where the energy came from. The Z boson lives for $2.6\times10^{-25}$ s: it decays before it could cross an atomic nucleus, so only its decay products can be measured.`,
      instruction: 'Look at the two arrows on the board. Where did the energy come from?',
    },
    {
      minutes: 10,
      title: 'One event together',
      text: 'Work through event 1 on the board, from the angles to the mass. Ask the class to estimate the result first: two back-to-back leptons of about 45 GeV each carry about 90 GeV together.',
      instruction:
        'Estimate the mass of event 1 first. Then compute it together, from the angles to the mass.',
    },
    {
      minutes: 10,
      title: 'Compute masses in pairs',
      text: 'Each pair of students takes two events from the worksheet, so that the class covers all twelve, and checks one result of their neighbours. Before they calculate, they decide from the flavours and charges whether the two leptons can come from a Z boson at all (questions 1 and 2).',
      instruction: 'Work in pairs: take two events, and check one result of your neighbours.',
      questions: [1, 2],
    },
    {
      minutes: 10,
      title: 'The class histogram',
      text: 'Each accepted event is entered on the board only once, by one of the pairs of students who computed its mass. Stop half-way: is there a peak yet? Then complete the histogram, and copy it and the masses to the worksheet (question 3).',
      instruction:
        'Enter each accepted event on the board only once. Half-way, stop: is there a peak yet?',
      questions: [3],
    },
    {
      minutes: 10,
      title: 'Mean and uncertainty',
      text: 'The class finds the mean of the events above 82 GeV and its uncertainty, and compares them with 91.19 GeV (questions 4 and 5). End with the plot from the Z analysis of the 8 TeV data: the same peak, now with thousands of events. Question 6 is homework.',
      questions: [4, 5],
    },
  ],
  misconceptions: [
    {
      says: 'The detector sees the Z boson.',
      answer: text`It never does. At the speed of light, a Z boson would cover about $8\times10^{-17}$ m in its lifetime, less than a tenth of the size of a proton. The peak is reconstructed from the two measured leptons.`,
    },
    {
      says: 'The mass is the sum of the two momenta.',
      answer:
        'That is true only for two leptons with equal momenta, back to back and at right angles to the beam. The transverse momenta in event 12 are 85 and 58 GeV, which add up to 143 GeV, but its leptons are only 79° apart in azimuth and the mass is 92 GeV.',
    },
    {
      says: 'An event far from 91 GeV is a mistake.',
      answer:
        'It may come from another process, such as a pair of leptons from a virtual photon, or from a mismeasured Z boson. A single event carries no label; only the number of events in a mass range can be compared.',
    },
    {
      says: 'The peak is wide because we cannot calculate exactly.',
      answer:
        'Part of the width is natural: a particle with such a short lifetime has no sharp mass, and the natural width of the Z boson is 2.50 GeV. The detector resolution adds to it.',
    },
  ],
  worksheet: [
    {
      kind: 'text',
      text: text`A Z boson decays to two leptons, $\mathrm{e}^+\mathrm{e}^-$ or $\mu^+\mu^-$. For each lepton, the detector measures the transverse momentum $\pt$ (the component at right angles to the beam) and the direction. The two directions differ by $\Delta\eta$ along the beam and by the azimuthal angle $\Delta\phi$ around it. The invariant mass of the pair, which is the mass of the particle that decayed, is $m=\sqrt{2\,p_{\mathrm{T}1}\,p_{\mathrm{T}2}\,(\cosh\Delta\eta-\cos\Delta\phi)}$. (If your calculator has no cosh key: $\cosh x=(e^x+e^{-x})/2$.)`,
    },
    {
      kind: 'table',
      caption: 'Twelve practice events, made up for this worksheet. Momenta and masses in GeV.',
      head: [
        'Event',
        'Leptons',
        text`$p_{\mathrm{T}1}$`,
        text`$p_{\mathrm{T}2}$`,
        text`$\Delta\eta$`,
        text`$\Delta\phi$`,
        'Possible Z?',
        '$m$',
      ],
      rows: [
        ['1', 'μ⁺ μ⁻', '48', '41', '0.4', '172°', '', ''],
        ['2', 'e⁺ e⁻', '45', '43', '0.6', '164°', '', ''],
        ['3', 'μ⁺ μ⁻', '62', '34', '0.2', '150°', '', ''],
        ['4', 'μ⁺ μ⁺', '40', '31', '1.1', '150°', '', ''],
        ['5', 'e⁺ e⁻', '38', '36', '1.3', '175°', '', ''],
        ['6', 'μ⁺ μ⁻', '52', '30', '1.0', '160°', '', ''],
        ['7', 'e⁺ μ⁻', '55', '47', '0.9', '140°', '', ''],
        ['8', 'μ⁺ μ⁻', '47', '45', '0.1', '178°', '', ''],
        ['9', 'e⁺ e⁻', '71', '41', '0.5', '120°', '', ''],
        ['10', 'μ⁺ μ⁻', '44', '43', '1.0', '176°', '', ''],
        ['11', 'e⁺ e⁻', '36', '33', '0.9', '170°', '', ''],
        ['12', 'μ⁺ μ⁻', '85', '58', '0.3', '79°', '', ''],
      ],
    },
    {
      kind: 'question',
      text: 'Which two events cannot come from a Z boson decaying to two leptons? Name the conservation law that each would violate, and leave them out from now on.',
      lines: 3,
    },
    {
      kind: 'question',
      text: 'Compute the masses of your events and enter them in the table. Complete it with the results of the other groups.',
      lines: 0,
    },
    {
      kind: 'question',
      text: 'Fill the histogram, one box for each accepted event. In which mass range does the peak lie?',
      lines: 1,
    },
    {
      kind: 'grid',
      across: 'dilepton invariant mass [GeV]',
      upwards: 'events',
      from: 70,
      to: 110,
      bin: 4,
      top: 6,
      step: 1,
    },
    {
      kind: 'question',
      text: text`Find the mean $\bar m$ of the accepted events above 82 GeV, their standard deviation $s$, and the uncertainty of the mean, $s/\sqrt n$.`,
      lines: 3,
    },
    {
      kind: 'question',
      text: 'The published mass is 91.19 GeV. Does your result agree? How many such events would you need for an uncertainty of 0.1 GeV on the mean?',
      lines: 3,
    },
    {
      kind: 'question',
      text: 'Event 12 has two leptons with large transverse momenta, yet its mass is similar to those of the other events. How did the Z boson move before it decayed?',
      lines: 2,
    },
  ],
  answers: [
    {
      text: 'Event 4 has two positive muons: a neutral parent could not decay to them without violating the conservation of electric charge. Event 7 has an electron and a muon: a Z boson that decays to these two would violate the conservation of lepton flavour.',
    },
    {
      text: 'The masses in GeV, to one decimal place. Events 4 and 7 would give 79.3 and 106.6 GeV.',
      table: {
        kind: 'table',
        caption: 'Masses of the accepted events in GeV.',
        head: ['Event', '$m$', 'Event', '$m$'],
        rows: [
          ['1', '90.3', '8', '92.1'],
          ['2', '91.1', '9', '97.3'],
          ['3', '89.2', '10', '98.0'],
          ['5', '90.1', '11', '75.8'],
          ['6', '88.0', '12', '91.8'],
        ],
      },
    },
    {
      text: 'Between 86 and 94 GeV, with seven of the ten events. One event lies below this range and two lie above it.',
      grid: {
        kind: 'grid',
        across: 'dilepton invariant mass [GeV]',
        upwards: 'events',
        from: 70,
        to: 110,
        bin: 4,
        top: 6,
        step: 1,
        counts: [0, 1, 0, 0, 2, 5, 1, 1, 0, 0],
      },
    },
    {
      text: text`Nine events remain: $\bar m = 92.0\ \GeV$, $s = 3.5\ \GeV$, and $s/\sqrt9 = 1.2\ \GeV$.`,
    },
    {
      text: text`Yes: 92.0 ± 1.2 GeV includes 91.19 GeV. An uncertainty of 0.1 GeV requires $(3.5/0.1)^2\approx1200$ events. With ten thousand events, the result is limited by the energy calibration and no longer by the number of events.`,
    },
    {
      text: 'It had a large transverse momentum itself, so its decay products fly in more similar directions. Something else, usually a jet, must have recoiled against it.',
    },
  ],
  curriculum: [
    'Conservation of energy and momentum, with vectors.',
    'Equivalence of mass and energy; the units eV and GeV.',
    'Standard Model: exchange particles of the weak interaction, and the conservation laws in the production of leptons.',
    'Handling data: histograms, mean, standard deviation and the uncertainty of a mean.',
  ],
};

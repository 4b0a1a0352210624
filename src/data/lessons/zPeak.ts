import type {LessonSource} from './schema';

const text = String.raw;

/** The practice events of the worksheet; the unit test computes their masses. */
export const zPeak: LessonSource = {
  id: 'z-peak',
  title: 'Weigh the Z boson with a pocket calculator',
  summary:
    'Pairs of students compute the mass behind twelve pairs of leptons, fill one histogram as a class, and read the mass of the Z boson from its peak with an uncertainty.',
  page: '/docs/8TeVDoc/more_histograms',
  age: '16 to 19',
  minutes: 60,
  prerequisites: [
    'Vectors in two dimensions, and the cosine of an angle.',
    text`Energy and momentum in GeV, with $c=1$: a proton has a mass of 0.94 GeV.`,
    'The mean of a set of numbers; the standard deviation helps and is not needed.',
  ],
  goals: [
    'Compute an invariant mass from two measured momenta.',
    'Explain why a particle that is invisible to the detector appears as a peak.',
    'Decide with a physical reason which events belong into a histogram.',
    'Quote a mean with its uncertainty and compare it with a published value.',
  ],
  materials: [
    'The worksheet, one for two students, and a calculator with a key for cosh or for powers of e.',
    'A large empty histogram on the board, or squared paper on the wall, with bins of 4 GeV from 70 to 110 GeV.',
    'For you: [what the Z plot of the 8 TeV data shows](/docs/8TeVDoc/more_histograms#the-z-peak).',
    'To go on with a computer: [the notebook that finds the Z boson](/docs/13TeV25Doc/StandardModel#find-the-z-boson), in a browser, or [the guided analysis for classes](/docs/webapps/teachersapp).',
  ],
  steps: [
    {
      minutes: 10,
      title: 'A question to begin with',
      text: text`Show two arrows of equal length that point away from each other, and ask where the energy came from. The Z boson lives for $2.6\times10^{-25}$ s: it decays before it has crossed an atomic nucleus, so only what it leaves can be measured.`,
    },
    {
      minutes: 10,
      title: 'One event together',
      text: 'Work through event 1 on the board, from the angles to the mass. Let the class estimate the result first: two leptons of about 45 GeV back to back carry about 90 GeV.',
    },
    {
      minutes: 15,
      title: 'Pairs compute their events',
      text: 'Each pair takes three events of the worksheet, so that each event is taken at least once, and checks the result of one neighbour. Before they calculate, they decide from flavours and charges whether the event may be a Z boson at all (questions 1 and 2).',
    },
    {
      minutes: 10,
      title: 'The histogram of the class',
      text: 'Each accepted event is marked on the board once, by one of the pairs that have it. Stop after half of them: is there a peak yet? Go on to the end, and copy masses and histogram to the worksheet (question 3).',
    },
    {
      minutes: 10,
      title: 'Mean and uncertainty',
      text: 'The class finds the mean of the events above 82 GeV, and discusses the three events outside the peak. Compare with 91.19 GeV (questions 4 and 5).',
    },
    {
      minutes: 5,
      title: 'Look at real data',
      text: 'Show the plot of the Z analysis of the 8 TeV data, or run the notebook: the same peak, made of thousands of events. Question 6 is homework.',
    },
  ],
  misconceptions: [
    {
      says: 'The detector sees the Z boson.',
      answer: text`It never does. At the speed of light a Z boson would cover about $8\times10^{-17}$ m in its lifetime, less than a tenth of a proton. The peak is what two measured leptons have in common.`,
    },
    {
      says: 'The mass is the sum of the two momenta.',
      answer:
        'That holds only for two leptons with equal momenta, back to back and at right angles to the beam. Event 12 has 85 and 58 GeV, which add up to 143 GeV, but its leptons are only 79° apart and the mass is 92 GeV.',
    },
    {
      says: 'An event far from 91 GeV is a mistake.',
      answer:
        'It may come from another process, such as a pair of leptons from a virtual photon, or from a mismeasured Z boson. One event carries no label; only the number of events in a range can be compared.',
    },
    {
      says: 'The peak is wide because we cannot calculate exactly.',
      answer:
        'A part of the width is nature: a particle that lives so briefly has no sharp mass, and the Z boson has a width of 2.50 GeV. The detector adds its resolution.',
    },
  ],
  worksheet: [
    {
      kind: 'text',
      text: text`A Z boson decays to two leptons, $\mathrm{e}^+\mathrm{e}^-$ or $\mu^+\mu^-$. Detectors measure for each lepton the transverse momentum, $\pt$, and its direction. Along the beam the two directions differ by $\Delta\eta$, around the beam by the angle $\Delta\phi$. The mass of the particle that decayed is $m=\sqrt{2\,p_{\mathrm{T}1}\,p_{\mathrm{T}2}\,(\cosh\Delta\eta-\cos\Delta\phi)}$. (If your calculator lacks cosh: $\cosh x=(e^x+e^{-x})/2$.)`,
    },
    {
      kind: 'table',
      caption: 'Twelve practice events, made up for this sheet. Momenta and masses in GeV.',
      head: ['Event', 'Leptons', 'pT 1', 'pT 2', 'Δη', 'Δφ', 'May be a Z?', 'm'],
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
      text: 'Which two events cannot be a Z boson that decays to two leptons? Name the law that each breaks, and leave them out from now on.',
      lines: 3,
    },
    {
      kind: 'question',
      text: 'Compute the masses of your events and write them into the table. Complete it with the results of the other groups.',
      lines: 0,
    },
    {
      kind: 'question',
      text: 'Fill the histogram: one box for each accepted event. Between which masses is the peak?',
      lines: 1,
    },
    {
      kind: 'grid',
      across: 'mass of the two leptons [GeV]',
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
      text: 'The published mass is 91.19 GeV. Does your result agree? How many events like these would make the uncertainty of the mean 0.1 GeV?',
      lines: 3,
    },
    {
      kind: 'question',
      text: 'Event 12 has two fast leptons, and still the same mass. What did the Z boson do before it decayed?',
      lines: 2,
    },
  ],
  answers: [
    {
      text: 'Event 4 has two positive muons: a neutral parent would break the conservation of electric charge. Event 7 has an electron and a muon: a Z boson that decays to these two would break the conservation of lepton flavour.',
    },
    {
      text: 'The masses in GeV, to one decimal. Events 4 and 7 would give 79.3 and 106.6 GeV.',
      table: {
        kind: 'table',
        caption: 'Masses of the accepted events in GeV.',
        head: ['Event', 'm', 'Event', 'm'],
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
      text: 'Between 86 and 94 GeV, with seven of the ten events. One event lies below and two lie above.',
      grid: {
        kind: 'grid',
        across: 'mass of the two leptons [GeV]',
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
      text: text`Yes: 92.0 ± 1.2 GeV includes 91.19 GeV. For 0.1 GeV one needs $(3.5/0.1)^2\approx1200$ events. With ten thousand events the calibration of the energies limits the result, and no longer their number.`,
    },
    {
      text: 'It had a large transverse momentum itself, so its decay products fly in similar directions. Something else must have recoiled against it: usually a jet.',
    },
  ],
  curriculum: [
    'Conservation of energy and momentum, with vectors.',
    'Equivalence of mass and energy; units of eV and GeV.',
    'Standard Model: exchange particles of the weak interaction, and what is conserved when leptons are made.',
    'Handling data: histograms, mean, standard deviation and the uncertainty of a mean.',
  ],
};

import {analyserGroups} from './groups';
import type {LessonSource} from './schema';

const text = String.raw;

export const higgsFourLeptons: LessonSource = {
  id: 'higgs-four-leptons',
  title: 'Watch a Higgs boson appear in four leptons',
  summary:
    'Four groups each get ten four-lepton events and see nothing. When the class combines them, a peak appears at 125 GeV, and the class decides whether to believe it.',
  question: 'How many events do you need before you believe in a peak?',
  conclusion:
    'Ten events are too few to see the Higgs boson; with forty, a peak appears at 125 GeV. The significance compares the excess with the statistical fluctuation of the background, and it grows with the square root of the amount of data.',
  page: '/docs/13TeV25Doc/StandardModel',
  age: '16 to 19',
  minutes: 45,
  topic: 'Higgs boson',
  classLink: '/apps/four-lepton-analyser?guide=hzz13-four-leptons',
  groups: analyserGroups('/apps/four-lepton-analyser?guide=hzz13-four-leptons', 'hzz'),
  prerequisites: [
    'Adding vectors in three dimensions, component by component.',
    text`Invariant mass $m^2=E^2-p^2$ with $c=1$, for example from the lesson on the Z boson.`,
    'The square root as the size of a statistical fluctuation: a count of 16 events fluctuates by about 4.',
  ],
  goals: [
    'Add the energies and momenta of four measured particles, and compute the mass of their parent.',
    'Explain why more data make a small signal visible.',
    'Compare an excess with the statistical fluctuation of the background, and explain what five standard deviations mean.',
    'Explain how few Higgs bosons decay in this channel, and why it was used all the same.',
  ],
  materials: [
    'The worksheet, one for each student; pens in four colours for the board.',
    'For you: [the walkthrough of the notebook](/docs/13TeV25Doc/StandardModel#higgs-to-zz) with its selection and its numbers.',
    'To continue on a computer: the notebook `HZZAnalysis.ipynb` of that section, in a browser; its collision data are 0.58 GB.',
    'To show: [how the signal grows with time](/docs/8TeVDoc/atlas_higgs_animations).',
  ],
  steps: [
    {
      minutes: 5,
      title: 'How rare is it?',
      text: text`Of the 2.04 million Higgs bosons that were produced in 36.6 fb⁻¹, about 253 decayed to four electrons or muons. Ask why physicists look there: few other processes produce four leptons, and all four are measured well. Question 6 relates this to the number of collisions; it can be homework.`,
      instruction:
        'The Higgs boson rarely decays to four leptons. Why do physicists look for it there?',
    },
    {
      minutes: 10,
      title: 'One candidate by hand',
      text: 'Each student adds the four-momenta of the four leptons in question 1. The two opposite-sign same-flavour pairs give two more masses; one of them is that of a Z boson (question 2).',
      questions: [1, 2],
    },
    {
      minutes: 10,
      title: 'Ten events for each group',
      text: 'Each group adds its own ten events to the grid (question 3). Ask each group whether it can see the Higgs boson. The answer should be no, with a reason.',
      questions: [3],
    },
    {
      minutes: 10,
      title: 'Forty events for the class',
      text: 'The groups add their events on the board, each in its own colour, one group after the other. After each group, ask whether the data are sufficient.',
      instruction:
        'Add the events of your group on the board in your colour. After each group, decide whether the data are sufficient.',
    },
    {
      minutes: 10,
      title: 'Is it real?',
      text: 'The class counts the events between 120 and 130 GeV, subtracts the background, and compares the excess with the statistical fluctuation of the background (question 4). Then show the plot of the notebook: the Z → 4ℓ peak at 91 GeV, the Higgs boson at 125 GeV, and a rise at 180 GeV, above which two real (on-shell) Z bosons can be produced. Question 5 is homework.',
      questions: [4],
    },
  ],
  misconceptions: [
    {
      says: 'Every event at 125 GeV is a Higgs boson.',
      answer:
        'You cannot tell from a single event which process produced it. In the notebook, 10.3 of the 28.7 events expected between 122.5 and 130 GeV are background.',
    },
    {
      says: 'A Higgs boson cannot decay to two Z bosons, because together they are heavier.',
      answer:
        'Twice 91 GeV is more than 125 GeV, so one of the two Z bosons is off-shell (virtual): its mass is below the usual value. In the candidate of question 1, the second pair has a mass of 29 GeV.',
    },
    {
      says: 'A peak in ten events is as good as a peak in a thousand.',
      answer:
        'The statistical fluctuation of a count grows only with its square root. With four times as many events, a signal stands out twice as clearly.',
    },
    {
      says: 'Five standard deviations mean that the theory is right.',
      answer: text`They mean that background alone would produce at least this many events with a probability of $2.9\times10^{-7}$. The nature of the excess has to be measured: its mass, its decays, its spin.`,
    },
  ],
  worksheet: [
    {
      kind: 'text',
      text: text`A Higgs boson can decay to four leptons via two Z bosons: $\mathrm{H}\to\mathrm{ZZ}^*\to4\ell$. Add the energies and the momenta of all four. The invariant mass, which is the mass of the particle that decayed, is $m=\sqrt{E^2-p_x^2-p_y^2-p_z^2}$, in GeV if all quantities are in GeV.`,
    },
    {
      kind: 'table',
      caption: 'One candidate, made up for this worksheet. All numbers in GeV.',
      head: ['Lepton', '$p_x$', '$p_y$', '$p_z$', '$E$'],
      rows: [
        ['e⁺', '−27', '34', '−5', '43.7'],
        ['e⁻', '15', '−46', '10', '49.4'],
        ['μ⁺', '1', '11', '6', '12.6'],
        ['μ⁻', '9', '−18', '11', '22.9'],
        ['sum', '', '', '', ''],
      ],
    },
    {
      kind: 'question',
      text: 'Fill in the sums and compute the mass of all four leptons, of the two electrons, and of the two muons.',
      lines: 4,
    },
    {
      kind: 'question',
      text: 'Why is the positron paired with the electron, and not with a muon? Which of the two pairs came from a Z boson with its usual mass?',
      lines: 2,
    },
    {
      kind: 'table',
      caption:
        'Masses of forty made-up four-lepton events in GeV. Between 120 and 130 GeV there are about as many events as in 10 fb⁻¹ of data; elsewhere real data contain more.',
      head: ['Group', 'Its ten events'],
      rows: [
        ['1', '90, 92, 124, 88, 147, 126, 93, 168, 91, 122'],
        ['2', '91, 94, 125, 110, 89, 128, 159, 92, 124, 165'],
        ['3', '87, 125, 91, 139, 123, 95, 127, 92, 121, 152'],
        ['4', '93, 126, 90, 104, 124, 163, 91, 129, 125, 96'],
      ],
    },
    {
      kind: 'question',
      text: 'Add the events of your group to the grid, then those of the other groups. Enter an event exactly on a bin edge in the bin to the right. After which group do you see a second peak?',
      lines: 1,
    },
    {
      kind: 'grid',
      across: 'four-lepton invariant mass [GeV]',
      upwards: 'events',
      from: 80,
      to: 170,
      bin: 5,
      labelEvery: 2,
      top: 14,
      step: 1,
    },
    {
      kind: 'question',
      text: text`Without a Higgs boson, $B=6$ events would be expected between 120 and 130 GeV. How many events, $N$, did the class find there? How large is the excess, $S=N-B$, and what is the significance $S/\sqrt B$?`,
      lines: 3,
    },
    {
      kind: 'question',
      text: 'Physicists speak of evidence if the significance is 3 and of a discovery if it is 5. How much more data would be needed for 5, if signal and background grow in proportion?',
      lines: 2,
    },
    {
      kind: 'question',
      text: 'A Higgs boson is produced in one of 1.4 billion collisions, and 0.0124 % of Higgs bosons decay to four electrons or muons. In how many collisions does this happen once?',
      lines: 2,
    },
  ],
  answers: [
    {
      text: text`Sum: $(p_x,p_y,p_z)=(-2,-19,22)\ \GeV$ and $E=128.6\ \GeV$, so $m=\sqrt{128.6^2-2^2-19^2-22^2}=125.3\ \GeV$. The mass of the electron pair is 91.4 GeV, and that of the muon pair 28.7 GeV.`,
    },
    {
      text: 'A Z boson is neutral and its decay conserves lepton flavour, so it decays to two leptons of the same flavour and opposite charge. The electrons, with a mass of 91.4 GeV, came from the Z boson with its usual mass; the muons came from the virtual one.',
    },
    {
      text: 'No group alone has more than 3 events in a bin near 125 GeV. After the third group, the two bins from 120 to 130 GeV contain 10 events, and after the fourth 14.',
      grid: {
        kind: 'grid',
        across: 'four-lepton invariant mass [GeV]',
        upwards: 'events',
        from: 80,
        to: 170,
        bin: 5,
        labelEvery: 2,
        top: 14,
        step: 1,
        counts: [0, 3, 12, 2, 1, 0, 1, 0, 6, 8, 0, 1, 0, 1, 1, 1, 1, 2],
      },
    },
    {
      text: text`$N=14$, so $S=14-6=8$ and $S/\sqrt B=8/\sqrt6=3.3$. (For so few events this estimate is too high; a better formula gives 2.8.)`,
    },
    {
      text: text`The significance grows with the square root of the amount of data: $(5/3.3)^2=2.3$ times as much. In practice more is needed, because the background is not known exactly.`,
    },
    {
      text: text`$1.4\times10^{9}/1.24\times10^{-4}=1.1\times10^{13}$, eleven million million collisions.`,
    },
  ],
  curriculum: [
    'Standard Model: the Higgs boson, and how unstable particles are identified by their decay products.',
    'Conservation of energy, momentum, electric charge and lepton flavour.',
    'Statistics: expected numbers, statistical fluctuations of counts, significance of an excess.',
    'Nature of science: what counts as evidence and what as a discovery.',
  ],
};

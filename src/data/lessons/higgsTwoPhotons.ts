import {analyserGroups} from './groups';
import type {LessonSource} from './schema';

const text = String.raw;

export const higgsTwoPhotons: LessonSource = {
  id: 'higgs-two-photons',
  title: 'A small bump on a large slope: two photons',
  summary:
    'The class subtracts a smooth background from 128,000 made-up photon pairs, plots the difference, and finds about 1,400 Higgs bosons that are invisible in the spectrum itself.',
  question: 'How do you find a signal that is too small to be seen in the spectrum?',
  conclusion:
    'After the smooth background is subtracted, about 1,400 of the made-up photon pairs remain near 125 GeV, with a significance of 7.3. A position that is specified beforehand is more convincing than one that is chosen after a look at the data.',
  page: '/docs/13TeV25Doc/StandardModel',
  age: '16 to 19',
  minutes: 45,
  topic: 'Higgs boson',
  classLink: '/apps/two-photon-analyser?guide=hyy13-two-photons',
  groups: analyserGroups('/apps/two-photon-analyser?guide=hyy13-two-photons', 'hyy'),
  prerequisites: [
    'Reading a histogram, and the square root of a count as its statistical uncertainty.',
    'The cosine of an angle, for the invariant mass of two photons.',
    'Plotting positive and negative numbers on one axis.',
  ],
  goals: [
    'Compute the mass of a particle from the energies of two photons and the angle between them.',
    'Estimate a background from the sidebands of a signal.',
    'Judge a difference by its error bar, bin by bin and for several bins together.',
    'Explain the look-elsewhere effect: the danger of searching in many places.',
  ],
  materials: [
    'One worksheet per pair of students, and a calculator.',
    'For you: [the walkthrough of the notebook](/docs/13TeV25Doc/StandardModel#higgs-to-γγ-analysis-new) with its cuts, its fit and a cut that never removes an event.',
    'To continue on a computer: the notebook `HyyAnalysis.ipynb` of that section, in a browser; and [the notebook on fluctuations](/docs/13TeV25Doc/Concepts#statistical-fluctuations), which needs no data.',
  ],
  steps: [
    {
      minutes: 5,
      title: 'Photons without tracks',
      text: 'A photon deposits its energy in the calorimeter but leaves no track. Ask how its origin can be determined, and why two high-energy photons need not come from one particle.',
      instruction: 'A photon leaves no track. How can you find out where it came from?',
    },
    {
      minutes: 10,
      title: 'The mass of one pair',
      text: 'Students answer question 1 and compare their results. Why does a change of 1 % in one energy change the mass by only 0.5 %? (The mass depends on the square root of the energy.)',
      questions: [1],
    },
    {
      minutes: 15,
      title: 'Subtract the background',
      text: 'First everybody answers question 2 by looking at the numbers. Then students work in pairs to fill the last two columns and plot the differences with error bars in the grid (question 3). Divide the bins among the groups, who copy each other’s results.',
      questions: [2, 3],
    },
    {
      minutes: 5,
      title: 'Signal or fluctuation?',
      text: 'The class marks the bins that lie more than two error bars from zero, and adds up the four bins around 125 GeV (question 4).',
      questions: [4],
    },
    {
      minutes: 10,
      title: 'How to fool yourself',
      text: 'Discuss questions 5 and 6: how many bins do you expect more than two error bars away by chance, and what happens if you choose the position of the signal after looking at the data? Question 7 is homework.',
      questions: [5, 6],
    },
  ],
  misconceptions: [
    {
      says: 'A signal is where a plot is highest.',
      answer:
        'The spectrum is highest at its left edge. A signal is an excess above a smooth background, and here it is 6 % of the height of its bin.',
    },
    {
      says: 'The error bar shows how wrong the detector is.',
      answer: text`It shows the statistical uncertainty of a count: with $N$ events it is $\sqrt N$, even for a perfect detector.`,
    },
    {
      says: 'A bin two error bars high is a discovery.',
      answer:
        'By chance alone, about one bin in twenty lies more than two error bars away. With fourteen bins, and many plots, that is bound to happen.',
    },
    {
      says: 'The Higgs boson must be charged, otherwise it could not produce light.',
      answer:
        'It is neutral and couples to photons only via loops of heavy charged particles, mainly W bosons and top quarks. That is one reason why only 0.227 % of Higgs bosons decay to two photons.',
    },
  ],
  worksheet: [
    {
      kind: 'text',
      text: text`Two photons with energies $E_1$ and $E_2$ and the angle $\theta$ between them have the invariant mass $m=\sqrt{2E_1E_2(1-\cos\theta)}$, in GeV if the energies are in GeV.`,
    },
    {
      kind: 'question',
      text: 'Two photons have energies of 80 and 62 GeV and an angle of 125° between them. What is their invariant mass? By how much does it change if the first energy was measured 1 % too low?',
      lines: 3,
    },
    {
      kind: 'table',
      caption:
        'Photon pairs in bins of 2 GeV, generated with random numbers: as many as in the plot of the notebook for 36.1 fb⁻¹. The background is a smooth curve fitted to the sidebands, the bins outside 121 to 129 GeV.',
      head: ['Mass [GeV]', 'Pairs $N$', 'Background $B$', '$N-B$', text`$\sqrt N$`],
      rows: [
        ['111–113', '11968', '12097', '', ''],
        ['113–115', '11463', '11586', '', ''],
        ['115–117', '11158', '11087', '', ''],
        ['117–119', '10366', '10601', '', ''],
        ['119–121', '10136', '10127', '', ''],
        ['121–123', '9622', '9666', '', ''],
        ['123–125', '9823', '9219', '', ''],
        ['125–127', '9299', '8785', '', ''],
        ['127–129', '8669', '8364', '', ''],
        ['129–131', '7935', '7956', '', ''],
        ['131–133', '7598', '7563', '', ''],
        ['133–135', '7158', '7182', '', ''],
        ['135–137', '6754', '6815', '', ''],
        ['137–139', '6473', '6461', '', ''],
      ],
    },
    {
      kind: 'question',
      text: 'Look only at the column N. Would you have found anything? Give a reason.',
      lines: 2,
    },
    {
      kind: 'question',
      text: text`Fill in the two empty columns. Plot $N-B$ as points in the grid, with an error bar of $\pm\sqrt N$.`,
      lines: 0,
    },
    {
      kind: 'grid',
      across: 'diphoton invariant mass [GeV]',
      upwards: 'N − B',
      from: 111,
      to: 139,
      bin: 2,
      labelEvery: 2,
      bottom: -400,
      top: 800,
      step: 100,
    },
    {
      kind: 'question',
      text: text`Add up the four bins from 121 to 129 GeV to get $N$, $B$ and $S=N-B$. What is the significance $S/\sqrt B$?`,
      lines: 3,
    },
    {
      kind: 'question',
      text: text`Which bins lie more than $2\sqrt N$ from zero? By statistical fluctuation alone, this happens for about one bin in twenty. What do you conclude about the bin from 117 to 119 GeV?`,
      lines: 3,
    },
    {
      kind: 'question',
      text: 'Someone sees a bump at 133 GeV in a different data set and then draws a box around it. Why is that bump less convincing than one at a mass that was specified beforehand?',
      lines: 3,
    },
    {
      kind: 'question',
      text: 'In 36.6 fb⁻¹, 2.04 million Higgs bosons are produced, and 0.227 % of them decay to two photons. How many such decays are there, and what fraction of them is in your four bins?',
      lines: 2,
    },
  ],
  answers: [
    {
      text: text`$m=\sqrt{2\cdot80\cdot62\,(1-\cos125^\circ)}=124.9\ \GeV$. With 80.8 GeV it is 125.6 GeV: an error of 1 % in one energy shifts the mass by 0.5 %.`,
    },
    {
      text: 'Hardly: N falls from bin to bin with one exception, and the rise from 9,622 to 9,823 is only two error bars of a single bin. You recognise a peak by comparing it with a smooth curve, not with zero.',
    },
    {
      text: 'The differences and the error bars, rounded.',
      table: {
        kind: 'table',
        caption: 'Background-subtracted data.',
        head: ['Mass [GeV]', '$N-B$', text`$\sqrt N$`, 'Mass [GeV]', '$N-B$', text`$\sqrt N$`],
        rows: [
          ['111–113', '−129', '109', '125–127', '514', '96'],
          ['113–115', '−123', '107', '127–129', '305', '93'],
          ['115–117', '71', '106', '129–131', '−21', '89'],
          ['117–119', '−235', '102', '131–133', '35', '87'],
          ['119–121', '9', '101', '133–135', '−24', '85'],
          ['121–123', '−44', '98', '135–137', '−61', '82'],
          ['123–125', '604', '99', '137–139', '12', '80'],
        ],
      },
      grid: {
        kind: 'grid',
        across: 'diphoton invariant mass [GeV]',
        upwards: 'N − B',
        from: 111,
        to: 139,
        bin: 2,
        labelEvery: 2,
        bottom: -400,
        top: 800,
        step: 100,
        counts: [-129, -123, 71, -235, 9, -44, 604, 514, 305, -21, 35, -24, -61, 12],
        errors: [109, 107, 106, 102, 101, 98, 99, 96, 93, 89, 87, 85, 82, 80],
      },
    },
    {
      text: text`$N=37{,}413$, $B=36{,}034$, $S=1379$, and $S/\sqrt B=1379/\sqrt{36034}=7.3$. This includes only the statistical fluctuation of the background; its systematic uncertainty reduces the significance.`,
    },
    {
      text: 'The bins from 123 to 129 GeV, and the one from 117 to 119 GeV, which lies 2.3 error bars below zero. With fourteen bins, a single one like that is expected now and then from statistical fluctuations, so it is not significant.',
    },
    {
      text: 'If you can choose among many positions, you will find one with a favourable fluctuation. A position that is specified beforehand is tested only once. Physicists correct for the number of positions (the look-elsewhere effect), and repeat the test with new data.',
    },
    {
      text: text`$2.04\times10^{6}\times0.00227=4630$ decays, and $1379/4630=30\ \%$ of them. The rest were outside the acceptance of the detector or failed a cut. (The notebook gives 36.1 fb⁻¹ for the same data, an older value.)`,
    },
  ],
  curriculum: [
    'Photons: energy and momentum of light, and how calorimeters measure them.',
    'Standard Model: the Higgs boson and its decays.',
    'Statistics: statistical fluctuations of counts, error bars, judging a difference.',
    'Nature of science: choosing a question before looking at the answer.',
  ],
};

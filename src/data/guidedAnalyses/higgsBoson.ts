import type {GuidedAnalysis} from './schema';

/** Beside the lab of four leptons; its numbers are those of the sample `hzz13`. */
export const higgsBoson: GuidedAnalysis = {
  id: 'higgs-boson',
  title: 'Find the Higgs boson in four leptons',
  steps: [
    {
      id: 'luminosity',
      kind: 'choice',
      title: 'How much data',
      task: 'Look at the luminosity: 36.6 fb⁻¹.',
      question: 'What does it stand for?',
      replies: [
        {
          id: 'bright',
          text: 'How bright the beam is at the moment',
          feedback: 'That is the instantaneous luminosity. This number is added up over years.',
        },
        {
          id: 'amount',
          text: 'The amount of collisions that were recorded',
          isRight: true,
          feedback:
            'Yes: times the cross-section of a process it gives the number of its events, so twice the luminosity is twice the events.',
        },
        {
          id: 'energy',
          text: 'The energy of the protons',
          feedback: 'The energy is the 13 TeV on each plot. It says how hard, not how often.',
        },
      ],
    },
    {
      id: 'kinds',
      kind: 'choice',
      title: 'Which four leptons',
      task: 'Look at “Lepton flavours”.',
      question: 'Which of them may come from two Z bosons?',
      replies: [
        {
          id: 'equal',
          text: 'Only four of a kind: 4e and 4μ',
          feedback:
            'Each Z boson decays to a same-flavour pair, but the two pairs can have different flavours.',
        },
        {
          id: 'all',
          text: '4e, 4μ and 2e2μ',
          isRight: true,
          feedback:
            'Yes, and 2e2μ is the most frequent: which Z boson decays to which pair can be chosen in two ways.',
        },
        {
          id: 'mixed',
          text: 'Only 2e2μ',
          feedback: 'Both Z bosons may also decay to the same kind.',
        },
      ],
    },
    {
      id: 'firstPeak',
      kind: 'choice',
      title: 'The first peak',
      task: 'Show the pseudo-data alone and look at the mass of the four leptons.',
      question: 'What is the peak at 91 GeV?',
      replies: [
        {
          id: 'higgs',
          text: 'The Higgs boson',
          feedback: 'Its mass is 125 GeV. What do you know at 91 GeV?',
        },
        {
          id: 'z',
          text: 'One Z boson that decayed to all four',
          isRight: true,
          feedback:
            'Yes: one of its two leptons radiated a further pair. It is the best check that masses of four leptons are right.',
        },
        {
          id: 'chance',
          text: 'A fluctuation',
          feedback: 'With more than a hundred events it is far too large for chance.',
        },
      ],
    },
    {
      id: 'count',
      kind: 'number',
      title: 'Count',
      task: 'Cut on the mass of the four leptons from 120 to 130 GeV, and read the number of pseudo-data.',
      question: 'How many events of pseudo-data are in this window?',
      answer: 37,
      tolerance: 0,
      unit: 'events',
      right: 'Yes, 37.',
      tooLow: 'There are more. Are all kinds of leptons kept, and no other cut left?',
      tooHigh: 'There are fewer. Is the window 120 to 130 GeV, and the luminosity 36.6 fb⁻¹?',
    },
    {
      id: 'excess',
      kind: 'number',
      title: 'Is it more than chance?',
      task: 'Without a Higgs boson 16.7 events are expected here. Such a number fluctuates by its square root, √16.7.',
      question: 'By how many of these fluctuations are 37 events above 16.7?',
      answer: 4.97,
      tolerance: 0.2,
      unit: '',
      right:
        'Yes, (37 − 16.7)/√16.7 = 4.97. The exact formula for small numbers gives 4.3: chance alone does this about once in a hundred thousand tries.',
      tooLow: 'Subtract what is expected, and divide by its square root: (37 − 16.7)/√16.7.',
      tooHigh: 'Subtract what is expected, and divide by its square root: (37 − 16.7)/√16.7.',
    },
    {
      id: 'more',
      kind: 'choice',
      title: 'Four times the data',
      task: 'Watch S/√B in the window, and move the luminosity to four times as much, 146.4 fb⁻¹.',
      question: 'What happens to it?',
      replies: [
        {
          id: 'same',
          text: 'It stays: signal and background grow alike',
          feedback: 'Both grow by four, but the fluctuation of the background only by two.',
        },
        {
          id: 'double',
          text: 'It doubles',
          isRight: true,
          feedback:
            'Yes: signal grows by four, and √B by two. It is why experiments run for years, and why each step takes longer.',
        },
        {
          id: 'four',
          text: 'It is four times as large',
          feedback:
            'The signal is. But you divide by the square root of the background, which grew too.',
        },
      ],
    },
  ],
};

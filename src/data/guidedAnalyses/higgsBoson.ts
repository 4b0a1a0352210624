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
      question: 'What does this number measure?',
      replies: [
        {
          id: 'bright',
          text: 'How intense the beams are at the moment',
          feedback:
            'That is the instantaneous luminosity. This number is the integrated luminosity: the integral of the luminosity over the time of data taking.',
        },
        {
          id: 'amount',
          text: 'The amount of collision data recorded',
          isRight: true,
          feedback:
            'Yes: multiplied by the cross-section of a process, it gives the number of events, so twice the luminosity means twice the events.',
        },
        {
          id: 'energy',
          text: 'The energy of the protons',
          feedback:
            'The collision energy is the 13 TeV shown on each plot, 6.5 TeV per proton. It tells you how energetic the collisions are, not how many there were.',
        },
      ],
    },
    {
      id: 'kinds',
      kind: 'choice',
      title: 'Which four leptons',
      task: 'Look at “Lepton flavours”.',
      question: 'Which combinations may come from two Z bosons?',
      replies: [
        {
          id: 'equal',
          text: 'Only four of the same flavour: 4e and 4μ',
          feedback:
            'Each Z boson decays to a same-flavour pair, but the two pairs can have different flavours.',
        },
        {
          id: 'all',
          text: '4e, 4μ and 2e2μ',
          isRight: true,
          feedback:
            'Yes, and 2e2μ is the most frequent, because either of the two Z bosons can decay to the electrons.',
        },
        {
          id: 'mixed',
          text: 'Only 2e2μ',
          feedback: 'Both Z bosons may also decay to leptons of the same flavour.',
        },
      ],
    },
    {
      id: 'firstPeak',
      kind: 'choice',
      title: 'The first peak',
      task: 'Show the pseudo-data alone and look at the four-lepton mass.',
      question: 'What is the peak at 91 GeV?',
      replies: [
        {
          id: 'higgs',
          text: 'The Higgs boson',
          feedback: 'Its mass is 125 GeV. Which particle has a mass of 91 GeV?',
        },
        {
          id: 'z',
          text: 'One Z boson that decayed to all four leptons',
          isRight: true,
          feedback:
            'Yes: one of its two leptons radiated a virtual photon, which produced the second pair. This peak is the best check that four-lepton masses are measured correctly.',
        },
        {
          id: 'chance',
          text: 'A fluctuation',
          feedback:
            'With more than a hundred events, the peak is far too large to be a fluctuation.',
        },
      ],
    },
    {
      id: 'count',
      kind: 'number',
      title: 'Count',
      task: 'Keep four-lepton masses from 120 to 130 GeV, and read the number of pseudo-data events.',
      question: 'How many pseudo-data events are in this window?',
      answer: 37,
      tolerance: 0,
      unit: 'events',
      right: 'Yes, 37.',
      tooLow: 'There are more. Are all lepton flavours kept, and is there no other cut?',
      tooHigh: 'There are fewer. Is the window 120 to 130 GeV, and is the luminosity 36.6 fb⁻¹?',
    },
    {
      id: 'excess',
      kind: 'number',
      title: 'Is it more than a fluctuation?',
      task: 'Without a Higgs boson, 16.7 events are expected here. Such a number fluctuates by about its square root, √16.7.',
      question:
        'You counted 37 events. How many times as large as this fluctuation is the excess over 16.7?',
      answer: 4.97,
      tolerance: 0.2,
      unit: '',
      right:
        'Yes, (37 − 16.7)/√16.7 = 4.97. The exact formula for small numbers gives 4.3: a fluctuation of this size happens about once in a hundred thousand experiments.',
      tooLow: 'Subtract what is expected, and divide by its square root: (37 − 16.7)/√16.7.',
      tooHigh: 'Subtract what is expected, and divide by its square root: (37 − 16.7)/√16.7.',
    },
    {
      id: 'more',
      kind: 'choice',
      title: 'Four times the data',
      task: 'Watch S/√B in the window, and set the luminosity to four times its value, 146.4 fb⁻¹.',
      question: 'How does S/√B change?',
      replies: [
        {
          id: 'same',
          text: 'It stays the same: signal and background grow equally',
          feedback:
            'Both grow by a factor of four, but the fluctuation of the background grows only by a factor of two.',
        },
        {
          id: 'double',
          text: 'It doubles',
          isRight: true,
          feedback:
            'Yes: the signal grows by a factor of four, and √B by a factor of two. This is why experiments run for years, and why each further improvement takes longer.',
        },
        {
          id: 'four',
          text: 'It is four times as large',
          feedback:
            'The signal is. But you divide by the square root of the background, which also grew.',
        },
      ],
    },
  ],
};

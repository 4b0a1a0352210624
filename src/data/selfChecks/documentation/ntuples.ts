import type {PageChecksSource} from '../schema';

const text = String.raw;

export const ntuples: PageChecksSource = {
  page: '/docs/documentation/data_format/ntuple',
  questions: [
    {
      id: 'ntuples-index-error',
      question: 'You select `lep_pt[:, 0] > 25` and Python reports an index error. Why?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'The values are in MeV, so the cut is far too low',
            feedback: 'A wrong unit changes which events pass, but it causes no error message.',
          },
          {
            text: 'Some events have no leptons, so their list is empty',
            correct: true,
          },
          {
            text: 'The leading lepton has the index 1, not 0',
            feedback: 'Indices in Python start at 0, including those of the lists in an event.',
          },
          {
            text: 'The branch contains one number per event',
            feedback:
              'Then the selection would fail for every file. In fact, `lep_pt` contains a list for each event.',
          },
        ],
      },
      explanation:
        'Some events have no leptons, so their list has no element 0. First select the events with `lep_n >= 1`.',
    },
    {
      id: 'ntuples-weight-factor',
      question:
        'A simulated sample has an effective cross-section (σkε) of 10 pb and a sum of weights of 2 million. What is the factor in front of `mcWeight` for 36.6 fb⁻¹?',
      answer: {
        kind: 'number',
        value: 0.183,
        tolerance: 0.004,
        misconceptions: [
          {
            value: 0.000183,
            tolerance: 0.000002,
            feedback: 'The cross-section is in pb, so the luminosity has to be in pb⁻¹.',
          },
          {
            value: 366_000,
            tolerance: 4000,
            feedback:
              'That is the expected number of events. Each event receives a part of it in proportion to its weight.',
          },
          {
            value: 5.46,
            tolerance: 0.06,
            feedback:
              'That is the inverse: the sum of weights divided by the expected number of events.',
          },
        ],
        hint: 'Divide the expected number of events by the sum of weights.',
      },
      explanation: text`$36600\times10/(2\times10^{6}) = 0.183$.`,
      review: true,
    },
    {
      id: 'ntuples-prediction-too-small',
      question:
        'Your simulated prediction has the right shape, but is 1000 times smaller than the data. What is the most likely cause?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'A luminosity in fb⁻¹ with a cross-section in pb',
            correct: true,
          },
          {
            text: 'A transverse-momentum cut in MeV on a file in GeV',
            feedback:
              'Such a cut removes almost all events, and it changes the shape of the distributions.',
          },
          {
            text: 'Events with negative weights were dropped',
            feedback:
              'Dropping negative weights makes the prediction larger, and not by a round factor.',
          },
          {
            text: 'The sum of weights of a skim was used',
            feedback: 'A smaller sum of weights makes the prediction too large.',
          },
        ],
      },
      explanation:
        'The luminosity is in fb⁻¹ and the cross-section in pb: you used 36.6 instead of 36600.',
      review: true,
    },
    {
      id: 'ntuples-two-skims',
      question:
        'The data skim `2muons` contains 72.6 million events, `4lep` contains 1.52 million. How many different events do the two contain together?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'Exactly 74.1 million',
            feedback: 'An event with two muons and two electrons can be in both skims.',
          },
          {
            text: 'Exactly 72.6 million',
            feedback: 'An event with four electrons is in `4lep`, but not in `2muons`.',
          },
          {
            text: 'From 72.6 to 74.1 million',
            correct: true,
          },
          {
            text: 'From 71.1 to 72.6 million',
            feedback: 'Adding a second skim cannot reduce the number of events.',
          },
        ],
      },
      explanation:
        'Skims overlap: an event with four leptons, two of them muons, can be in both. The number is at most the sum, 74.1 million, and at least that of the larger skim. Never add up the event counts of skims.',
    },
  ],
};

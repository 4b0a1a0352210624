/** Self-checks of the page on the uproot framework. */
import type {PageChecksSource} from '../schema';

const text = String.raw;

export const uproot2020: PageChecksSource = {
  page: '/docs/13TeVDoc/frameworks/uproot',
  questions: [
    {
      id: 'uproot-true-drops',
      question:
        'A cut function of the framework contains `return lep_pt[1] > 20000`. Which events remain?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'Those with a second lepton above 20 GeV',
            feedback:
              'The function returns `True` for events to be dropped, so these are the events that it removes.',
          },
          {text: 'Those with a second lepton at or below 20 GeV', correct: true},
          {
            text: 'Those with a leading lepton above 20 GeV',
            feedback: 'The index starts at 0, so `lep_pt[1]` is the second lepton.',
          },
          {
            text: 'None, because the cut is in the wrong unit',
            feedback: '20,000 MeV is 20 GeV, so the unit is right.',
          },
        ],
      },
      explanation:
        'The function drops the events with a second lepton above 20 GeV, because `True` means drop. Reverse the inequality.',
    },
    {
      id: 'uproot-half-fraction',
      question: 'You set `fraction = 0.5` in `HZZAnalysis.py`. Do data and simulation still agree?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'No: the simulation is twice the data.',
            feedback: 'The simulation is halved as well.',
          },
          {
            text: 'No: the weights must be doubled first.',
            feedback:
              'Doubled weights would scale the simulation to 10 fb⁻¹, while the data are halved.',
          },
          {text: 'Yes: both then correspond to 5 fb⁻¹.', correct: true},
          {
            text: 'Yes: the weights are halved by the code.',
            feedback:
              'The weights stay the same. What changes is the number of events that are read.',
          },
        ],
      },
      explanation:
        'Both are reduced to half of their events, while the weights stay the same, so the plot corresponds to 5 fb⁻¹.',
    },
    {
      id: 'uproot-sum-of-types',
      question:
        'An H → ZZ → 4ℓ analysis adds up the lepton types of an event: 11 for an electron, 13 for a muon. Why does it drop an event with a sum of 46?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'It has three electrons and a muon, which two Z bosons cannot produce.',
            correct: true,
          },
          {
            text: 'It has two electrons and two muons, but the charges do not cancel.',
            feedback: 'Two electrons and two muons give 48. The charge is tested separately.',
          },
          {
            text: 'It has three muons and an electron, too few for a mass.',
            feedback: 'That sum is 50. A mass can be computed for any four leptons.',
          },
          {
            text: 'It has four same-flavour leptons, which are too similar.',
            feedback: 'Four electrons give 44, and four muons 52. Both are kept.',
          },
        ],
      },
      explanation:
        '$46=11+11+11+13$: three electrons and a muon. Two Z bosons cannot decay to this combination. The other impossible sum, 50, is rejected too: 46 and 50 differ from 48 by 2, which is not a multiple of 4.',
      review: true,
    },
    {
      id: 'uproot-event-factor',
      question:
        'A sample has a cross-section of 0.5 pb, a sum of weights of $2.5\\times10^6$ and `red_eff` 1. What is the factor in front of `mcWeight` for $L=10$ in fb⁻¹?',
      answer: {
        kind: 'number',
        value: 0.002,
        tolerance: 0.00003,
        misconceptions: [
          {
            value: 0.000002,
            tolerance: 2e-7,
            feedback:
              'You left out the factor 1000, which converts the luminosity from fb⁻¹ to pb⁻¹.',
          },
          {
            value: 5000,
            tolerance: 20,
            feedback: 'This is the expected number of events. Divide it by the sum of weights.',
          },
        ],
      },
      explanation: text`$1000\times10\times0.5/(2.5\times10^6)=0.002$.`,
    },
  ],
};

/** Self-checks of the page on the path for researchers. */
import type {PageChecksSource} from '../schema';

const text = String.raw;

export const researchers: PageChecksSource = {
  page: '/docs/userpath/researchers',
  questions: [
    {
      id: 'researchers-muon-cut',
      question: 'You select `AnalysisMuonsAuxDyn.pt > 25` in PHYSLITE. Which muons pass?',
      answer: {
        kind: 'choice',
        options: [
          {text: 'Every muon, because the cut is at 25 MeV', correct: true},
          {
            text: 'Muons above 25 GeV, as intended',
            feedback: 'PHYSLITE stores momenta in MeV, and the number 25 is not converted.',
          },
          {
            text: 'No muon, because the cut is at 25 TeV',
            feedback: 'This would happen in a file in GeV with a cut of 25000.',
          },
          {
            text: 'None: the branch is read as text',
            feedback:
              'The branch contains a list of numbers for each event, and the comparison works. Only its unit is not what you expect.',
          },
        ],
      },
      explanation:
        'Momenta in PHYSLITE are in MeV: the cut is at 25 MeV, and every muon passes. Write `> 25000`.',
    },
    {
      id: 'researchers-some-files',
      question:
        'You read 3 of the 30 equal-sized files of a simulated sample, and divide by the published sum of weights of the whole sample. By what factor is the prediction too small?',
      answer: {
        kind: 'number',
        value: 10,
        tolerance: 0.2,
        misconceptions: [
          {
            value: 27,
            tolerance: 0.3,
            feedback:
              'You counted the missing files. Compare the 3 files that you read with all 30.',
          },
          {
            value: 1,
            tolerance: 0.01,
            feedback: 'The published sum covers 30 files, but your numerator covers only 3.',
          },
        ],
      },
      explanation:
        'Only a tenth of the events contribute to the numerator, so the prediction is ten times too small. Use the sum of weights over the events in those three files.',
      review: true,
    },
    {
      id: 'researchers-effective-events',
      question:
        'A sample has a sum of weights of 8.0 × 10⁶ and a sum of squared weights of 1.6 × 10⁷. What is its effective number of events, in millions?',
      answer: {
        kind: 'number',
        value: 4,
        tolerance: 0.05,
        unit: 'million',
        misconceptions: [
          {
            value: 8,
            tolerance: 0.05,
            feedback:
              'This is the sum of weights. The effective number is its square divided by the sum of squares.',
          },
          {
            value: 0.5,
            tolerance: 0.01,
            feedback: 'You divided the two numbers. Square the sum of weights first.',
          },
        ],
      },
      explanation: text`$(\sum w)^2/\sum w^2=(8.0\times10^6)^2/(1.6\times10^7)=4.0\times10^6$.`,
      review: true,
    },
    {
      id: 'researchers-without-good-runs',
      question:
        'You plot all 2015 and 2016 events in PHYSLITE without a good run list, and scale the simulation to 36.6 fb⁻¹. What do you see?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'Data and simulation agree, because bad blocks are empty.',
            feedback:
              'Bad blocks contain events too: they were recorded while part of the detector had a fault.',
          },
          {
            text: 'The simulation is above the data in every bin.',
            feedback:
              'The simulation is scaled to 36.6 fb⁻¹. Check which events this luminosity includes.',
          },
          {text: 'The data are above the simulation in all distributions.', correct: true},
          {
            text: 'Only the peak positions move, not the number of events.',
            feedback:
              'Some events may be mismeasured, but the main effect is a larger number of events.',
          },
        ],
      },
      explanation:
        'The luminosity of 36.6 fb⁻¹ includes only the runs and blocks in the lists. Without the lists, the data contain additional events that the simulation is not scaled to, and some of them were recorded with detector faults.',
    },
  ],
};

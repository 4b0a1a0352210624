/** Self-checks of the page that runs an 8 TeV analysis. */
import type {PageChecksSource} from '../schema';

const raw = String.raw;

export const firstRun8TeV: PageChecksSource = {
  page: '/docs/8TeVDoc/take_a_look_at_the_data',
  questions: [
    {
      id: 'first-run-8tev-cut-flow',
      question:
        'The cut flow of a data file shows `EventCuts` 1000, `MET` 420, `1 Lepton` 400. What percentage of the events that pass the event cuts also have enough missing transverse momentum and exactly one good lepton?',
      answer: {
        kind: 'number',
        value: 40,
        tolerance: 0.2,
        unit: '%',
        misconceptions: [
          {
            value: 95,
            tolerance: 0.5,
            feedback:
              'This is the efficiency of the lepton cut after the cut on missing transverse momentum.',
          },
          {
            value: 42,
            tolerance: 0.2,
            feedback:
              'These events have enough missing transverse momentum. The lepton is not yet required.',
          },
          {
            value: 82,
            tolerance: 0.5,
            feedback:
              'You added two rows. Each row counts the events that have passed all cuts so far.',
          },
        ],
        hint: 'Each row of a cut flow counts the events that pass this cut and all cuts above it.',
      },
      explanation: raw`The fraction is $400/1000=40\,\%$. The lepton cut alone keeps $400/420=95\,\%$ of the events that pass the preceding cut.`,
      review: true,
    },
    {
      id: 'first-run-8tev-fraction',
      question:
        'You run data with `Fraction` 1 and simulation with `Fraction` 0.1. What does the figure look like?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'It is correct, with a wider uncertainty band.',
            feedback:
              'The simulation would have to be scaled up again for this. Do the weights take `Fraction` into account?',
          },
          {
            text: 'The data points are at only a tenth of the height of the stack.',
            feedback: 'It is the other way round: all data were read.',
          },
          {text: 'The stack is only a tenth of its correct height.', correct: true},
          {
            text: 'The program stops when it draws the ratio.',
            feedback: 'The program does not know that something is wrong, so it draws the ratio.',
          },
        ],
      },
      explanation:
        'The stack is only a tenth of its correct height, because the weights do not take `Fraction` into account. Use the same value for all samples.',
    },
    {
      id: 'first-run-8tev-error-bar',
      question:
        'A bin contains 64 data events. How large is its error bar, in per cent of the count?',
      answer: {
        kind: 'number',
        value: 12.5,
        tolerance: 0.2,
        unit: '%',
        misconceptions: [
          {
            value: 8,
            tolerance: 0.1,
            feedback: 'This is the error bar in events. Divide it by the number of events.',
          },
          {
            value: 1.56,
            tolerance: 0.03,
            feedback: raw`You calculated $1/N$. The relative uncertainty is $1/\sqrt N$.`,
          },
        ],
        hint: raw`A bin with $N$ events has an error bar of $\sqrt N$ events.`,
      },
      explanation: raw`$\sqrt{64}=8$, which is 12.5 %.`,
      review: true,
    },
  ],
};

/** Self-checks of the page on the inside of the 8 TeV framework. */
import type {PageChecksSource} from '../schema';

const raw = String.raw;

export const program8TeV: PageChecksSource = {
  page: '/docs/8TeVDoc/take_a_closer_look',
  questions: [
    {
      id: 'closer-look-8tev-normalisation',
      question:
        'A sample has `xsec` 6.97 pb, `sumw` 996,210 and `red_eff` 0.967. For 1000 pb⁻¹, how many simulated events of weight 1 correspond to one data event?',
      answer: {
        kind: 'number',
        value: 138.2,
        tolerance: 1.5,
        misconceptions: [
          {
            value: 0.00724,
            tolerance: 0.0001,
            feedback: 'This is the normalisation factor. Invert it.',
          },
          {
            value: 142.9,
            tolerance: 1,
            feedback: 'You left out `red_eff`, the fraction of the events that were processed.',
          },
          {
            value: 147.8,
            tolerance: 1,
            feedback:
              '`red_eff` belongs with `sumw`: only this fraction of the generated events was processed.',
          },
        ],
        hint: raw`The normalisation factor is $\mathcal{L}\,\sigma$ divided by the product of ${'`sumw`'} and ${'`red_eff`'}.`,
      },
      explanation: raw`The factor is $1000\times6.97/(996210\times0.967)=0.00724$, so about 138 simulated events correspond to one data event.`,
    },
    {
      id: 'closer-look-8tev-muons-only',
      question: 'You keep only `data_Muons` in the list of `data`. What happens?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'Points and stack fall together, since both are scaled.',
            feedback: 'Data events have a weight of 1, and the stack is scaled to the luminosity.',
          },
          {text: 'The points fall below the stack.', correct: true},
          {
            text: 'The points agree with the stack, with larger error bars.',
            feedback:
              'The simulation still contains the events with electrons. Are they still in the data?',
          },
          {
            text: 'The points rise above the stack.',
            feedback: 'Events were removed from the data, but not from the simulation.',
          },
        ],
      },
      explanation:
        'The data points fall below the stack, because the events of the electron stream are missing. The simulation would have to be restricted to events that pass a muon trigger.',
    },
    {
      id: 'closer-look-8tev-stack-order',
      question: 'Why does the top-quark analysis stack diboson events first and tt̄ last?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'A larger area would cover the smaller ones behind it.',
            feedback: 'Stacked areas lie on top of each other, and none covers another.',
          },
          {
            text: 'The total height is correct only in this order.',
            feedback: 'A sum does not depend on the order of its terms.',
          },
          {
            text: 'The last process is scaled so that the sum fits the data.',
            feedback: 'All processes are scaled to the luminosity, none of them to the data.',
          },
          {
            text: 'The signal is on top, where its shape is easy to compare.',
            correct: true,
          },
        ],
      },
      explanation:
        'The signal process is then at the top of the stack, where its shape is easiest to compare with the data, and the smallest backgrounds are at the bottom.',
    },
  ],
};

/** Self-checks of the page on the 2025 C++ framework. */
import type {PageChecksSource} from '../schema';

const text = String.raw;

export const cpp2025: PageChecksSource = {
  page: '/docs/13TeV25Doc/frameworks/cpp',
  questions: [
    {
      id: 'cpp2025-collinear-mass',
      question:
        'The visible decay products of each τ carry half of its momentum, and the visible mass is 62.5 GeV. What is the collinear mass?',
      answer: {
        kind: 'number',
        value: 125,
        tolerance: 0.5,
        unit: 'GeV',
        misconceptions: [
          {
            value: 250,
            tolerance: 1,
            feedback:
              'You divided by $x_1x_2=0.25$. The formula contains the square root of this product.',
          },
          {
            value: 62.5,
            tolerance: 0.5,
            feedback:
              'This is the visible mass. The neutrinos carry the other half of the momenta.',
          },
          {
            value: 31.25,
            tolerance: 0.5,
            feedback:
              'With the neutrinos, the mass is larger than the visible mass: divide instead of multiplying.',
          },
        ],
        hint: text`Use $m_\mathrm{vis}/\sqrt{x_1x_2}$, where $x_1$ and $x_2$ are the visible momentum fractions.`,
      },
      explanation: text`$62.5/\sqrt{0.5\times0.5} = 125\ \GeV$.`,
      review: true,
    },
    {
      id: 'cpp2025-skim-threshold',
      question:
        'You remove the cut on missing transverse momentum from H → WW. Why are there still no events below 30 GeV?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'The old compiled code is used until you run `clean.sh`.',
            feedback:
              'The old code cuts at 20 GeV, so it cannot explain why events between 20 and 30 GeV are missing.',
          },
          {
            text: 'The plotting step adds them to the overflow bin.',
            feedback: 'Events at low values would be in the first bins, not in the overflow bin.',
          },
          {text: 'The skim `1LMET30` contains no such events.', correct: true},
          {
            text: 'The decay H → WW always has two neutrinos.',
            feedback: 'The momenta of two neutrinos can cancel, so low values occur.',
          },
        ],
      },
      explanation:
        'Events that a skim has removed cannot be recovered from it. You need a different skim, `2to4lep`.',
    },
    {
      id: 'cpp2025-stored-sum',
      question:
        'Why does the code store the sum of weights in its output instead of adding up the weights of the events that it reads?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'Adding up the weights of a skim takes too long.',
            feedback: 'The weights are read for each event anyway.',
          },
          {text: 'It reads a skim, but needs the sum for all events.', correct: true},
          {
            text: 'The weights of individual events are not in the files.',
            feedback: 'They are: each event has its `mcWeight`.',
          },
          {
            text: 'The sum over events depends on the luminosity.',
            feedback: 'Generator weights do not depend on the luminosity.',
          },
        ],
      },
      explanation:
        'The code reads only the events in a skim. The prediction must be divided by the sum of weights of all generated events, which is stored only in the branch `sum_of_weights`.',
    },
    {
      id: 'cpp2025-one-period',
      question:
        'You read only the 2015 period D, 105 pb⁻¹, and leave `SetLumi(36000)`. By what factor is the simulation too high?',
      answer: {
        kind: 'number',
        value: 343,
        tolerance: 6,
        misconceptions: [
          {
            value: 16,
            tolerance: 0.3,
            feedback:
              'The 16 periods do not have equal luminosities: that of period D is one of the smallest.',
          },
          {
            value: 0.343,
            tolerance: 0.01,
            feedback: 'Both luminosities are in pb⁻¹ already. There is no factor of 1000.',
          },
        ],
      },
      explanation: '$36000/105=343$. Set the luminosity to 105 for this test.',
    },
  ],
};

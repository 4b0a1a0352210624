/** Self-checks of the page with fingerprints and efficiencies of tt̄Z. */
import type {PageChecksSource} from '../schema';

const raw = String.raw;

export const topZEfficiencies: PageChecksSource = {
  page: '/docs/webapps/separate_signals_ttZ',
  questions: [
    {
      id: 'separate-ttz-independent-cuts',
      question:
        'Using the table, estimate how many of 23,474 tt̄ events pass the same-flavour requirement and the mass window, if the two requirements are independent.',
      answer: {
        kind: 'number',
        value: 2480,
        tolerance: 100,
        unit: 'events',
        misconceptions: [
          {
            value: 15_960,
            tolerance: 200,
            feedback:
              'You added the efficiencies. An event has to pass both requirements, so multiply.',
          },
          {
            value: 10_330,
            tolerance: 150,
            feedback: 'This is the number after the flavour requirement. The mass window follows.',
          },
          {
            value: 5630,
            tolerance: 100,
            feedback: 'This is the number in the mass window. The flavour requirement is missing.',
          },
        ],
        hint: 'For independent quantities, the efficiencies multiply.',
      },
      explanation: raw`$23{,}474\times0.44\times0.24\approx2{,}500$. The actual number in the sample is 2,390. Flavour and mass are nearly independent in tt̄, so most of the difference comes from rounding to 44 % and 24 %.`,
    },
    {
      id: 'separate-ttz-smallest-background',
      question:
        'There are two backgrounds: 23,474 tt̄ events and 120,040 Z events. Which single cut in the table leaves the smallest sum of both?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'ee or μμ',
            feedback: 'All Z events pass, and they are the larger background.',
          },
          {
            text: 'at least 2 b-tags',
            feedback:
              'This leaves the smallest fraction of Z events. Now calculate how many tt̄ events remain.',
          },
          {text: 'at least 6 jets', correct: true},
          {
            text: raw`$\met < 80\ \GeV$`,
            feedback:
              'Z events have little missing transverse momentum, so nearly all of them pass.',
          },
        ],
      },
      explanation: raw`At least six jets: $0.046\times23{,}474+0.014\times120{,}040\approx1{,}080+1{,}680=2{,}760$. Two b-tags leave $11{,}300+1{,}440=12{,}700$.`,
    },
    {
      id: 'separate-ttz-four-efficiencies',
      question:
        'A classmate multiplies all four efficiencies of tt̄Z (96, 86, 38 and 42 %) to predict how many of the 75 signal events pass all four cuts. What number does she predict?',
      answer: {
        kind: 'number',
        value: 9.9,
        tolerance: 0.2,
        unit: 'events',
        misconceptions: [
          {
            value: 12.3,
            tolerance: 0.2,
            feedback: 'This is the actual number in the sample. The product gives a different one.',
          },
          {
            value: 13.2,
            tolerance: 0.2,
            feedback: 'This is the product in per cent. Apply it to 75 events.',
          },
        ],
        hint: 'Multiply 75 by the four efficiencies as fractions.',
      },
      explanation: raw`$75\times0.96\times0.86\times0.38\times0.42=9.9$ events. In the sample, 12.3 events pass. Jets and b-tags are correlated, and so are flavour and mass: in a tt̄Z event that is ee or μμ, the leptons mostly come from the Z boson.`,
    },
    {
      id: 'separate-ttz-given-two-b-tags',
      question:
        'Of 75 expected tt̄Z events, 31.6 have two b-tags, 28.4 have six jets, and 14.2 have both. What percentage of the events with two b-tags also have six jets?',
      answer: {
        kind: 'number',
        value: 44.9,
        tolerance: 0.5,
        unit: '%',
        misconceptions: [
          {
            value: 50,
            tolerance: 0.5,
            feedback:
              'This is the other way round: the percentage of the events with six jets that also have two b-tags.',
          },
          {
            value: 37.9,
            tolerance: 0.5,
            feedback: 'This is the percentage of all events that have six jets.',
          },
          {
            value: 18.9,
            tolerance: 0.5,
            feedback: 'This is the percentage of all events that have both.',
          },
        ],
        hint: 'Divide the events with both by the events that meet the given condition.',
      },
      explanation: raw`$14.2/31.6=45\ \%$. Of all events, only $28.4/75=38\ \%$ have six jets. The two percentages differ, so the quantities are correlated, and multiplying 38 % by 42 % would predict too few events with both.`,
      review: true,
    },
  ],
};

import type {PageChecksSource} from '../schema';

const text = String.raw;

export const dataCollection: PageChecksSource = {
  page: '/docs/documentation/data_collection',
  questions: [
    {
      id: 'data-collection-levelled-mu',
      question: text`In Run 3, the luminosity is levelled at $2\times10^{34}\ \mathrm{cm^{-2}\,s^{-1}}$. What is μ with 2500 colliding bunch pairs, 11,245 orbits per second and an inelastic cross-section of 80 mb ($8\times10^{-26}\ \mathrm{cm}^2$)?`,
      answer: {
        kind: 'number',
        value: 56.9,
        tolerance: 0.7,
        misconceptions: [
          {
            value: 40,
            tolerance: 0.8,
            feedback:
              'You divided by the clock frequency of 40 MHz, but only slots that are filled in both beams lead to collisions.',
          },
          {
            value: 28.5,
            tolerance: 0.6,
            feedback: 'That is the value at half the luminosity.',
          },
        ],
        hint: 'Divide the collision rate by the rate of bunch crossings: colliding bunch pairs times orbits per second.',
      },
      explanation: text`$\mu = 2\times10^{34}\times8\times10^{-26}/(2500\times11245) \approx 57$.`,
    },
    {
      id: 'data-collection-size-of-a-fill',
      question:
        'A fill lasts ten hours, and events of one megabyte each are recorded at 1 kHz. How many terabytes of data is that?',
      answer: {
        kind: 'number',
        value: 36,
        tolerance: 0.5,
        unit: 'TB',
        misconceptions: [
          {
            value: 0.6,
            tolerance: 0.02,
            feedback: 'That is the size for ten minutes.',
          },
          {
            value: 36_000,
            tolerance: 500,
            feedback: 'That is the size in gigabytes.',
          },
          {
            value: 3.6,
            tolerance: 0.1,
            feedback: 'That is the size for one hour.',
          },
        ],
        hint: 'Multiply the rate, the seconds in ten hours and the size of an event.',
      },
      explanation: text`$1000\ \mathrm{s^{-1}}\times36{,}000\ \mathrm{s}\times1\ \mathrm{MB} = 36$ TB.`,
      review: true,
    },
    {
      id: 'data-collection-higgs-in-a-fill',
      question: text`How many Higgs bosons (cross-section 55.7 pb; 1 pb is $10^{-36}\ \mathrm{cm}^2$) are produced in ten hours at a luminosity of $10^{34}\ \mathrm{cm^{-2}\,s^{-1}}$?`,
      answer: {
        kind: 'number',
        value: 20_050,
        tolerance: 400,
        misconceptions: [
          {
            value: 0.56,
            tolerance: 0.01,
            feedback: 'That is the number per second. There are 36,000 seconds in ten hours.',
          },
          {
            value: 2005,
            tolerance: 40,
            feedback: 'That is the number in one hour.',
          },
        ],
        hint: 'Multiply luminosity, cross-section and time, in cm and seconds.',
      },
      explanation: text`$10^{34}\times55.7\times10^{-36}\times36{,}000 \approx 20{,}000$. The trigger accepts only some of them: most decay to b quarks, which give jets that are hard to distinguish from the far more common ordinary jets.`,
    },
    {
      id: 'data-collection-cut-below-threshold',
      question:
        'In 2016 data from a single-electron trigger, a colleague selects electrons above 24 GeV and finds fewer between 24 and 28 GeV than in simulation. What went wrong?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'The chain is prescaled, so most events are missing',
            feedback:
              'The usual 2016 single-electron chain is not prescaled, and a prescale would reduce the yield at all transverse momenta.',
          },
          {
            text: 'The cut lies below the turn-on of the trigger',
            correct: true,
          },
          {
            text: 'The simulation is normalised to too much luminosity',
            feedback:
              'Then the data would be too low at all transverse momenta, not only below 28 GeV.',
          },
          {
            text: 'The good run list removed the missing electrons',
            feedback:
              'The list rejects whole blocks, whatever the transverse momentum of their electrons, and the luminosity accounts for it.',
          },
        ],
      },
      explanation:
        'The 2016 chain has a threshold of 26 GeV, so the cut is below the turn-on, where the efficiency changes steeply and is difficult to simulate. Cut at 27 GeV or higher, or use a prescaled chain with a lower threshold and account for the prescale.',
      review: true,
    },
    {
      id: 'data-collection-efficiency-at-threshold',
      question: text`A muon chain has a plateau efficiency of 68 % in the barrel. What is its efficiency exactly at the threshold, $\pt = p_0$?`,
      answer: {
        kind: 'number',
        value: 34,
        tolerance: 0.5,
        unit: '%',
        misconceptions: [
          {
            value: 68,
            tolerance: 0.5,
            feedback: 'The plateau is reached only a few GeV above the threshold.',
          },
          {
            value: 50,
            tolerance: 0.5,
            feedback: 'That would be right for a plateau of 100 %.',
          },
          {
            value: 0.34,
            tolerance: 0.005,
            feedback: 'That is the fraction. Multiply it by 100 for a percentage.',
          },
        ],
        hint: text`Set $\pt = p_0$ in the formula; erf(0) is 0.`,
      },
      explanation: text`$\varepsilon(p_0) = \frac{68\,\%}{2}\left[1+\mathrm{erf}(0)\right] = 34\,\%$. This is one reason why analyses cut above the threshold.`,
    },
  ],
};

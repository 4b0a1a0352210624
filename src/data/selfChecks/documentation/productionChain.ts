import type {PageChecksSource} from '../schema';

const text = String.raw;

export const productionChain: PageChecksSource = {
  page: '/docs/documentation/monte_carlo/MC_production_chain',
  questions: [
    {
      id: 'production-chain-filter',
      question:
        'A filter keeps 1.2 % of generated events. How many million events must be generated for a sample of 3 million events?',
      answer: {
        kind: 'number',
        value: 250,
        tolerance: 3,
        unit: 'million',
        misconceptions: [
          {
            value: 0.036,
            tolerance: 0.001,
            feedback: 'You multiplied by the efficiency. More events are generated than kept.',
          },
          {
            value: 2.5,
            tolerance: 0.05,
            feedback: 'A filter efficiency of 1.2 % is 0.012, not 1.2.',
          },
        ],
        hint: 'Divide the number of events kept by the filter efficiency.',
      },
      explanation: text`$3{,}000{,}000/0.012=2.5\times10^{8}$, which is why filters save time in the detector simulation, not in the event generation.`,
    },
    {
      id: 'production-chain-speed-up',
      question:
        'Calorimeter showers take up 80 % of the simulation time of an event. By what factor can a fast calorimeter model speed up the simulation at most?',
      answer: {
        kind: 'number',
        value: 5,
        tolerance: 0.05,
        misconceptions: [
          {
            value: 1.25,
            tolerance: 0.02,
            feedback:
              'You divided by the fraction that disappears. Divide by the fraction that remains.',
          },
          {
            value: 80,
            tolerance: 0.5,
            feedback: 'The rest of the simulation still takes time, even if the showers take none.',
          },
          {
            value: 4,
            tolerance: 0.05,
            feedback:
              'That compares the showers with the rest. Divide the total time by the time for the rest.',
          },
        ],
        hint: 'How much of the time remains if the showers take none?',
      },
      explanation: text`By a factor of $1/(1-0.80)=5$, if the showers took no time at all.`,
      review: true,
    },
    {
      id: 'production-chain-electrons-in-hepmc',
      question:
        'The open HepMC files come from step 1. Why can their electrons not be compared with data directly?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'They have their true momenta, without detector effects',
            correct: true,
          },
          {
            text: 'They have not decayed yet, unlike those in data',
            feedback: 'Electrons are stable. Short-lived particles have already decayed in step 1.',
          },
          {
            text: 'They lie outside the acceptance of the detector',
            feedback:
              'The generator produces particles in all directions, inside and outside the acceptance.',
          },
          {
            text: 'They were generated at a different collision energy',
            feedback:
              'There are samples at the collision energy of the data. What has not been simulated yet?',
          },
        ],
      },
      explanation:
        'They have their true momenta, without the effects of detector resolution, inefficiency, fakes and pile-up. Apply a detector response first, for instance with Delphes.',
    },
    {
      id: 'production-chain-acceptance-and-efficiency',
      question:
        '5,000 muons are generated. The acceptance is 0.80, and the efficiency for muons within it is 0.90. How many of them are reconstructed?',
      answer: {
        kind: 'number',
        value: 3600,
        tolerance: 10,
        misconceptions: [
          {
            value: 3500,
            tolerance: 10,
            feedback:
              'You subtracted both losses from all muons. The second loss applies only to those within the acceptance.',
          },
          {
            value: 4500,
            tolerance: 10,
            feedback: 'That ignores the loss of muons outside the acceptance.',
          },
          {
            value: 4000,
            tolerance: 10,
            feedback:
              'That is the number within the acceptance. Not all of them are reconstructed.',
          },
        ],
        hint: 'The efficiency applies to the muons within the acceptance.',
      },
      explanation: text`$5000\times0.80\times0.90 = 3600$. Of the 5,000 muons, 4,000 are within the acceptance, and 90 % of these are reconstructed.`,
      review: true,
    },
  ],
};

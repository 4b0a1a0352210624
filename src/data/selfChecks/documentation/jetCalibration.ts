import type {PageChecksSource} from '../schema';

const text = String.raw;

export const jetCalibration: PageChecksSource = {
  page: '/docs/documentation/physic_objects/jets_calibration',
  questions: [
    {
      id: 'jet-calibration-average-of-jets',
      question: text`Suppose that jets of 30 GeV have an energy-scale uncertainty of 4 % and a resolution of 18 %. What is the relative uncertainty of the mean $\pt$ of 10,000 such jets?`,
      answer: {
        kind: 'number',
        value: 4,
        tolerance: 0.06,
        unit: '%',
        misconceptions: [
          {
            value: 0.18,
            tolerance: 0.01,
            feedback:
              'That is the contribution of the resolution. How does the scale affect all the jets?',
          },
          {
            value: 0.04,
            tolerance: 0.002,
            feedback:
              'You divided the uncertainty of the scale by 100, as if it were independent from jet to jet.',
          },
          {
            value: 18.4,
            tolerance: 0.5,
            feedback: 'That is the uncertainty for one jet. Fluctuations average out.',
          },
        ],
        hint: 'Which of the two is independent from jet to jet?',
      },
      explanation: text`Averaging helps against the resolution: the mean of 10,000 jets has a spread of $18/\sqrt{10000}=0.18\ \%$. It does not help against the scale, which shifts all of them by the same 4 %. Together that is $\sqrt{4^2+0.18^2}=4.0\ \%$.`,
      review: true,
    },
    {
      id: 'jet-calibration-steep-spectrum',
      question: text`The number of jets above a threshold falls as $\pt^{-4}$. By what percentage does the number of jets above 25 GeV increase if the energy scale is 5 % too high?`,
      answer: {
        kind: 'number',
        value: 21.55,
        tolerance: 0.6,
        unit: '%',
        misconceptions: [
          {
            value: 5,
            tolerance: 0.2,
            feedback:
              'The spectrum is steep, so a small shift moves many jets across the threshold.',
          },
          {
            value: 27.6,
            tolerance: 0.5,
            feedback:
              'You used the fifth power, which describes the spectrum. The number above a threshold is its integral and falls with the fourth power.',
          },
          {
            value: 18.5,
            tolerance: 0.6,
            feedback: 'That is the decrease for a scale that is too low.',
          },
        ],
        hint: 'Take the fourth power of 1.05.',
      },
      explanation: text`$1.05^4-1=0.22$, so the number increases by about 22 %. For a scale that is 5 % too low, it decreases by a fraction of $1-0.95^4=0.19$.`,
    },
    {
      id: 'jet-calibration-smear-simulation',
      question:
        'The resolution of jets is better in simulation than in data. Why is the simulation smeared, rather than the data sharpened?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'The simulation has larger statistical uncertainties',
            feedback: 'The number of events has nothing to do with the resolution of a jet.',
          },
          {
            text: 'Sharpening would need too much computing time',
            feedback: 'It is not a question of time: it cannot be computed at all.',
          },
          {
            text: 'The data are already calibrated, the simulation is not',
            feedback: 'Both are calibrated, with the same chain except for the last step.',
          },
          {
            text: 'The fluctuation of a real jet is not known',
            correct: true,
          },
        ],
      },
      explanation:
        'The fluctuation of a real jet cannot be undone for that jet. Additional smearing can always be applied to simulation.',
    },
    {
      id: 'jet-calibration-balance',
      question:
        'On average, jets that recoil against a photon carry a fraction of 0.90 of its transverse momentum in data and 0.92 in simulation. By what factor is the transverse momentum of jets in data multiplied to correct it?',
      answer: {
        kind: 'number',
        value: 1.022,
        tolerance: 0.002,
        misconceptions: [
          {
            value: 0.978,
            tolerance: 0.003,
            feedback: 'The ratio is upside down: the data are too low compared with simulation.',
          },
          {
            value: 1.111,
            tolerance: 0.004,
            feedback:
              'You corrected the balance to 1. Other particles carry part of the recoil, in data and in simulation.',
          },
          {
            value: 0.02,
            tolerance: 0.001,
            feedback: 'That is the difference. The correction is a factor.',
          },
        ],
        hint: 'Only the ratio of simulation to data matters.',
      },
      explanation: text`$0.92/0.90=1.022$. Neither number has to be 1, because other particles carry part of the recoil. The factor brings the data to the scale of the simulation.`,
    },
  ],
};

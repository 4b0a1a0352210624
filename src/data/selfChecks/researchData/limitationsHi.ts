/** Self-checks of the page on the limitations of the heavy-ion data. */
import type {PageChecksSource} from '../schema';

const text = String.raw;

export const limitationsHi: PageChecksSource = {
  page: '/docs/data/for_research/limitations_hi',
  questions: [
    {
      id: 'limitations-hi-wrong-luminosity',
      question:
        'Someone divides the track yield of the release by 0.49 nb⁻¹ to get a cross-section. What is wrong?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'The unit: heavy-ion luminosities are in μb⁻¹.',
            feedback:
              'Converting the unit would not change the result. The luminosity is that of a larger data set.',
          },
          {
            text: 'The yield has to be multiplied by it instead.',
            feedback:
              'The number of events is luminosity times cross-section, so dividing is the right operation.',
          },
          {
            text: 'It is the luminosity of the proton reference runs.',
            feedback:
              'It is the luminosity of the lead–lead collisions, but of all those recorded in 2015.',
          },
          {text: 'It belongs to all 2015 data, not to this part.', correct: true},
        ],
      },
      explanation:
        'The release contains part of the lead–lead data that ATLAS recorded in 2015, from a trigger that kept only a fraction of the collisions. The result would be too small by an unknown factor.',
    },
    {
      id: 'limitations-hi-efficiency',
      question:
        'In one bin, the tracking efficiency is 0.75, determined with 300 generated particles. What is its relative uncertainty, in %?',
      answer: {
        kind: 'number',
        value: 3.3,
        tolerance: 0.1,
        unit: '%',
        misconceptions: [
          {
            value: 2.5,
            tolerance: 0.05,
            feedback: 'This is the absolute uncertainty, 0.025. Divide it by the efficiency.',
          },
          {
            value: 5.8,
            tolerance: 0.1,
            feedback: text`You used $1/\sqrt{300}$. Each particle is either found or not, so the uncertainty is binomial.`,
          },
        ],
      },
      explanation: text`$\sqrt{0.75\times0.25/300}=0.025$, which is 3.3 % of 0.75.`,
      review: true,
    },
    {
      id: 'limitations-hi-suppression',
      question:
        'Jets are not in the release. How can you still study the energy loss in the quark–gluon plasma?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: text`With the $\pt$ spectra of tracks for each centrality class`,
            correct: true,
          },
          {
            text: 'With jets that you build from calorimeter clusters',
            feedback: 'The calorimeter objects in the release are incomplete.',
          },
          {
            text: 'With Z bosons that decay to electrons instead of muons',
            feedback: 'There are no electrons in the release.',
          },
          {
            text: 'With more simulated events, which contain the missing jets',
            feedback:
              'Simulated events show what a model predicts. The energy loss has to be measured in data.',
          },
        ],
      },
      explanation:
        'Energy loss causes a deficit of charged particles with high transverse momentum in central events compared with peripheral ones. The ratio of the two spectra per event does not depend on the luminosity.',
    },
  ],
};

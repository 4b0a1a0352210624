import type {PageChecksSource} from '../schema';

const text = String.raw;

export const purposeResearch: PageChecksSource = {
  page: '/docs/documentation/introduction/purpose_data_research',
  questions: [
    {
      id: 'research-angular-distribution',
      question:
        'You want to compare the angular distribution of Z → μμ with a new calculation. Is that possible with the open data?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'No, there are too few Z bosons in 36.6 fb⁻¹',
            feedback:
              'Z production is one of the most frequent processes with leptons: multiply 1.95 nb by the luminosity.',
          },
          {
            text: 'Yes, and systematic uncertainties will limit it',
            correct: true,
          },
          {
            text: 'Yes, and the number of events will limit it',
            feedback:
              'Compare the square root of the number of decays with the number itself: the statistical precision is high.',
          },
          {
            text: 'No, the samples to correct it are not released',
            feedback:
              'Three quarters of the simulated events are W and Z samples. For some other measurements, samples are missing.',
          },
        ],
      },
      explanation: text`Yes. Muons are standard objects, about $7.1\times10^{7}$ decays per lepton flavour were produced in 36.6 fb⁻¹, and boson samples with corrections and variations are released. The precision will be limited by systematic uncertainties, not by the number of events.`,
    },
    {
      id: 'research-decay-at-20-cm',
      question:
        'Your model predicts a particle that decays to two jets 20 cm from the beam. Can you search for it with PHYSLITE?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'Yes, because jets are standard objects',
            feedback:
              'The jets alone do not show where the particle decayed. Without a displaced vertex, ordinary jets hide the signal.',
          },
          {
            text: 'Yes, by finding the vertex from all tracks',
            feedback: 'PHYSLITE does not contain all tracks of a collision, only part of them.',
          },
          {
            text: 'No, such vertices are not stored',
            correct: true,
          },
        ],
      },
      explanation:
        'No. PHYSLITE contains no displaced vertices and only part of the tracks. The signal has to be prompt, which means that it comes from the collision point.',
    },
    {
      id: 'research-expected-signal',
      question:
        'A signal has a cross-section times branching ratio of 0.5 fb, and half of it would be selected. How many signal events do you expect in 36.6 fb⁻¹?',
      answer: {
        kind: 'number',
        value: 9.15,
        tolerance: 0.2,
        misconceptions: [
          {
            value: 18.3,
            tolerance: 0.3,
            feedback: 'That is the number produced. Not all of them are selected.',
          },
          {
            value: 9150,
            tolerance: 200,
            feedback: 'You converted fb⁻¹ to pb⁻¹, but the cross-section is given in fb.',
          },
          {
            value: 4.6,
            tolerance: 0.15,
            feedback: 'You multiplied by one half twice.',
          },
        ],
        hint: 'Multiply cross-section, selected fraction and luminosity.',
      },
      explanation: text`$N = 0.5\times0.5\times36.6 = 9.2$ events. Would a search with an expected background of 4 events be worthwhile? The quick estimate $9.2/\sqrt4 = 4.6$ is too high for so few events; the [better formula](/docs/documentation/example_analyses/example_analyses_intro#significance) gives 3.6. Statistically, then, the search would be worthwhile. Next, check whether a signal sample exists or can be produced, and how large the uncertainty of the 4 events is.`,
      review: true,
    },
    {
      id: 'research-significance-with-uncertainty',
      question:
        'You expect 40 signal events and 100 background events, and the uncertainty of the background is 10 %. What is the significance, with the simple estimate that includes this uncertainty?',
      answer: {
        kind: 'number',
        value: 2.83,
        tolerance: 0.05,
        misconceptions: [
          {
            value: 4,
            tolerance: 0.05,
            feedback:
              'That is the significance for a background that is known exactly. Include its uncertainty of 10 events.',
          },
          {
            value: 2,
            tolerance: 0.05,
            feedback:
              'You added the statistical fluctuation and the uncertainty linearly. They are independent.',
          },
          {
            value: 3.38,
            tolerance: 0.05,
            feedback:
              'You divided by the square root of signal plus background. The estimate compares the signal with a fluctuation of the background.',
          },
        ],
        hint: text`Use $s/\sqrt{b+\sigma_b^2}$.`,
      },
      explanation: text`$40/\sqrt{100+10^2} = 2.8$. Without the uncertainty, it would be $40/\sqrt{100} = 4.0$.`,
    },
  ],
};

/** Self-checks of the page on the heavy-ion data. */
import type {PageChecksSource} from '../schema';

const text = String.raw;

export const heavyIonData: PageChecksSource = {
  page: '/docs/data/for_research/hi_data',
  questions: [
    {
      id: 'heavy-ion-in-and-out-of-plane',
      question:
        'The elliptic flow coefficient is $v_2=0.15$. What is the ratio of the particle density in the symmetry plane to that perpendicular to it?',
      answer: {
        kind: 'number',
        value: 1.86,
        tolerance: 0.05,
        misconceptions: [
          {
            value: 1.3,
            tolerance: 0.01,
            feedback:
              'This is the density in the plane relative to the mean. Perpendicular to it, the density is below the mean.',
          },
          {value: 1.15, tolerance: 0.01, feedback: 'The modulation is $2v_2$, not $v_2$.'},
          {
            value: 1.35,
            tolerance: 0.01,
            feedback: text`You used $1\pm v_2$. The modulation is $1\pm2v_2$.`,
          },
        ],
      },
      explanation: '$(1+2v_2)/(1-2v_2)=1.3/0.7=1.86$.',
      review: true,
    },
    {
      id: 'heavy-ion-pair-correlation',
      question: text`The mean of $\cos2(\phi_a-\phi_b)$ over pairs of tracks is 0.0036. What is $v_2$, if all particles are correlated with the same plane?`,
      answer: {
        kind: 'number',
        value: 0.06,
        tolerance: 0.001,
        misconceptions: [
          {
            value: 0.0036,
            tolerance: 0.0002,
            feedback: 'The mean over pairs is $v_2^2$. Take the square root.',
          },
          {
            value: 0.0018,
            tolerance: 0.0001,
            feedback: 'The mean is $v_2^2$, not $2v_2$.',
          },
        ],
      },
      explanation: text`$v_2=\sqrt{0.0036}=0.06$.`,
    },
    {
      id: 'heavy-ion-gaps',
      question:
        'Some detector modules are inactive, so there are no tracks in part of the φ range. Why does this mimic elliptic flow?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'Inactive modules cause the momenta to be overestimated.',
            feedback:
              'They measure nothing at all. The momenta of the other tracks are not affected.',
          },
          {
            text: 'Tracks in the gap are counted on the other side.',
            feedback: 'A track that is not found is not counted anywhere.',
          },
          {text: 'The gap is in the same place in all events.', correct: true},
          {
            text: 'The gap reduces the number of pairs in the average.',
            feedback:
              'Fewer pairs give a larger statistical uncertainty, but no preferred direction.',
          },
        ],
      },
      explanation:
        'Tracks are missing in the same directions in all events, so pairs of tracks appear correlated. Isotropic tracks with a gap in 5 % of the φ range appear to have an elliptic flow of 0.052, as large as real flow. Re-centring corrects for this: it subtracts the averages of cos 2φ and sin 2φ over all tracks.',
    },
    {
      id: 'heavy-ion-without-luminosity',
      question: 'Which quantity can you quote from the heavy-ion release?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'The total cross-section of lead–lead collisions',
            feedback:
              'You need the luminosity for a cross-section, and none is given for this sample.',
          },
          {text: 'The mean number of tracks per event', correct: true},
          {
            text: 'The number of collisions in 0.49 nb⁻¹',
            feedback:
              'This luminosity belongs to all data recorded in 2015, of which the sample is a part.',
          },
          {
            text: 'The rate of jets per unit of luminosity',
            feedback: 'The release contains neither jets nor a luminosity.',
          },
        ],
      },
      explanation:
        'Averages per event, ratios and flow coefficients do not depend on the luminosity.',
    },
  ],
};

/** Self-checks of the page on the limitations of the 2020 data. */
import type {PageChecksSource} from '../schema';

const text = String.raw;

export const limitations2020: PageChecksSource = {
  page: '/docs/data/for_education/13TeV_limitations',
  questions: [
    {
      id: 'limitations2020-low-missing-momentum',
      question:
        'A one-lepton plot shows 8 % more data than simulation at low missing transverse momentum, and agreement above 60 GeV. What is the most likely reason?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'New particles, which are produced at low momentum',
            feedback:
              'Invisible new particles would cause an excess at high missing transverse momentum.',
          },
          {
            text: 'A wrong luminosity, which changes all events',
            feedback: 'A wrong luminosity would change every bin by the same factor.',
          },
          {text: 'Multijet background, which is not simulated', correct: true},
          {
            text: 'A fluctuation, because there are few events',
            feedback: 'One-lepton selections have so many events that 8 % is not a fluctuation.',
          },
        ],
      },
      explanation:
        'Multijet events have no neutrino, so they have low missing transverse momentum, and they are not simulated. Tighten the isolation: if the excess falls faster than the rest of the sample, this supports the explanation.',
    },
    {
      id: 'limitations2020-equal-shift',
      question:
        'Data exceed simulation by 5 % in every bin of a Z peak. What does it mean that the shift is the same in all bins?',
      answer: {
        kind: 'choice',
        options: [
          {text: 'The normalisation is off, not the shape.', correct: true},
          {
            text: 'The lepton energy scale is off.',
            feedback:
              'A wrong energy scale moves the peak, so the bins on its two sides change in opposite directions.',
          },
          {
            text: 'A smooth background is missing.',
            feedback:
              'A smooth background is largest relative to the signal in the tails, so the relative excess would be larger there than in the peak.',
          },
          {
            text: 'The detector resolution is wrong.',
            feedback:
              'A wrong resolution makes the peak wider or narrower, so the differences in the peak and in the tails have opposite signs.',
          },
        ],
      },
      explanation:
        'The luminosity uncertainty of 3.7 % covers part of the difference. The rest can come from scale factors that do not match your selection, or from a wrong sum of weights. A shift that is equal in all bins points to the normalisation and not to the shape.',
      review: true,
    },
    {
      id: 'limitations2020-half-the-luminosity',
      question:
        'With 730 events, the statistical uncertainty is 3.7 %, as large as the luminosity uncertainty. How many events do you need to halve the statistical uncertainty?',
      answer: {
        kind: 'number',
        value: 2920,
        tolerance: 60,
        unit: 'events',
        misconceptions: [
          {
            value: 1460,
            tolerance: 20,
            feedback:
              'Doubling the number of events reduces the uncertainty only by a factor of the square root of two.',
          },
          {value: 365, tolerance: 10, feedback: 'Fewer events have a larger relative uncertainty.'},
        ],
      },
      explanation: text`$1/\sqrt N=1.85\ \%$ gives $N=(1/0.0185)^2=2{,}920$, four times as many as 730.`,
    },
    {
      id: 'limitations2020-jet-shift',
      question:
        'You shift the energies of all jets down and up by their uncertainty, and count 940 and 1,060 jets above your threshold. What is the resulting uncertainty on the number of jets?',
      answer: {
        kind: 'number',
        value: 60,
        tolerance: 1,
        unit: 'jets',
        misconceptions: [
          {
            value: 120,
            tolerance: 1,
            feedback:
              'This is the full difference. The uncertainty is the shift in one direction, which is half of the difference.',
          },
          {
            value: 1000,
            tolerance: 5,
            feedback:
              'This is about the nominal count. The uncertainty is how far the shifts move it.',
          },
        ],
      },
      explanation: 'Half of the difference: $(1060-940)/2=60$ jets.',
    },
  ],
};

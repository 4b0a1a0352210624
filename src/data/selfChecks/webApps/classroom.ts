/** Self-checks of the page with two labs for school classes. */
import type {PageChecksSource} from '../schema';

const raw = String.raw;

export const classroom: PageChecksSource = {
  page: '/docs/webapps/teachersapp',
  questions: [
    {
      id: 'classroom-mass-of-two-leptons',
      question:
        'Two leptons of 60 and 30 GeV fly back to back at right angles to the beam. What is their invariant mass?',
      answer: {
        kind: 'number',
        value: 84.9,
        tolerance: 0.4,
        unit: 'GeV',
        misconceptions: [
          {
            value: 90,
            tolerance: 0.5,
            feedback: 'This is the sum of the energies. The momenta do not cancel completely.',
          },
          {
            value: 30,
            tolerance: 0.5,
            feedback: 'This is the momentum of the pair, not its mass.',
          },
          {
            value: 94.9,
            tolerance: 0.5,
            feedback: 'The momentum squared is subtracted from the energy squared, not added.',
          },
        ],
        hint: 'Add the energies, add the momenta as vectors, and subtract the squares.',
      },
      explanation: raw`The energies add up to 90 GeV. The momenta have opposite directions, so their sum is 30 GeV: $M=\sqrt{90^2-30^2}=84.9\ \GeV$. That is 6 GeV below the Z boson peak. The pair may come from a Z boson or from another process.`,
      review: true,
    },
    {
      id: 'classroom-uncertainty-of-one-group',
      question:
        'Lab 1 has 54.8 million opposite-sign ee and μμ pairs. A group works on a thirtieth of them. How large is the relative statistical uncertainty of its count?',
      answer: {
        kind: 'number',
        value: 0.074,
        tolerance: 0.006,
        unit: '%',
        misconceptions: [
          {
            value: 1350,
            tolerance: 30,
            feedback: 'This is the uncertainty in pairs. Divide it by the number of pairs.',
          },
          {
            value: 0.0135,
            tolerance: 0.001,
            feedback: 'This is the relative uncertainty of the whole class.',
          },
          {
            value: 0.00074,
            tolerance: 0.00006,
            feedback: 'This is the fraction. Multiply it by 100 for a percentage.',
          },
        ],
        hint: raw`The relative uncertainty of $N$ pairs is $1/\sqrt N$.`,
      },
      explanation: raw`$54.8/30=1.83$ million, with an uncertainty of $\sqrt{1.83\times10^6}\approx1{,}350$, which is 0.07 %. To see the Z boson, the data of one group are enough; to see the Higgs boson, they are not.`,
    },
    {
      id: 'classroom-empty-window',
      question:
        'In Lab 2, a group expects 1.5 events between 120 and 130 GeV and finds none. What does this mean?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'The group must have applied a wrong cut.',
            feedback:
              'No mistake is needed to explain it: calculate the probability of finding no event.',
          },
          {
            text: 'Its result has to be left out of the class histogram.',
            feedback:
              'Without the groups that find nothing, the average number of events per group would be too large.',
          },
          {
            text: 'It is a fluctuation: about one group in five finds no event.',
            correct: true,
          },
          {
            text: 'It is too rare to be a fluctuation of the count.',
            feedback: 'Calculate the probability of finding no event if 1.5 are expected.',
          },
        ],
      },
      explanation: raw`The probability of finding none is $e^{-1.5}=0.22$, so this happens to about $0.22\times30\approx7$ of thirty groups. Such fluctuations are normal in counting experiments.`,
    },
    {
      id: 'classroom-luminosity-for-three',
      question:
        'The four-lepton window of Lab 2 has an Asimov significance of 5.7 at 36.6 fb⁻¹. What luminosity would give a significance of 3?',
      answer: {
        kind: 'number',
        value: 10.1,
        tolerance: 0.3,
        unit: 'fb⁻¹',
        misconceptions: [
          {
            value: 19.3,
            tolerance: 0.5,
            feedback:
              'You took the significance as proportional to the luminosity. It grows more slowly.',
          },
          {
            value: 26.6,
            tolerance: 0.6,
            feedback:
              'You took the square root of the ratio of significances. The luminosity required is proportional to the square of the significance.',
          },
        ],
        hint: 'The significance grows with the square root of the luminosity.',
      },
      explanation: raw`A significance of 3 needs $(3/5.7)^2=0.28$ times the luminosity: $36.6\times(3/5.7)^2\approx10$ fb⁻¹.`,
      review: true,
    },
  ],
};

/** Self-checks of the page on the quickstart. */
import type {PageChecksSource} from '../schema';

const text = String.raw;

export const quickstart: PageChecksSource = {
  page: '/docs/userpath/quickstart',
  questions: [
    {
      id: 'quickstart-same-charge',
      question:
        'A program plots the mass of muon pairs near 91 GeV, with the cut `ak.sum(ev.lep_charge, axis=1) == 0`. You change `== 0` to `!= 0`. What do you expect in the plot?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'The same peak at 91 GeV, about half as high',
            feedback:
              'The sign of the charges is not random here: a Z boson decays to a particle and its antiparticle.',
          },
          {
            text: 'An empty plot, because two muons always have opposite charge',
            feedback:
              'Two muons of the same charge can come from different particles, so a few such pairs exist.',
          },
          {
            text: 'A peak near 80 GeV, from the charged W boson',
            feedback: 'A W boson decays to one muon and a neutrino, not to two muons.',
          },
          {text: 'Few pairs and no peak, because a Z boson has no charge', correct: true},
        ],
      },
      explanation:
        'The selection keeps same-sign pairs. A Z boson has no charge, so its two muons have opposite charges: there is no peak, and there are few events.',
      review: true,
    },
    {
      id: 'quickstart-moving-pair',
      question:
        'Two muons of 40 and 52 GeV fly in exactly opposite directions. What is their invariant mass?',
      answer: {
        kind: 'number',
        value: 91.2,
        tolerance: 0.3,
        unit: 'GeV',
        misconceptions: [
          {
            value: 92,
            tolerance: 0.3,
            feedback:
              'This is the sum of the energies. The pair also has a momentum, which you subtract in quadrature.',
          },
          {
            value: 12,
            tolerance: 0.3,
            feedback: 'This is the momentum of the pair, the difference between the two momenta.',
          },
        ],
      },
      explanation: text`$E=92$ GeV and $\lvert\vec p\,\rvert=12$ GeV, so $m = \sqrt{92^2-12^2} = 91.2\ \GeV$. The pair is moving, but its mass is that of a Z boson.`,
      review: true,
    },
    {
      id: 'quickstart-parallel-pair',
      question:
        'Two muons of 45.6 GeV each fly in the same direction. What is their invariant mass, if you neglect the mass of a muon?',
      answer: {
        kind: 'number',
        value: 0,
        tolerance: 0.5,
        unit: 'GeV',
        misconceptions: [
          {
            value: 91.2,
            tolerance: 0.5,
            feedback:
              'This is the mass if they fly apart in opposite directions, so that the momenta cancel. Here the momenta add up.',
          },
          {
            value: 45.6,
            tolerance: 0.5,
            feedback:
              'The mass is a property of the pair: add both energies and both momenta before you subtract the squares.',
          },
        ],
      },
      explanation: text`$E=91.2$ GeV and $\lvert\vec p\,\rvert=91.2$ GeV, so $m=\sqrt{91.2^2-91.2^2}=0$. The mass depends on the angle as much as on the energies.`,
    },
    {
      id: 'quickstart-bin-uncertainty',
      question: 'A bin contains 5,000 events. How large is its statistical uncertainty?',
      answer: {
        kind: 'number',
        value: 71,
        tolerance: 1.5,
        unit: 'events',
        misconceptions: [
          {
            value: 1.4,
            tolerance: 0.1,
            feedback:
              'This is the relative uncertainty in per cent. The question asks for the uncertainty in events.',
          },
          {
            value: 2500,
            tolerance: 50,
            feedback: 'The uncertainty of a count is its square root, not a fixed fraction of it.',
          },
        ],
      },
      explanation: text`$\sqrt{5000} = 71$ events, or 1.4 %.`,
    },
  ],
};

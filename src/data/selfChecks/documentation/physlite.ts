import type {PageChecksSource} from '../schema';

const text = String.raw;

export const physlite: PageChecksSource = {
  page: '/docs/documentation/data_format/physlite',
  questions: [
    {
      id: 'physlite-cut-at-25-gev',
      question:
        'Which cut on `pt` in a PHYSLITE file keeps a muon of 27.3 GeV, but not one of 22 GeV?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: '`pt > 25`',
            feedback:
              'Since `pt` is in MeV, this is a cut at 0.025 GeV, which every muon in the file passes.',
          },
          {
            text: '`pt > 0.025`',
            feedback: 'That is 25 GeV in TeV, but PHYSLITE does not use TeV.',
          },
          {
            text: '`pt > 25_000`',
            correct: true,
          },
          {
            text: '`pt / 1000 > 25_000`',
            feedback: 'The division already gives GeV, so no muon passes.',
          },
        ],
      },
      explanation:
        'The muon of 27.3 GeV has `pt` = 27300 in MeV, and the cut of 25 GeV is `pt > 25_000`.',
    },
    {
      id: 'physlite-b-tag-discriminant',
      question: text`A jet has $p_b = 0.50$, $p_c = 0.20$ and $p_u = 0.30$. What is its discriminant, with $f_c = 0.018$? Does it pass the 77 % (2.456) or the 85 % (0.948) working point?`,
      answer: {
        kind: 'number',
        value: 0.517,
        tolerance: 0.01,
        misconceptions: [
          {
            value: 0,
            tolerance: 0.005,
            feedback: 'You added the two probabilities without their weights.',
          },
          {
            value: 0.907,
            tolerance: 0.015,
            feedback: 'You swapped the weights of c-jets and light-flavour jets.',
          },
          {
            value: 0.225,
            tolerance: 0.004,
            feedback: 'You used the logarithm to base 10. The formula uses the natural logarithm.',
          },
          {
            value: 1.677,
            tolerance: 0.02,
            feedback: 'That is the ratio. Take its natural logarithm.',
          },
        ],
        hint: text`Use $D = \ln\left(p_b/[f_c\,p_c + (1-f_c)\,p_u]\right)$.`,
      },
      explanation: text`$D=\ln\left(0.50/(0.0036+0.2946)\right)=\ln 1.677=0.52$: it passes neither the 77 % nor the 85 % working point.`,
    },
    {
      id: 'physlite-count-particles',
      question: 'Why can you count electrons in PHYSLITE, but not charged particles?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'Tracks were dropped; electrons that pass a loose selection were not',
            correct: true,
          },
          {
            text: 'Tracks have no `pt` variable, so they cannot be selected',
            feedback:
              'Their transverse momentum follows from other stored variables. The number of tracks is the problem.',
          },
          {
            text: 'Pions and protons leave no tracks in the inner detector',
            feedback: 'All charged particles leave tracks there.',
          },
          {
            text: 'The inner detector records only particles with a shower',
            feedback: 'The inner detector records charged particles whether they shower or not.',
          },
        ],
      },
      explanation:
        'All reconstructed electrons that pass a loose selection are stored, while tracks are thinned: many are dropped, depending on their momentum and on the objects to which they belong.',
      review: true,
    },
    {
      id: 'physlite-muon-quality',
      question:
        'A muon has `quality` 9. What is the tightest identification working point that it passes?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'Tight',
            feedback: 'Then the lowest two bits would be 0, as in the number 8.',
          },
          {
            text: 'Medium',
            correct: true,
          },
          {
            text: 'Very loose',
            feedback: 'A large number does not mean a loose muon: only the lowest two bits count.',
          },
          {
            text: 'None',
            feedback: 'The value is not compared as a whole: higher bits have other meanings.',
          },
        ],
      },
      explanation:
        '`9 & 3` is 1, which is medium: in binary, 9 is 1001, and its lowest two bits are 01. Higher bits are also used, so do not compare `quality` itself.',
    },
  ],
};

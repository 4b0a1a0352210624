/** Self-checks of the page on the PHYSLITE tutorial. */
import type {PageChecksSource} from '../schema';

const text = String.raw;

export const physlitetut: PageChecksSource = {
  page: '/docs/tutresearch/physlitetut',
  questions: [
    {
      id: 'physlitetut-19-files',
      question:
        'You read 19 of the 190 files and divide by the sum of weights of the whole sample. By what factor is the prediction too small?',
      answer: {
        kind: 'number',
        value: 10,
        tolerance: 0.2,
        misconceptions: [
          {
            value: 190,
            tolerance: 2,
            feedback: 'This would be the factor if you read a single file.',
          },
          {
            value: 0.1,
            tolerance: 0.005,
            feedback:
              'This is the prediction relative to the correct one. The factor is its inverse.',
          },
        ],
      },
      explanation:
        'The numerator contains a tenth of the events, so the prediction is too small by about a factor of 10. Divide by the sum of weights of the 19 files.',
    },
    {
      id: 'physlitetut-discriminant',
      question:
        'A jet has $p_b=0.60$, $p_c=0.30$ and $p_u=0.10$. What is its discriminant $D_b$ with $f_c=0.018$?',
      answer: {
        kind: 'number',
        value: 1.76,
        tolerance: 0.05,
        misconceptions: [
          {
            value: 5.79,
            tolerance: 0.05,
            feedback: 'This is the ratio. The discriminant is its natural logarithm.',
          },
          {
            value: 0.405,
            tolerance: 0.01,
            feedback:
              'You added $p_c$ and $p_u$ with equal weights. The weight of $p_c$ is $f_c$, and that of $p_u$ is $1-f_c$.',
          },
          {
            value: 0.763,
            tolerance: 0.01,
            feedback: 'You used the logarithm to base 10. Take the natural one.',
          },
        ],
      },
      explanation: text`$D_b=\ln\left(0.60/(0.018\times0.30+0.982\times0.10)\right)=\ln(0.60/0.1036)=1.76$. The jet passes the 85 % working point (0.948) but not the 77 % working point (2.456).`,
    },
    {
      id: 'physlitetut-triplets',
      question:
        'An event has six selected jets, two of them b-tagged. How many triplets with at least one b-jet does the code compare?',
      answer: {
        kind: 'number',
        value: 16,
        tolerance: 0.1,
        misconceptions: [
          {
            value: 20,
            tolerance: 0.1,
            feedback: 'These are all triplets. Some of them contain no b-jet.',
          },
          {value: 4, tolerance: 0.1, feedback: 'These are the triplets without a b-jet.'},
          {
            value: 12,
            tolerance: 0.1,
            feedback:
              'These are the triplets with exactly one b-jet. Triplets with both count too.',
          },
        ],
      },
      explanation: text`Six jets form $\binom{6}{3}=20$ triplets. Four of them consist of untagged jets only, $\binom{4}{3}=4$, so 16 remain.`,
    },
    {
      id: 'physlitetut-brackets',
      question:
        'You write `pt > 30 & (abs(eta) < 2.47)` without brackets around the first comparison. Which electrons pass?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'Electrons above 30 GeV within the η range, as intended',
            feedback:
              'Python evaluates `&` before `>`, so the two comparisons are not combined as you intended.',
          },
          {
            text: 'None, because Python stops with a syntax error',
            feedback: 'The expression is valid Python. That makes the mistake hard to notice.',
          },
          {text: text`All of them, because $p_\mathrm{T}$ is compared with zero`, correct: true},
          {
            text: 'Those outside the η range, because the test is inverted',
            feedback:
              'Nothing is inverted. The η mask becomes part of the expression to the right of `>`.',
          },
        ],
      },
      explanation: [
        'In Python, `&` has a higher precedence than `>`, so `30 & (abs(eta) < 2.47)` is evaluated first. It is zero, and the cut compares $\\pt$ with zero: every electron passes, without an error message.',
      ],
      review: true,
    },
    {
      id: 'physlitetut-identification-order',
      question: 'You add tight identification to the electron selection. Where do you apply it?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'After the overlap removal, to keep as many jets as possible',
            feedback:
              'By then, electrons that fail the identification have already removed jets. Many of these electrons are misidentified jets.',
          },
          {
            text: 'Before the overlap removal, so that only tight electrons remove jets',
            correct: true,
          },
          {
            text: 'After the event selection, on the electrons that remain',
            feedback:
              'The selection counts electrons and jets. Both counts would contain the wrong objects.',
          },
          {
            text: 'Anywhere: the order of cuts does not change the events',
            feedback:
              'Cuts commute, but the overlap removal compares two lists, and its result depends on what is in them.',
          },
        ],
      },
      explanation: [
        'Read `AnalysisElectronsAuxDyn.DFCommonElectronsLHTight`, attach it like `is_b`, and cut before the overlap removal, so that a jet is removed only if it overlaps with an identified electron.',
        'For muons, `quality & 3` from `AnalysisMuonsAuxDyn.quality` is 0 for tight and 1 for medium muons; keep muons with a value of at most 1.',
      ],
    },
  ],
};

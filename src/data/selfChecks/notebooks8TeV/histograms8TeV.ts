/** Self-checks of the page on the top-quark histograms at 8 TeV. */
import type {PageChecksSource} from '../schema';

const raw = String.raw;

export const histograms8TeV: PageChecksSource = {
  page: '/docs/8TeVDoc/histograms',
  questions: [
    {
      id: 'histograms-8tev-agreement',
      question:
        'A bin contains 400 data events, and 385 are expected. How many standard deviations is the difference?',
      answer: {
        kind: 'number',
        value: 0.75,
        tolerance: 0.03,
        misconceptions: [
          {
            value: 15,
            tolerance: 0.2,
            feedback: 'This is the difference in events. Divide it by the statistical uncertainty.',
          },
          {
            value: 3.75,
            tolerance: 0.2,
            feedback: 'This is the difference in per cent of the events.',
          },
          {
            value: 0.0375,
            tolerance: 0.002,
            feedback: raw`The statistical uncertainty of $N$ events is $\sqrt N$, not $N$.`,
          },
        ],
        hint: raw`The statistical uncertainty of the data is $\sqrt{400}$.`,
      },
      explanation: raw`The statistical uncertainty is $\sqrt{400}=20$, so the difference of 15 is only 0.75 standard deviations. Data and prediction are statistically compatible.`,
      review: true,
    },
    {
      id: 'histograms-8tev-jet-entries',
      question:
        'In the top-quark analysis, `n_jets` has 5,000 entries. What is the minimum number of entries in `jet_pt`?',
      answer: {
        kind: 'number',
        value: 20_000,
        tolerance: 0,
        unit: 'entries',
        misconceptions: [
          {
            value: 5000,
            tolerance: 1,
            feedback: '`n_jets` counts events, `jet_pt` counts jets.',
          },
          {
            value: 10_000,
            tolerance: 1,
            feedback:
              'At least two jets are b-tagged, but the selection requires more than two jets.',
          },
        ],
        hint: 'What is counted in each histogram, and how many jets does the selection require?',
      },
      explanation:
        '`n_jets` has one entry per event, `jet_pt` one per jet. Every event has at least four jets, so there are at least 20,000 entries.',
    },
    {
      id: 'histograms-8tev-transverse-mass',
      question:
        'An event has a lepton of 50 GeV and missing transverse momentum of 60 GeV, with an angle of 90° between them. What is the transverse mass?',
      answer: {
        kind: 'number',
        value: 77.4,
        tolerance: 0.45,
        unit: 'GeV',
        misconceptions: [
          {
            value: 54.8,
            tolerance: 0.5,
            feedback: 'The factor of 2 under the square root is missing.',
          },
          {
            value: 109.5,
            tolerance: 0.7,
            feedback: 'This is the value if the two are back to back (180°).',
          },
          {
            value: 78.1,
            tolerance: 0.15,
            feedback:
              'This is the transverse momentum of the two together, not their transverse mass.',
          },
        ],
        hint: raw`Use $\sqrt{2\,\pt^{\ell}\,\met\,(1-\cos\Delta\phi)}$ with $\cos90°=0$.`,
      },
      explanation: raw`$\sqrt{2\cdot50\cdot60\cdot1}=77\ \GeV$ is below the W mass of 80.37 GeV, so the event is consistent with one W boson. The W boson cannot be at rest, because the lepton and neutrino together have a transverse momentum of $\sqrt{50^2+60^2}=78\ \GeV$.`,
      review: true,
    },
    {
      id: 'histograms-8tev-larger-error-bars',
      question:
        "All error bars in your plot are about three times as large, relative to the points, as those in your neighbour's plot. What did you do?",
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'I ran with a `Fraction` of 0.33.',
            feedback: raw`A third of the events gives relative uncertainties that are $\sqrt3=1.7$ times as large.`,
          },
          {
            text: 'I ran with a `Fraction` of 0.1.',
            correct: true,
          },
          {
            text: 'I set `Luminosity` to 100.',
            feedback:
              'This scales the simulation. The points and their error bars stay as they are.',
          },
          {
            text: 'I merged ten bins into one.',
            feedback: 'A wider bin has more events, so its relative uncertainty is smaller.',
          },
        ],
      },
      explanation: raw`You probably ran with a ${'`Fraction`'} of 0.1. This gives ten times fewer events and a relative uncertainty that is $\sqrt{10}=3.2$ times as large.`,
    },
  ],
};

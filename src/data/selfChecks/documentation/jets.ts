import type {PageChecksSource} from '../schema';

const text = String.raw;

export const jets: PageChecksSource = {
  page: '/docs/documentation/physic_objects/jets',
  questions: [
    {
      id: 'jets-z-to-quarks',
      question:
        'A Z boson (91.2 GeV) with a transverse momentum of 300 GeV decays to two quarks. How are the quarks reconstructed?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'As one small-R jet (R = 0.4), which contains both quarks',
            feedback:
              'Compare the angular separation of the quarks, twice the mass divided by the transverse momentum, with 0.4.',
          },
          {
            text: 'As two small-R jets; a large-R jet (R = 1.0) contains only one quark',
            feedback:
              'The radius of a large-R jet is 1.0: compare it with the angular separation of the quarks.',
          },
          {
            text: 'As two small-R jets, or as one large-R jet with both quarks',
            correct: true,
          },
        ],
      },
      explanation: text`$\Delta R\approx 2\times91.2/300 = 0.61$. They are reconstructed as two small-R jets (R = 0.4), or as one large-R jet (R = 1.0) that contains both.`,
    },
    {
      id: 'jets-pile-up-fraction',
      question:
        'In a jet of 40 GeV, the tracks from the primary vertex carry 20 GeV and those from other vertices 10 GeV. The event has 200 pile-up tracks. What is corrJVF?',
      answer: {
        kind: 'number',
        value: 0.8,
        tolerance: 0.006,
        misconceptions: [
          {
            value: 0.667,
            tolerance: 0.01,
            feedback: 'You did not correct the pile-up part for the number of pile-up tracks.',
          },
          {
            value: 0.5,
            tolerance: 0.006,
            feedback: text`That is $R_{\pt}$, the sum over tracks from the primary vertex divided by the $\pt$ of the jet.`,
          },
          {
            value: 0.2,
            tolerance: 0.006,
            feedback: 'That is the fraction from pile-up.',
          },
        ],
        hint: 'Divide the pile-up part by 0.01 times the number of pile-up tracks first.',
      },
      explanation: text`$20/(20+10/(0.01\times200)) = 20/25=0.80$. The jet is most likely from the hard scatter.`,
    },
    {
      id: 'jets-cut-without-effect',
      question:
        'You count jets above 25 GeV in 2020 data with `jet_pt > 25` and find the same number as without the cut. Why?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'The files contain only jets above 25 GeV',
            feedback: 'The threshold for stored jets is lower than 25 GeV.',
          },
          {
            text: 'The cut is 0.025 GeV in the unit of these files',
            correct: true,
          },
          {
            text: 'Calibration moved all the jets above the cut',
            feedback: 'Calibration changes energies by tens of per cent, not by a factor of 1000.',
          },
          {
            text: 'Jets below the cut belong to pile-up',
            feedback:
              'Pile-up jets are stored, too, until you remove them with the jet vertex tagger.',
          },
        ],
      },
      explanation:
        'The 2020 files are in MeV: 25 means 0.025 GeV, and every stored jet has a transverse momentum above 20 GeV. Write `jet_pt > 25000`.',
      review: true,
    },
    {
      id: 'jets-boosted-higgs',
      question:
        'Above which transverse momentum are both b quarks of a Higgs boson (125 GeV) typically inside one large-R jet (R = 1.0)?',
      answer: {
        kind: 'number',
        value: 250,
        tolerance: 5,
        unit: 'GeV',
        misconceptions: [
          {
            value: 125,
            tolerance: 3,
            feedback: 'The factor of 2 in the angular separation of the decay products is missing.',
          },
          {
            value: 625,
            tolerance: 10,
            feedback: 'That is the value for a small-R jet (R = 0.4).',
          },
          {
            value: 345,
            tolerance: 5,
            feedback: 'That is the value for a top quark.',
          },
        ],
        hint: text`Solve $\Delta R\approx 2m/\pt$ for the transverse momentum.`,
      },
      explanation: text`$\pt\approx 2m/\Delta R = 2\times125/1.0 = 250\ \GeV$.`,
      review: true,
    },
  ],
};

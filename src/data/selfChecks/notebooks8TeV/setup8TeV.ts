/** Self-checks of the page that sets up the 8 TeV framework. */
import type {PageChecksSource} from '../schema';

const raw = String.raw;

export const setup8TeV: PageChecksSource = {
  page: '/docs/8TeVDoc/gettingstarted',
  questions: [
    {
      id: 'setup-8tev-units',
      question:
        'A file of the 8 TeV release stores a `lep_pt` of 38,500. What is the transverse momentum of this lepton?',
      answer: {
        kind: 'number',
        value: 38.5,
        tolerance: 0.1,
        unit: 'GeV',
        misconceptions: [
          {
            value: 38_500,
            tolerance: 10,
            feedback:
              'The files are in MeV. A value of 38,500 GeV would be more than the collision energy of 8 TeV.',
          },
          {
            value: 38_500_000,
            tolerance: 10_000,
            feedback: 'A GeV is larger than an MeV, so the number becomes smaller.',
          },
        ],
        hint: 'The files are in MeV.',
      },
      explanation: raw`$38{,}500\ \MeV/1000=38.5\ \GeV$. The preselection requires at least one lepton above 25 GeV, so values around 40,000 are typical.`,
      review: true,
    },
    {
      id: 'setup-8tev-mean-leptons',
      question:
        'The first notebook plots the number of good leptons in 500,000 simulated WZ events. The mean is 1.32. How many good leptons does the sample contain?',
      answer: {
        kind: 'number',
        value: 660_000,
        tolerance: 3000,
        unit: 'leptons',
        misconceptions: [
          {
            value: 379_000,
            tolerance: 3000,
            feedback: 'The mean is the number of leptons per event. Multiply, do not divide.',
          },
          {
            value: 160_000,
            tolerance: 2000,
            feedback: 'This is the number of leptons beyond the first in each event.',
          },
          {
            value: 66_000,
            tolerance: 500,
            feedback:
              'According to its text, the notebook reads 50,000 events, but the sample contains 500,000.',
          },
        ],
        hint: 'A mean is a sum divided by the number of entries.',
      },
      explanation: raw`$500{,}000\times1.32=660{,}000$. Although a WZ event can have three leptons, most have one good lepton: one of the bosons decays to quarks or neutrinos, or the other leptons are not detected.`,
    },
    {
      id: 'setup-8tev-which-option',
      question:
        'You have a Mac with an Apple chip and no ROOT, and would like to follow the whole tutorial. Which option works?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'B, the 2017 virtual machine',
            feedback: 'Its image is made for Intel processors.',
          },
          {
            text: 'C, the framework in Python 3.13',
            feedback:
              'The conversion needs `lib2to3`, which is not part of newer Python versions, and ROOT is still missing.',
          },
          {
            text: 'A, reading the files with uproot',
            feedback:
              'This shows you events, but the tutorial runs the framework, which needs ROOT.',
          },
          {
            text: 'C, the framework in the container',
            correct: true,
          },
        ],
      },
      explanation:
        'The notebook container includes ROOT and Python 3.11, which includes the conversion tool. The virtual machine runs on Intel processors only.',
    },
  ],
};

/** Self-checks of the pages that people read first. */
import {quickstart} from './quickstart';
import {deepdive} from './deepdive';
import {data} from './data';
import type {PageChecksSource} from '../schema';
import {videoTutorials} from './videoTutorials';

export const firstSteps: readonly PageChecksSource[] = [
  {
    page: '/docs/intro',
    questions: [
      {
        id: 'intro-where-to-start',
        question:
          'You have a 45-minute lesson with 17-year-old students and cannot install software. Where do you start?',
        answer: {
          kind: 'choice',
          options: [
            {
              text: 'With the 2025 notebooks on a local computer',
              feedback:
                'A local Python environment has to be installed first, and that alone can take longer than the lesson.',
            },
            {text: 'With the lab at the start of the quickstart page', correct: true},
            {
              text: 'With a PHYSLITE file of the research release',
              feedback:
                'PHYSLITE files are made for research: they are large and need software that reads their objects.',
            },
            {
              text: 'With the public likelihoods of published searches',
              feedback:
                'Likelihoods assume that you know statistical models, and evaluating them needs Python packages.',
            },
          ],
        },
        explanation:
          'Start with the lab at the beginning of the [quickstart](/docs/userpath/quickstart#start-without-code): it needs only a browser.',
      },
      {
        id: 'intro-open-fraction',
        question:
          'ATLAS has 140.1 fb⁻¹ of good 13 TeV data from 2015–2018, and 36.6 fb⁻¹ of it is open. What percentage is that?',
        answer: {
          kind: 'number',
          value: 26.1,
          tolerance: 0.6,
          unit: '%',
          misconceptions: [
            {
              value: 0.261,
              tolerance: 0.006,
              feedback: 'This is the fraction. Multiply it by 100 for a percentage.',
            },
            {
              value: 73.9,
              tolerance: 0.6,
              feedback: 'This is the percentage that is not open.',
            },
          ],
          hint: 'Divide the open luminosity by that of all the data.',
        },
        explanation: '$36.6/140.1=0.26$, about a quarter.',
        review: true,
      },
      {
        id: 'intro-produced-higgs',
        question:
          'The Higgs boson production cross-section at 13 TeV is 55.7 pb. How many million Higgs bosons were produced in the 36.6 fb⁻¹ of open data?',
        answer: {
          kind: 'number',
          value: 2.04,
          tolerance: 0.05,
          unit: 'million',
          misconceptions: [
            {
              value: 2040,
              tolerance: 50,
              feedback:
                'This is the number in thousands, because 1 pb times 1 fb⁻¹ is 1000 events. Divide by 1000 to obtain millions.',
            },
            {
              value: 0.00204,
              tolerance: 0.00005,
              feedback:
                'The units do not match: a cross-section in pb requires the luminosity in pb⁻¹, and 1 fb⁻¹ is 1000 pb⁻¹.',
            },
          ],
          hint: 'The number of events is the cross-section times the integrated luminosity. Convert fb⁻¹ to pb⁻¹ first.',
        },
        explanation:
          '$55.7\\times36{,}600=2.04$ million. Only 1 in 8000 decays to four electrons or muons, the cleanest signature.',
        review: true,
      },
    ],
  },
  quickstart,
  deepdive,
  data,
  videoTutorials,
];

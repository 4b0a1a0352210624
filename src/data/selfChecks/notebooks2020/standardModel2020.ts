/** Self-checks of the page on the 2020 Standard Model notebooks. */
import type {PageChecksSource} from '../schema';

const text = String.raw;

export const standardModel2020: PageChecksSource = {
  page: '/docs/13TeVDoc/13tutorial',
  questions: [
    {
      id: 'notebooks2020-one-period',
      question:
        'You run a notebook on period D of the 2020 data alone (4684 pb⁻¹), but leave `lumi = 10`, in fb⁻¹. By what factor is the simulation too high?',
      answer: {
        kind: 'number',
        value: 2.14,
        tolerance: 0.05,
        misconceptions: [
          {
            value: 0.468,
            tolerance: 0.01,
            feedback: 'This is the inverse. The simulation is scaled to more data than there are.',
          },
          {
            value: 4,
            tolerance: 0.1,
            feedback:
              'Four periods do not mean four equal parts: period D is nearly half of the data.',
          },
        ],
      },
      explanation: 'The simulation is $10000/4684 = 2.1$ times too high. Set `lumi = 4.684`.',
      review: true,
    },
    {
      id: 'notebooks2020-cut-in-mev',
      question: 'Which leptons does `lep_pt > 25` select in the 2020 files?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'Leptons above 25 GeV, the threshold of the leading lepton',
            feedback: 'The number is compared with a transverse momentum in MeV.',
          },
          {
            text: 'None, because no lepton has a transverse momentum of 25 TeV',
            feedback: 'This would be right if the files were in TeV. Check their unit.',
          },
          {
            text: 'Only muons, because electrons have a different threshold',
            feedback:
              'Electrons and muons are in the same branch, in the same unit, and pass the same cut.',
          },
          {text: 'All of them, because the cut is at 25 MeV', correct: true},
        ],
      },
      explanation: 'The files are in MeV, so every lepton passes. Write `lep_pt > 25000`.',
    },
    {
      id: 'notebooks2020-signal-over-background',
      question:
        'The bins around a peak contain 50 expected events in total, 32 of which are background. What is S/√B?',
      answer: {
        kind: 'number',
        value: 3.18,
        tolerance: 0.05,
        misconceptions: [
          {
            value: 8.84,
            tolerance: 0.1,
            feedback:
              'You used signal plus background in the numerator, a mistake that one of the notebooks makes.',
          },
          {
            value: 0.5625,
            tolerance: 0.01,
            feedback: 'This is S/B. For the significance, divide by the square root of B.',
          },
        ],
      },
      explanation: text`$S=50-32=18$, and $18/\sqrt{32}=3.2$.`,
    },
    {
      id: 'notebooks2020-sideband-excess',
      question:
        'A straight line through the sidebands predicts 9,475 events in a window, and 9,657 are observed. How many standard deviations is the excess, if only the count fluctuates?',
      answer: {
        kind: 'number',
        value: 1.87,
        tolerance: 0.06,
        misconceptions: [
          {
            value: 182,
            tolerance: 1,
            feedback:
              'This is the excess in events. Divide it by the fluctuation of the background.',
          },
          {
            value: 13.5,
            tolerance: 0.3,
            feedback: text`$\sqrt{182}$ is not the fluctuation. The background of 9,475 events fluctuates.`,
          },
          {
            value: 0.019,
            tolerance: 0.002,
            feedback: 'You divided by the background instead of its square root.',
          },
        ],
      },
      explanation: text`$(9{,}657-9{,}475)/\sqrt{9{,}475}=182/97.3=1.9$. With an exponential instead of a line, the excess is 360 events: the shape of the background matters more than the fluctuation.`,
    },
    {
      id: 'notebooks2020-data-above-prediction',
      question:
        'The data exceed the prediction by 27 % in the loose four-lepton selection. What reduces the difference?',
      answer: {
        kind: 'choice',
        options: [
          {text: 'Requiring isolation, because some leptons are fakes from jets', correct: true},
          {
            text: 'Adding data from another period, to reduce fluctuations',
            feedback: '507 events fluctuate by 23. The excess of 109 is far larger.',
          },
          {
            text: 'Lowering the cuts, to keep more simulated events',
            feedback:
              'Looser cuts let in more fake leptons, which the simulation describes poorly.',
          },
          {
            text: 'Scaling the simulation by a factor of 1.27 in all bins',
            feedback:
              'The totals would agree, but the cause would be hidden, and the Higgs peak would be scaled too.',
          },
        ],
      },
      explanation:
        'Neither notebook requires isolation or identification, so fake and non-prompt leptons from jets pass, which the simulation describes poorly. The production of ZZ from two gluons is missing too.',
    },
  ],
};

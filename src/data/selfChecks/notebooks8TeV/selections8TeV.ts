/** Self-checks of the page on the seven 8 TeV selections. */
import type {PageChecksSource} from '../schema';

const raw = String.raw;

export const selections8TeV: PageChecksSource = {
  page: '/docs/8TeVDoc/event_selection',
  questions: [
    {
      id: 'selection-8tev-which-analyses',
      question:
        'An event has two good electrons of opposite charge with an invariant mass of 88 GeV, and missing transverse momentum of 60 GeV. Which analyses can select it?',
      answer: {
        kind: 'choice',
        options: [
          {text: 'Only the Z analysis', correct: true},
          {
            text: 'The Z and H → WW analyses',
            feedback: 'Compare the mass with the requirements of the H → WW analysis.',
          },
          {
            text: 'The Z and W analyses',
            feedback: 'There is enough missing momentum for a W boson, but count the good leptons.',
          },
          {
            text: 'None of them',
            feedback: 'The Z analysis makes no requirement on the missing transverse momentum.',
          },
        ],
      },
      explanation: raw`The Z analysis can, because 88 GeV is within 20 GeV of 91.19 GeV. The H → WW analysis rejects it, because the mass is only 3 GeV from $m_Z$, and also above 55 GeV. All other analyses require one, three or four leptons.`,
    },
    {
      id: 'selection-8tev-worth-applying',
      question: raw`A cut keeps 80 % of 50 signal events and 25 % of 400 background events. What is $S/\sqrt B$ after the cut?`,
      answer: {
        kind: 'number',
        value: 4,
        tolerance: 0.05,
        misconceptions: [
          {
            value: 2.5,
            tolerance: 0.05,
            feedback: 'This is the value before the cut.',
          },
          {
            value: 0.4,
            tolerance: 0.01,
            feedback: raw`This is $S/B$. The fluctuation of the background is $\sqrt B$.`,
          },
          {
            value: 8,
            tolerance: 0.1,
            feedback: raw`You multiplied $S/\sqrt B$ by $0.80/0.25$. The background is under a square root.`,
          },
        ],
        hint: 'Calculate first how many signal and background events pass.',
      },
      explanation: raw`Before: $50/\sqrt{400}=2.5$. After: $40/\sqrt{100}=4.0$. The cut is worth applying.`,
      review: true,
    },
    {
      id: 'selection-8tev-at-least-one-tag',
      question:
        'The b-tagging efficiency is 60 %. What percentage of the events with two b-jets has at least one b-tag?',
      answer: {
        kind: 'number',
        value: 84,
        tolerance: 0.5,
        unit: '%',
        misconceptions: [
          {
            value: 36,
            tolerance: 0.5,
            feedback: 'This is the percentage with two b-tags.',
          },
          {
            value: 120,
            tolerance: 1,
            feedback:
              'The two tags are not mutually exclusive, so their probabilities must not be added: the sum would be more than 100 %.',
          },
          {
            value: 48,
            tolerance: 0.5,
            feedback: 'This is the percentage with exactly one b-tag.',
          },
          {
            value: 60,
            tolerance: 0.5,
            feedback:
              'This is the probability for one b-jet. With two b-jets, there is a second chance.',
          },
        ],
        hint: 'Calculate the probability that neither of the two b-jets is tagged.',
      },
      explanation: raw`Neither is tagged in $0.4^2=16\,\%$ of the events, so $1-0.4^2=84\,\%$ have at least one b-tag.`,
      review: true,
    },
    {
      id: 'selection-8tev-zz-threshold',
      question:
        'Why does the ZZ analysis lower its lepton threshold to 10 GeV although the preselection of the files requires 25 GeV?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'The preselection was not applied to the ZZ files.',
            feedback: 'It was applied to all files when the release was made.',
          },
          {
            text: 'Leptons from ZZ events never reach 25 GeV.',
            feedback:
              'Many do: a lepton from a Z boson at rest can have a transverse momentum of up to 45 GeV.',
          },
          {
            text: 'The preselection requires only one lepton above 25 GeV.',
            correct: true,
          },
          {
            text: 'The files are in MeV, so 10 means 10,000 there.',
            feedback: 'Both thresholds are given in GeV here, so the units are not the reason.',
          },
        ],
      },
      explanation:
        'The preselection requires one good lepton above 25 GeV; the other three may have a lower transverse momentum. Requiring all four leptons above 25 GeV would remove much of the rare signal.',
    },
  ],
};

/** Self-checks of the page on the four two-lepton processes. */
import type {PageChecksSource} from '../schema';

const raw = String.raw;

export const fourProcesses: PageChecksSource = {
  page: '/docs/webapps/analyses',
  questions: [
    {
      id: 'four-processes-z-in-emu',
      question: 'Keeping only eμ events removes almost all Z events. Which ones pass?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'Z bosons that decay to an electron and a muon',
            feedback:
              'This decay would violate lepton flavour: the numbers of electrons and of muons are each conserved.',
          },
          {
            text: 'Z → μμ with one muon misidentified as an electron',
            feedback:
              'A muon passes through the calorimeters, where an electron stops, so it is hardly ever mistaken for an electron.',
          },
          {text: 'Z → ττ with one decay to e and the other to μ', correct: true},
          {
            text: 'Z → ee with a muon from a b-jet in place of an electron',
            feedback:
              'Both electrons would still be there. In this sample, each event has exactly two leptons.',
          },
        ],
      },
      explanation:
        'A Z boson decays to two leptons of the same flavour. Only Z → ττ with one τ → e and one τ → μ gives an eμ pair. In the sample, these are 9,300 of the 7.28 million Z events, or 0.13 %.',
    },
    {
      id: 'four-processes-reducible',
      question:
        'Suppose that in your detector a quarter of the tt̄ events have no b-tagged jet. Is the tt̄ background to H → WW reducible?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'Yes: its final state contains two b-jets that are absent from the signal.',
            correct: true,
          },
          {
            text: 'No: a quarter of it cannot be distinguished from the signal.',
            feedback:
              'The term compares the final states of two processes, not what one detector measures of them.',
          },
          {
            text: 'Partly: three quarters are reducible, a quarter is not.',
            feedback:
              'A process as a whole is reducible or not. How much of it remains is a different question.',
          },
          {
            text: 'No: its leptons come from W bosons, as in the signal.',
            feedback: 'The leptons are the same, but a final state includes all its particles.',
          },
        ],
      },
      explanation:
        'Yes. Reducible means that the final state differs in principle, here by two b-jets. How far it can be reduced in practice depends on the detector: in the sample, 10 % of the tt̄ events have no b-tag.',
    },
    {
      id: 'four-processes-small-percentage',
      question: raw`Of 10,700 WW events, 34 % have $\Delta\phi_{\ell\ell}$ below 90°, and of 7.28 million Z events, 2.0 %. How many Z events are there for each WW event after this cut?`,
      answer: {
        kind: 'number',
        value: 40,
        tolerance: 1.5,
        misconceptions: [
          {
            value: 0.059,
            tolerance: 0.002,
            feedback:
              'This is the ratio of the percentages. Multiply each of them by the number of events of the process first.',
          },
          {
            value: 680,
            tolerance: 10,
            feedback: 'This is the ratio before the cut.',
          },
        ],
        hint: 'Calculate the number of events of each process that pass, then divide.',
      },
      explanation: raw`$0.34\times10{,}700\approx3{,}600$ WW events pass, and $0.020\times7{,}280{,}000\approx146{,}000$ Z events: 40 times as many. The actual numbers in the sample are 3,670 and 144,000. A small percentage of a large number can exceed the whole of a small number.`,
      review: true,
    },
    {
      id: 'four-processes-significance',
      question: raw`In the eμ channel with no b-tag and at most one jet, the [full analyser](/docs/webapps/the_display_histograms_13TeV) has 168 Higgs events and, as background, 4,300 WW, 1,880 tt̄ and 8,640 Z events. What is $S/\sqrt B$?`,
      answer: {
        kind: 'number',
        value: 1.38,
        tolerance: 0.02,
        misconceptions: [
          {
            value: 0.0113,
            tolerance: 0.0005,
            feedback: raw`This is $S/B$. The background fluctuates by $\sqrt B$.`,
          },
          {
            value: 2.56,
            tolerance: 0.04,
            feedback: 'This takes only WW as background. Add all three.',
          },
          {
            value: 0.832,
            tolerance: 0.01,
            feedback: raw`You added the square roots of the backgrounds. Add the events first: their sum fluctuates by $\sqrt B$.`,
          },
        ],
        hint: 'Add the three backgrounds, and take the square root of the sum.',
      },
      explanation: raw`The backgrounds add up to 14,800 events, so $S/\sqrt B = 168/\sqrt{14{,}800} = 1.38$. Without any cut, it is 0.15.`,
    },
  ],
};

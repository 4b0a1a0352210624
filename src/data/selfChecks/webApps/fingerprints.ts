/** Self-checks of the page with fingerprints of H → WW and its backgrounds. */
import type {PageChecksSource} from '../schema';

const raw = String.raw;

export const fingerprints: PageChecksSource = {
  page: '/docs/webapps/separate_signals_13TeV',
  questions: [
    {
      id: 'separate-signals-which-process',
      question:
        'The events of a process have no jets, little missing transverse momentum and back-to-back leptons. Which process is it?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'H → WW → ℓνℓν',
            feedback:
              'It has two neutrinos, and because of the spin correlation the leptons are close together.',
          },
          {text: 'Z → ee or Z → μμ', correct: true},
          {
            text: 'WW → ℓνℓν',
            feedback: 'Its leptons are often far apart, but two neutrinos escape.',
          },
          {
            text: 'tt̄ → bℓν bℓν',
            feedback: 'Its b quarks produce jets, and two neutrinos escape.',
          },
        ],
      },
      explanation:
        'Z → ee or Z → μμ. The lepton pair carries little transverse momentum, so nothing has to balance it: neither jets nor neutrinos.',
      review: true,
    },
    {
      id: 'separate-signals-one-cut',
      question:
        'You may apply one cut. It should remove at least half of the WW events and as few Higgs events as possible. Which one do you choose? Use the app and the card.',
      answer: {
        kind: 'choice',
        options: [
          {
            text: raw`$m_\mathrm{T} < 130\ \GeV$`,
            feedback:
              'It removes 62 % of WW, but also the 15 % of the Higgs events that lie above 130 GeV.',
          },
          {
            text: 'no b-tagged jet',
            feedback: 'Only 3 % of the WW events have a b-tagged jet, so nearly all remain.',
          },
          {
            text: raw`$m_{\ell\ell} < 55\ \GeV$`,
            feedback: 'It removes 83 % of WW, more than you need, and a fifth of the Higgs events.',
          },
          {text: raw`$m_{\ell\ell} < 75\ \GeV$`, correct: true},
        ],
      },
      explanation: raw`$m_{\ell\ell} < 75\ \GeV$: it keeps 98 % of the Higgs events and 39 % of WW.`,
    },
    {
      id: 'separate-signals-overlapping-cuts',
      question:
        'Two cuts each keep 50 % of the signal, and together they keep 45 %. What can you conclude?',
      answer: {
        kind: 'choice',
        options: [
          {text: 'They mostly select the same signal events.', correct: true},
          {
            text: 'The two quantities are independent of each other.',
            feedback:
              'For independent quantities, the fractions multiply. Calculate their product.',
          },
          {
            text: 'Together the cuts remove 5 % of the background.',
            feedback: 'Fractions of the signal tell you nothing about the background.',
          },
          {
            text: 'Only 5 % of the signal events fail both cuts.',
            feedback: '5 % pass the first cut but not the second. Many more fail both.',
          },
        ],
      },
      explanation:
        'They mostly select the same signal events. If the two quantities were independent, 25 % would remain.',
      review: true,
    },
    {
      id: 'separate-signals-flavours',
      question:
        'Two W bosons decay independently, each equally often to an electron or a muon. What percentage of these events are ee events?',
      answer: {
        kind: 'number',
        value: 25,
        tolerance: 0.5,
        unit: '%',
        misconceptions: [
          {
            value: 33.3,
            tolerance: 0.5,
            feedback: 'ee, μμ and eμ are not equally likely: one of them can occur in two ways.',
          },
          {
            value: 50,
            tolerance: 0.5,
            feedback:
              'This is the probability for one W boson. The other W boson also has to decay to an electron.',
          },
        ],
        hint: 'List the combinations of the decays of W⁺ and W⁻.',
      },
      explanation: raw`$0.5\times0.5=25\,\%$. Of the four equally likely combinations, one is ee, one is μμ and two are eμ. That is why about half of the Higgs events in the channel histogram are eμ.`,
    },
  ],
};

/** Self-checks of the guide to the nine histograms. */
import type {PageChecksSource} from '../schema';

const raw = String.raw;

export const nineHistograms: PageChecksSource = {
  page: '/docs/webapps/the_display_histograms_13TeV',
  questions: [
    {
      id: 'nine-histograms-emu-factor',
      question: raw`Requiring one electron and one muon leaves 218 Higgs events and, as background, 4,830 WW, 26,400 tt̄ and 9,300 Z events. Before any cut, $S/\sqrt B$ was 0.146. By what factor does it grow?`,
      answer: {
        kind: 'number',
        value: 7.4,
        tolerance: 0.2,
        misconceptions: [
          {
            value: 1.08,
            tolerance: 0.02,
            feedback:
              'This is the significance after the cut. Divide it by the significance before the cut.',
          },
          {
            value: 0.55,
            tolerance: 0.01,
            feedback:
              'This is the fraction of the signal that passes. The background falls by far more.',
          },
          {
            value: 99,
            tolerance: 4,
            feedback: raw`This is the factor by which $S/B$ grows. The fluctuation of the background is $\sqrt B$.`,
          },
        ],
        hint: raw`Add the three backgrounds, calculate $S/\sqrt B$, and divide by 0.146.`,
      },
      explanation:
        'Requiring eμ is the best single cut in the table: from 0.146 to 1.085, a factor of 7.4. A tight cut on the dilepton mass is even better: requiring less than 50 GeV, without eμ, gives 1.34.',
    },
    {
      id: 'nine-histograms-two-good-cuts',
      question: raw`Two cuts, eμ and $m_{\ell\ell} < 75\ \GeV$, each multiply the significance by 6 or 7. Why do they not give a factor of 40 together?`,
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'The mass cut removes most Higgs events in the eμ channel.',
            feedback:
              'The mass cut keeps 98 % of all Higgs events. In Higgs events, the dilepton mass is low in every channel.',
          },
          {
            text: 'The two gains add up: together they give a factor of 13.',
            feedback:
              'For independent cuts, the factors multiply. Ask yourself which events each of the two removes.',
          },
          {text: 'Both remove the same events, Z → ee and Z → μμ.', correct: true},
          {
            text: 'The significance grows only with the square root of 40.',
            feedback:
              'The square root is already contained in the factors of 6 and 7 of the individual cuts.',
          },
        ],
      },
      explanation:
        'Both remove the same events, Z → ee and Z → μμ. Together they give a significance of 1.33, a factor of 9: once the eμ cut has removed these Z bosons, the mass cut has little left to remove.',
    },
    {
      id: 'nine-histograms-pure-z',
      question: 'Which selection gives a pure sample of Z bosons and keeps most of them?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'Only eμ, with a mass from 80 to 100 GeV',
            feedback: 'A Z boson decays to two leptons of the same flavour.',
          },
          {
            text: 'ee or μμ, with at least two jets',
            feedback:
              'Only 2 % of the Z events have two jets or more, but 72 % of the tt̄ events do.',
          },
          {
            text: 'ee or μμ, with missing transverse momentum above 40 GeV',
            feedback: 'Z → ee and Z → μμ have no neutrinos: only 5 % of the Z events pass.',
          },
          {text: 'ee or μμ, with a mass from 80 to 100 GeV', correct: true},
        ],
      },
      explanation:
        'Choose ee or μμ, and a mass from 80 to 100 GeV. This leaves 6.85 million Z events, which make up 99.9 % of the selected events. The highest bin is the one from 90 to 95 GeV.',
    },
    {
      id: 'nine-histograms-jet-veto',
      question:
        'In a search for H → WW → ℓνℓν, requiring no jet removes 96 % of the tt̄ events. Yet the significance falls from 0.15 to 0.065. Why?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'Most background events are Z events, and 82 % of these pass.',
            correct: true,
          },
          {
            text: 'tt̄ was the process that made the significance large.',
            feedback:
              'A background never raises the significance: with fewer tt̄ events, the significance could only grow.',
          },
          {
            text: 'Higgs events have jets, so hardly any of them pass.',
            feedback: 'Of the 397 Higgs events, 159 pass. Compare this with the background.',
          },
          {
            text: 'A significance falls with every event that is removed.',
            feedback: 'It rises if the square root of the background falls faster than the signal.',
          },
        ],
      },
      explanation: raw`Z bosons are the largest background, and most are produced without jets: 5.98 of 7.28 million pass, 82 %. The signal loses 60 % of its events, so $S$ falls faster than $\sqrt B$.`,
      review: true,
    },
  ],
};

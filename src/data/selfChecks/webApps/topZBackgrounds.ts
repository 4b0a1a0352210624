/** Self-checks of the page on tt̄Z and its backgrounds. */
import type {PageChecksSource} from '../schema';

const raw = String.raw;

export const topZBackgrounds: PageChecksSource = {
  page: '/docs/webapps/ttZanalyses',
  questions: [
    {
      id: 'ttz-backgrounds-emu',
      question: 'What happens to the three processes if you require one electron and one muon?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'Z + jets vanishes; most of the signal remains.',
            feedback: 'In the signal, too, the two leptons come from a Z boson.',
          },
          {
            text: 'tt̄ nearly vanishes; signal and Z + jets remain.',
            feedback:
              'The two W bosons of tt̄ decay independently, so about half of its lepton pairs are eμ.',
          },
          {
            text: 'Z + jets and nearly all of the signal vanish.',
            correct: true,
          },
          {
            text: 'About half of each of the three processes remains.',
            feedback: 'This holds for leptons from two W bosons, but not for those from a Z boson.',
          },
        ],
      },
      explanation:
        'A Z boson decays to two leptons of the same flavour, and in the sample no Z + jets event remains. The signal nearly vanishes as well: only 4 % of it remains. What remains is mostly tt̄, so this selection is suitable for studying tt̄, but not for finding tt̄Z.',
    },
    {
      id: 'ttz-backgrounds-half-are-emu',
      question:
        'Both W bosons of a tt̄ pair decay to an electron or a muon, equally often. What percentage of these events has one electron and one muon?',
      answer: {
        kind: 'number',
        value: 50,
        tolerance: 0.5,
        unit: '%',
        misconceptions: [
          {
            value: 33.3,
            tolerance: 0.5,
            feedback: 'ee, μμ and eμ are not equally likely.',
          },
          {
            value: 25,
            tolerance: 0.5,
            feedback: 'This counts only one of the two possibilities, e⁺μ⁻ and μ⁺e⁻.',
          },
        ],
        hint: 'Write down all ordered pairs of the two leptons.',
      },
      explanation:
        'There are four ordered pairs: ee, μμ, eμ and μe, and two of them contain one of each, which gives 50 %. The published histograms, which the sample follows, have 56 %. Different reconstruction efficiencies for electrons and muons cannot explain this: they would lower the fraction of eμ.',
      review: true,
    },
    {
      id: 'ttz-backgrounds-passing-fraction',
      question:
        'The sample contains 75 tt̄Z events. What percentage is this of all tt̄Z events in 10.06 fb⁻¹ whose Z boson decays to ee or μμ? The cross-section is 0.86 pb, the branching fraction is 6.7 %.',
      answer: {
        kind: 'number',
        value: 12.9,
        tolerance: 0.5,
        unit: '%',
        misconceptions: [
          {
            value: 0.87,
            tolerance: 0.03,
            feedback: 'This is the percentage of all tt̄Z events, whatever the Z boson decays to.',
          },
          {
            value: 0.129,
            tolerance: 0.005,
            feedback: 'This is the fraction. Multiply it by 100 for a percentage.',
          },
        ],
        hint: 'Calculate how many tt̄Z events were produced, then how many of them have such a Z boson.',
      },
      explanation: raw`$0.86\ \mathrm{pb}\times10{,}060\ \mathrm{pb}^{-1}=8{,}650$ tt̄Z events were produced. Only 6.7 % of the Z bosons decay to ee or μμ, which leaves 580. The sample contains $75/580=12.9\,\%$ of them, about one in eight. Both leptons must have sufficient transverse momentum, be isolated and lie within the acceptance of the detector, and three jets must be found.`,
    },
    {
      id: 'ttz-backgrounds-control-region',
      question: 'Which selection is a control region for Z + jets?',
      answer: {
        kind: 'choice',
        options: [
          {text: 'ee or μμ, 80 to 100 GeV, no b-tag', correct: true},
          {
            text: 'ee or μμ, 80 to 100 GeV, two b-tags, six jets',
            feedback: 'This is where the signal is. A control region should have little of it.',
          },
          {
            text: 'eμ, two b-tags, six jets',
            feedback: 'No Z event has an electron and a muon here: this region contains tt̄.',
          },
          {
            text: 'ee or μμ, below 60 GeV, two b-tags',
            feedback: 'Pairs from a Z boson have a mass near 91 GeV. Here, most are from tt̄.',
          },
        ],
      },
      explanation:
        'A control region has little signal and is enriched in one background. The lepton pair keeps Z bosons, and requiring no b-tag removes top quarks: 88 % of the Z events have none.',
    },
  ],
};

/** Self-checks of the page on the 2025 education data. */
import type {PageChecksSource} from '../schema';

const text = String.raw;

export const data2025: PageChecksSource = {
  page: '/docs/data/for_education/13TeV25_details',
  questions: [
    {
      id: 'data2025-old-cut',
      question:
        'A 2020 selection requires `lep_pt > 25000`. What does it select in the 2025 files?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'The same events, with leptons above 25 GeV',
            feedback: 'The files are in GeV, and nothing converts the number in your code.',
          },
          {
            text: 'All events, because 25,000 is a small number',
            feedback: 'It would be small in eV. In GeV, it is more than the collision energy.',
          },
          {text: 'No events: a lepton would need 25 TeV', correct: true},
          {
            text: 'Only events with several leptons',
            feedback: 'The cut is applied to each lepton, and no lepton passes it.',
          },
        ],
      },
      explanation:
        '25000 would now correspond to 25 TeV per lepton, more than the collision energy of 13 TeV. The equivalent cut is `lep_pt > 25`.',
    },
    {
      id: 'data2025-expected-higgs',
      question:
        'Sample 345060, H → ZZ → 4ℓ from gluon fusion, has an effective cross-section of 0.0060253 pb. How many decays do you expect in 36.6 fb⁻¹, before any selection?',
      answer: {
        kind: 'number',
        value: 220,
        tolerance: 3,
        unit: 'decays',
        misconceptions: [
          {
            value: 0.22,
            tolerance: 0.005,
            feedback: 'The luminosity has to be in pb⁻¹ if the cross-section is in pb.',
          },
          {
            value: 1362611,
            tolerance: 10,
            feedback:
              'This is the number of collision events in the skim. Nearly all of them are background.',
          },
        ],
      },
      explanation:
        '$36600\\times0.0060253\\approx 220$. The skim `exactly4lep` has 1,362,611 collision events: the signal is a very small fraction of them, which you select with cuts on identification and isolation.',
    },
    {
      id: 'data2025-three-leptons',
      question:
        'You need events with exactly three leptons. `exactly3lep` contains 5.15 GB of collision data, and `2to4lep` contains 79.65 GB. Which skim do you read?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: '`2to4lep`, because the larger skim loses no events',
            feedback: 'Both contain all events with exactly three leptons.',
          },
          {text: '`exactly3lep`: all events, about 15 times faster', correct: true},
          {
            text: 'Both, and add their events for a smaller uncertainty',
            feedback: 'The skims overlap, so each of your events would be counted twice.',
          },
          {
            text: '`noskim`, because skims change the normalisation',
            feedback:
              'The normalisation uses the sum of weights before the skim, so it is the same for all.',
          },
        ],
      },
      explanation: text`Both skims contain all of your events, and $79.65/5.15\approx15$: the smaller one is about 15 times faster to read.`,
    },
    {
      id: 'data2025-b-jets',
      question:
        'A sample has 200 b-jets. How many of them do you expect with `jet_btag_quantile >= 4`, the 70 % working point?',
      answer: {
        kind: 'number',
        value: 140,
        tolerance: 1,
        unit: 'b-jets',
        misconceptions: [
          {
            value: 154,
            tolerance: 1,
            feedback: 'This is the 77 % working point, a quantile of at least 3.',
          },
          {value: 60, tolerance: 1, feedback: 'These are the b-jets that fail the cut.'},
        ],
      },
      explanation: text`$0.70\times200=140$. The efficiency is the fraction of b-jets that are tagged. The mistag rate is the fraction of other jets that are tagged.`,
      review: true,
    },
  ],
};

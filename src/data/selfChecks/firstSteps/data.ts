/** Self-checks of the page on the choice of a dataset. */
import type {PageChecksSource} from '../schema';

const text = String.raw;

export const data: PageChecksSource = {
  page: '/docs/data',
  questions: [
    {
      id: 'data-expected-events',
      question:
        'A sample has a cross-section of 40 pb, a k-factor of 1.1 and a filter efficiency of 0.5. How many events are expected in 36.6 fb⁻¹, before any selection?',
      answer: {
        kind: 'number',
        value: 805200,
        tolerance: 6000,
        unit: 'events',
        misconceptions: [
          {
            value: 805.2,
            tolerance: 3,
            feedback: 'The luminosity has to be in pb⁻¹ if the cross-section is in pb.',
          },
          {
            value: 1610400,
            tolerance: 6000,
            feedback:
              'You left out the filter efficiency: only half of the generated events were kept.',
          },
          {
            value: 732000,
            tolerance: 3000,
            feedback:
              'You left out the k-factor, which corrects the cross-section to a higher order.',
          },
        ],
      },
      explanation: text`$N=L\,\sigma\,k\,\varepsilon_\mathrm{filt}=36{,}600\times40\times1.1\times0.5=805{,}200$.`,
      review: true,
    },
    {
      id: 'data-copies-in-the-release',
      question:
        'The total of 2.76 TB for the 2025 education release includes 12 overlapping skims; the unskimmed files alone are 2.03 TB. What percentage of the 2.76 TB consists of copies of events?',
      answer: {
        kind: 'number',
        value: 26,
        tolerance: 1,
        unit: '%',
        misconceptions: [
          {
            value: 74,
            tolerance: 1,
            feedback: 'This is the fraction in the unskimmed files. The copies are the rest.',
          },
          {
            value: 36,
            tolerance: 1,
            feedback:
              'You divided the size of the copies by that of the unskimmed files. The question is about the fraction of the 2.76 TB.',
          },
        ],
      },
      explanation:
        '$(2.76-2.03)/2.76=0.26$, so 26 %. The skims contain no event that is not in the unskimmed files.',
    },
    {
      id: 'data-release-for-a-publication',
      question:
        'You want to publish the cross-section of a process at 13 TeV, with systematic uncertainties. Which release do you use?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: '2025 education, because it has the same collisions',
            feedback:
              'The collisions are the same, but the ntuples contain only two variations of the jet energy resolution.',
          },
          {
            text: '2020 education, because it is final and documented',
            feedback:
              'Its records state that it is not suitable for scientific publications, and its uncertainties are simplified.',
          },
          {text: '2024 proton research, with the ATLAS software', correct: true},
          {
            text: '2025 event generation, with exact momenta',
            feedback:
              'Generated events are not recorded collisions, so there is nothing to measure.',
          },
        ],
      },
      explanation:
        'Only the research release contains what the ATLAS tools need to calibrate objects and vary them within their uncertainties. Develop the idea with the ntuples if you like: both are based on the same 373 samples.',
    },
    {
      id: 'data-smallest-skim',
      question:
        'A skim requires two leptons above 7 GeV. Your analysis requires two leptons above 25 GeV. What changes if you read the skim instead of all events?',
      answer: {
        kind: 'choice',
        options: [
          {text: 'The result stays the same; the analysis reads fewer events.', correct: true},
          {
            text: 'Some events with leptons above 25 GeV are missing from the result.',
            feedback:
              'An event with two leptons above 25 GeV also has two above 7 GeV, so the skim contains it.',
          },
          {
            text: 'The result is the same only if you add the other skims.',
            feedback: 'Skims overlap: adding another one would count events twice.',
          },
          {
            text: 'Fewer events are expected, so you have to lower the cross-section.',
            feedback:
              'The cross-section stays the same: the normalisation uses the sum of weights of the complete sample, before the skim.',
          },
        ],
      },
      explanation:
        'As long as your own cuts are tighter than those of the skim, every event that you would select is in it. The result is identical, and the files are smaller.',
      review: true,
    },
  ],
};

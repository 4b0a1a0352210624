/** Self-checks of the page on the collections of generated samples. */
import type {PageChecksSource} from '../schema';

export const generatedCollections: PageChecksSource = {
  page: '/docs/data/for_research/evgen_collections',
  questions: [
    {
      id: 'collections-double-counting',
      question:
        'You add the Drell–Yan slices 301000 to 301018, which start at 120 GeV, and an inclusive Z → ee sample. What goes wrong?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'Pairs below 120 GeV are counted twice.',
            feedback:
              'The slices start at 120 GeV, so pairs below this mass are only in the inclusive sample.',
          },
          {text: 'Pairs above 120 GeV are counted twice.', correct: true},
          {
            text: 'Pairs near 91 GeV are missing.',
            feedback: 'The inclusive sample contains the Z peak.',
          },
          {
            text: 'Nothing, if each has its own weight.',
            feedback:
              'Each weight is right, but above 120 GeV, the same process is included twice.',
          },
        ],
      },
      explanation:
        'Remove the events of the inclusive sample with a generated dilepton mass above 120 GeV, or leave the inclusive sample out.',
    },
    {
      id: 'collections-number-of-samples',
      question:
        'Drell–Yan pairs come in 19 mass slices for each of three lepton flavours. How many samples do you need for electron and muon pairs above 120 GeV?',
      answer: {
        kind: 'number',
        value: 38,
        tolerance: 0.1,
        unit: 'samples',
        misconceptions: [
          {value: 19, tolerance: 0.1, feedback: 'Each flavour has its own 19 slices.'},
          {value: 57, tolerance: 0.1, feedback: 'This includes the tau pairs.'},
          {
            value: 2,
            tolerance: 0.1,
            feedback: 'One sample per flavour covers only one mass slice.',
          },
        ],
      },
      explanation:
        'Two flavours times 19 slices: 38 samples. If you only need 120 to 400 GeV at generator level, three slices per flavour (120–180, 180–250 and 250–400 GeV) are enough: 6 samples.',
    },
    {
      id: 'collections-missing-b-part',
      question:
        'The b-filtered part of a set of Z + jets samples is missing from your list. Where will the data exceed the simulation most?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'At high dilepton mass',
            feedback:
              'The filter selects events with a bottom hadron. The dilepton mass distribution hardly changes.',
          },
          {
            text: 'In events without any jet',
            feedback:
              'Events without a jet contain no b-jet, so almost all of them are in the other parts.',
          },
          {text: 'In events with b-tagged jets', correct: true},
          {
            text: 'In all bins, by the same factor',
            feedback:
              'The total rate is too low, but not by the same factor in all bins: almost all events with b-jets are missing.',
          },
        ],
      },
      explanation:
        'Mainly in events with b-tagged jets. The total rate is also too low, by the filter efficiency of the missing part.',
      review: true,
    },
    {
      id: 'collections-merge-and-weight',
      question:
        'You merge the files of 19 mass slices and weight all events with the sum of the 19 cross-sections. What is wrong?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'The total is too small by a factor of 19.',
            feedback:
              'The sum of the cross-sections is the right total. The problem lies elsewhere.',
          },
          {
            text: 'The events at the edges are counted twice.',
            feedback: 'The slices do not overlap.',
          },
          {
            text: 'Nothing, because the slices cover the process.',
            feedback:
              'They do, but the number of events in each slice is not proportional to its cross-section.',
          },
          {text: 'The shape: each slice has its own cross-section.', correct: true},
        ],
      },
      explanation:
        'A slice with a small cross-section can have as many events as one with a large one. Apply the weights of each slice first and add the slices afterwards.',
    },
  ],
};

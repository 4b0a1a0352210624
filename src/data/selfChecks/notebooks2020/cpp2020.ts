/** Self-checks of the page on the 2020 C++ framework. */
import type {PageChecksSource} from '../schema';

export const cpp2020: PageChecksSource = {
  page: '/docs/13TeVDoc/frameworks/cpp',
  questions: [
    {
      id: 'cpp2020-missing-data',
      question:
        'You run `WBoson` with option 0, and the plot has no data points. What did you forget?',
      answer: {
        kind: 'choice',
        options: [
          {text: 'Merging the four data files with `hadd`', correct: true},
          {
            text: 'Setting the luminosity in `plotme.sh`',
            feedback: 'A wrong luminosity changes the simulation. It does not remove the data.',
          },
          {
            text: 'Running option 1, which reads the data',
            feedback:
              'For `WBoson`, options 11 to 14 read the data, and option 0 runs all of them.',
          },
          {
            text: 'Creating the output folders with `welcome.sh`',
            feedback: 'Without the folders, the simulation would be missing too.',
          },
        ],
      },
      explanation:
        'Run `hadd data.root dataA.root dataB.root dataC.root dataD.root` in the output folder of the analysis.',
    },
    {
      id: 'cpp2020-expected-events',
      question:
        'The list contains the line `ggH125_gamgam|0.102|55922617.6297|1`, with the cross-section in pb and the sum of weights. How many events does the framework expect in 10,064 pb⁻¹, before cuts?',
      answer: {
        kind: 'number',
        value: 1027,
        tolerance: 5,
        unit: 'events',
        misconceptions: [
          {
            value: 1.03,
            tolerance: 0.01,
            feedback: 'You used the luminosity in fb⁻¹. The cross-section is in pb.',
          },
          {
            value: 0.0000184,
            tolerance: 0.000001,
            feedback:
              'This is the normalisation factor. To obtain the number of events, do not divide by the sum of weights.',
          },
        ],
      },
      explanation:
        '$10064\\times0.102=1027$ events. The normalisation factor is $1027/55922617.6=1.84\\times10^{-5}$; the framework multiplies it by `mcWeight` and the scale factors.',
    },
    {
      id: 'cpp2020-two-collections',
      question: 'Why does `HZZ` read `2lep` for some backgrounds, and not `4lep` for all?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'The events of `2lep` have higher weights.',
            feedback:
              'The weight of an event does not depend on the collection, provided that you use the matching sum of weights.',
          },
          {text: 'Some backgrounds have almost no events in `4lep`.', correct: true},
          {
            text: 'The Higgs signal has only two leptons there.',
            feedback: 'The signal has four leptons, and it is read from `4lep`.',
          },
          {
            text: 'The collection `2lep` is faster to read.',
            feedback: 'It is slower: `2lep` is 25.90 GB, and `4lep` is 447 MB.',
          },
        ],
      },
      explanation:
        'Samples such as WW with one lepton have almost no events in `4lep`, or no file in that collection. The collection `2lep` contains every event with at least two leptons, so no events are lost.',
    },
    {
      id: 'cpp2020-sum-of-zero',
      question:
        'A four-lepton analysis keeps the pairing with the smallest sum of mass differences, and initialises all sums to 0. It never computes the sum for a forbidden pairing. What happens?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'The best allowed pairing is chosen, as intended.',
            feedback:
              'The forbidden pairing still takes part in the comparison, with the value it was given at the start.',
          },
          {
            text: 'The event is dropped, because a sum is missing.',
            feedback: 'Nothing marks the sum as missing. It has a value.',
          },
          {
            text: 'The program stops, because a sum is not defined.',
            feedback: 'It is defined: its value is 0.',
          },
          {text: 'The forbidden pairing is chosen, because 0 is the smallest sum.', correct: true},
        ],
      },
      explanation:
        'No computed sum is smaller than 0, so the forbidden pairing always wins. Initialise the sums to a large number, such as 9999, and compute them only for opposite-sign pairings.',
      review: true,
    },
  ],
};

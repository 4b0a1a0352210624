/** Self-checks of the page on training and testing a classifier. */
import type {PageChecksSource} from '../schema';

const text = String.raw;

export const classifiers2020: PageChecksSource = {
  page: '/docs/13TeVDoc/13tutorial-train',
  questions: [
    {
      id: 'classifier-scaler-on-training',
      question: 'Why is the StandardScaler fitted to the training events and not to all events?',
      answer: {
        kind: 'choice',
        options: [
          {text: 'Otherwise the test would use information from its own events.', correct: true},
          {
            text: 'Otherwise the scaler would need too much memory for all events.',
            feedback:
              'It stores one mean and one standard deviation per variable, whatever the number of events.',
          },
          {
            text: 'Otherwise events with larger weights would shift the mean.',
            feedback:
              'The weights are not the reason: in these notebooks every event has a weight of 1.',
          },
          {
            text: 'Otherwise the test events would not keep their original units.',
            feedback:
              'Both samples are scaled, with the same shift and scale. Otherwise the network could not be applied.',
          },
        ],
      },
      explanation:
        'Otherwise the test events would influence the training through their mean and standard deviation, and the test would not be independent. The effect is small here, but it can be large for small samples.',
    },
    {
      id: 'classifier-always-background',
      question:
        'A colleague reports an accuracy of 95 % on a sample with 4 % signal. What accuracy, in %, do you get by classifying every event as background?',
      answer: {
        kind: 'number',
        value: 96,
        tolerance: 0.3,
        unit: '%',
        misconceptions: [
          {
            value: 4,
            tolerance: 0.3,
            feedback: 'This is the fraction that you would get wrong: the signal.',
          },
          {
            value: 50,
            tolerance: 1,
            feedback:
              'This is the accuracy if you choose one of the two classes at random for each event.',
          },
        ],
      },
      explanation: text`All of the background, 96 % of the events, is classified correctly. So 95 % is worse than no classifier at all. Ask for the ROC curve, or for $S/\sqrt B$ with the expected numbers of events.`,
      review: true,
    },
    {
      id: 'classifier-significance-after',
      question:
        'A classifier keeps 60 % of the signal and 4 % of the background. You expect 10 signal and 400 background events. What is the significance S/√B after the cut?',
      answer: {
        kind: 'number',
        value: 1.5,
        tolerance: 0.03,
        misconceptions: [
          {value: 0.5, tolerance: 0.02, feedback: 'This is the significance before the cut.'},
          {
            value: 0.375,
            tolerance: 0.01,
            feedback:
              'This is the ratio of signal to background. For the significance, divide by the square root of the background.',
          },
          {
            value: 7.5,
            tolerance: 0.2,
            feedback:
              'You multiplied the significance by the ratio of the efficiencies. The background enters as its square root.',
          },
        ],
      },
      explanation: text`$6/\sqrt{16}=1.5$, compared with $10/\sqrt{400}=0.5$ before.`,
    },
    {
      id: 'classifier-precision-in-data',
      question:
        'At a stricter threshold, the signal efficiency is 30 % and the background efficiency is 2 %. In data, 8.64 signal and 264.9 background events are expected. What is the precision, in %?',
      answer: {
        kind: 'number',
        value: 33,
        tolerance: 1,
        unit: '%',
        misconceptions: [
          {
            value: 82,
            tolerance: 1.5,
            feedback:
              'You used the numbers of simulated events, 1,598 and 5,194. Their ratio is different in data.',
          },
          {
            value: 94,
            tolerance: 1,
            feedback:
              'You compared the two efficiencies. The precision depends on how many events each class has.',
          },
        ],
      },
      explanation: text`$0.30\times8.64=2.6$ signal and $0.02\times264.9=5.3$ background events pass, so the precision is $2.6/(2.6+5.3)=33\ \%$. The ROC curve is the same, but the precision depends on the cross-sections.`,
    },
    {
      id: 'classifier-overtrained',
      question:
        'With `max_depth=20`, the training AUC is 0.99 and the test AUC is 0.80. With `max_depth=2`, they are 0.856 and 0.850. Which model do you use, and why?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'The deep one, because 0.99 is the largest AUC',
            feedback: 'The training AUC shows how well the model remembers its own events.',
          },
          {text: 'The shallow one, because its test AUC is larger', correct: true},
          {
            text: 'The deep one, because the mean of its two AUCs is larger',
            feedback:
              'Only the test events behave like new events. Averaging with the training AUC hides this.',
          },
          {
            text: 'Neither, because each pair must agree to the last digit',
            feedback: 'Small differences are normal, because both samples fluctuate.',
          },
        ],
      },
      explanation:
        'The test AUC tells you what to expect for new events: 0.850 compared with 0.80. The deep trees have learnt fluctuations of their training sample; they are overtrained.',
    },
  ],
};

/** Self-checks of the page about the machine-learning lab. */
import type {PageChecksSource} from '../schema';

const raw = String.raw;

export const machineLearning: PageChecksSource = {
  page: '/docs/webapps/mlapp',
  questions: [
    {
      id: 'ml-lab-best-threshold',
      question: raw`At the best threshold for boosted trees with seed 1, 33.1 of the 50.4 signal events and 44.9 background events pass. What is $S/\sqrt B$?`,
      answer: {
        kind: 'number',
        value: 4.94,
        tolerance: 0.03,
        misconceptions: [
          {
            value: 0.737,
            tolerance: 0.01,
            feedback: raw`This is $S/B$. The background fluctuates by $\sqrt B$.`,
          },
          {
            value: 3.75,
            tolerance: 0.03,
            feedback: raw`This is $S/\sqrt{S+B}$. The background alone fluctuates by $\sqrt B$.`,
          },
          {
            value: 7.52,
            tolerance: 0.05,
            feedback: 'You took all signal events. Only those above the threshold count.',
          },
        ],
        hint: 'Divide the signal events that pass by the square root of the background events that pass.',
      },
      explanation: raw`$33.1/\sqrt{44.9}=4.94$; the lab, which does not round intermediate values, gives 4.93. The threshold removes $1-33.1/50.4=34\ \%$ of the signal. This is worthwhile, because it also removes 82 % of the background.`,
    },
    {
      id: 'ml-lab-accuracy',
      question:
        'A search has 1 signal event in 1,000. A classmate reports 99.9 % accuracy. What do you conclude?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'Only 1 signal event in 1,000 is missed.',
            feedback:
              'That would be a statement about recall. Accuracy counts all events, and nearly all are background.',
          },
          {
            text: 'The method is overtrained on its sample.',
            feedback: 'To see overtraining, you have to compare training events with test events.',
          },
          {text: 'Nothing: the method may find no signal.', correct: true},
          {
            text: 'Of the selected events, 99.9 % are signal.',
            feedback: 'That would be the precision, which cannot be inferred from the accuracy.',
          },
        ],
      },
      explanation:
        'Ask what fraction of the signal is found. Always predicting "background" also has an accuracy of 99.9 %, with a recall of zero.',
      review: true,
    },
    {
      id: 'ml-lab-forest-gap',
      question:
        'A random forest has an AUC of 0.858 on training events and 0.837 on test events. Is it useless?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'Yes: the gap shows that it has learned only fluctuations.',
            feedback:
              'A model that has learned only fluctuations would have an AUC of 0.5 on test events.',
          },
          {
            text: 'No: only the test AUC counts, and it exceeds that of one tree.',
            correct: true,
          },
          {
            text: 'Yes: one tree has a smaller gap and is therefore better.',
            feedback:
              'A smaller gap means less overtraining, not better performance: compare the test values.',
          },
          {
            text: 'No: 0.858 is its true AUC, from the larger set of events.',
            feedback:
              'The training events were used to fit the model, so its AUC on them is too optimistic.',
          },
        ],
      },
      explanation:
        'No. The gap shows some overtraining, but the test AUC is what counts: 0.837 is better than the 0.788 of the single tree, although the gap of the tree is smaller.',
    },
    {
      id: 'ml-lab-best-of-twenty-seeds',
      question: 'You try 20 seeds and report the best significance. What is wrong?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'The largest of twenty values is high by chance alone.',
            correct: true,
          },
          {
            text: 'Twenty seeds are too few to find the best one.',
            feedback: 'With more seeds, the largest value would be even further above the mean.',
          },
          {
            text: 'A seed may only be used for training, not for a test.',
            feedback:
              'The seed determines how events are divided. It is the choice among results that matters.',
          },
          {
            text: 'Nothing, because that seed gave the best model.',
            feedback:
              'The seeds divide the same events differently. On new events, this model has no advantage.',
          },
        ],
      },
      explanation:
        'The results vary with the seed, here between 4.80 and 5.05 for three seeds, and the largest of twenty values is above their mean by chance alone. Report the mean and the spread. The same applies to the threshold: it is chosen on the events used for the evaluation, so every value in the table is a few per cent too high.',
    },
    {
      id: 'ml-lab-weight-as-feature',
      question: 'Why must the weight of a simulated event never be used as a feature?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'The weights differ too much in size for the training.',
            feedback: 'Features of any size can be scaled. This is not the reason.',
          },
          {
            text: 'The training uses the weights and would count them twice.',
            feedback:
              'Training with weights is not the problem. The problem is what a weight reveals about its event.',
          },
          {
            text: 'Some weights are negative, which methods cannot handle.',
            feedback: 'Features may be negative. The problem would remain with positive weights.',
          },
          {
            text: 'It reveals the process, and recorded events have no weight.',
            correct: true,
          },
        ],
      },
      explanation:
        'The weight reveals the simulated process, so the method looks perfect in the test, which has the same flaw. It fails with data, because a recorded event has no such weight.',
    },
  ],
};

import type {LessonSource} from './schema';

const text = String.raw;

export const teachAMachine: LessonSource = {
  id: 'teach-a-machine',
  title: 'Train a classifier and test what it has learnt',
  summary:
    'Students grow a decision tree by hand, see it fail on unseen events, and evaluate trained classifiers by the significance they reach in a search. Works on paper or with the lab.',
  question: 'How can you tell whether a classifier has learnt a rule, or only its training events?',
  conclusion:
    'Only events that were not used for training show how good a classifier is. Accuracy is misleading if the signal is rare. Significances can be compared only for the same number of events.',
  page: '/docs/webapps/mlapp',
  age: '16 to 19',
  minutes: 90,
  topic: 'Machine learning',
  classLink: '/apps/ml-lab?ml.lesson=overtraining&ml.v=1',
  prerequisites: [
    'Fractions and weighted means.',
    'Cuts: keeping events for which a quantity is above or below a threshold.',
    text`Signal, background and $S/\sqrt B$, as in [the histogram analyser](/docs/webapps/histanalyser).`,
  ],
  goals: [
    'Use the Gini impurity to choose the cut of a decision tree.',
    'Explain why a classifier is evaluated with events that it has never seen.',
    'Show with numbers why accuracy is misleading if one class is rare.',
    'Interpret the area under the ROC curve as a probability, and compare classifiers fairly.',
  ],
  materials: [
    'The worksheet, one for each student, and a calculator. All questions can be answered on paper.',
    'With computers: [the machine-learning lab](/docs/webapps/mlapp#lab), one screen for two students.',
    'For you: [the six methods](/docs/webapps/mlapp#methods) and [how to evaluate a classifier](/docs/webapps/mlapp#measures).',
    'As preparation: [the histogram analyser](/docs/webapps/histanalyser), in which students apply cuts by hand.',
  ],
  steps: [
    {
      minutes: 20,
      title: 'A tree by hand',
      text: 'Students work on questions 1 and 2 in pairs. Draw the tree on the board: with two cuts, all eight events are classified correctly. Ask the class to bet how many of eight new events the tree will get right.',
      questions: [1, 2],
    },
    {
      minutes: 15,
      title: 'Unseen events',
      text: 'Question 3: the class loses the bet. Ask the class to explain in their own words what the second cut has learnt: a single event rather than a rule. This is overtraining.',
      questions: [3],
    },
    {
      minutes: 10,
      title: 'Accuracy of 99 %',
      text: 'Question 4. Discuss which of the two methods a doctor would choose to look for a rare disease, and which one a physicist to look for a rare particle.',
      questions: [4],
    },
    {
      minutes: 30,
      title: 'Train classifiers',
      text: 'With the lab: each pair trains two classifiers, notes the seed, both AUC values and the significance (last table), and does the lesson “Overtraining”. Without it: question 5, and one training run on the projector, with a bet on the result.',
      instruction:
        'With the lab, train two classifiers, and note the seed, both AUC values and the significance. Without it, answer question 5.',
      questions: [5],
    },
    {
      minutes: 15,
      title: 'Compare fairly',
      text: 'All pairs write their results on the board. What varies with the seed, and what differs between methods? Question 6 shows why the significance on the test sample has to be scaled.',
      instruction:
        'Write your results on the board. What varies with the seed, and what differs between methods?',
      questions: [6],
    },
  ],
  misconceptions: [
    {
      says: 'The machine has found dark matter.',
      answer:
        'It has learnt what simulated dark matter looks like in simulated events. Only data can show whether it exists in nature.',
    },
    {
      says: 'The method that is right most often is the best.',
      answer:
        'If the signal is rare, always predicting “background” is nearly always right and finds nothing. What matters is how much signal and how much background pass the selection.',
    },
    {
      says: 'It does so well in training that it must have understood.',
      answer:
        'A model can memorise the events that it was trained on. Only its performance on unseen events shows what it has learnt.',
    },
    {
      says: 'More cuts, trees or layers make a method better.',
      answer:
        'They allow it to learn finer details, including statistical fluctuations of the training sample. The test sample decides, and often the simpler model wins.',
    },
  ],
  worksheet: [
    {
      kind: 'text',
      text: text`A collision with dark matter (signal, S) and one without (background, B) can look alike. Two quantities help to separate them: the missing transverse momentum $\met$ in GeV, and the angular separation $\Delta R$ of two leptons. A decision tree applies cuts such as “is $\Delta R$ below 1.8?” and classifies an event as S or B at the end.`,
    },
    {
      kind: 'table',
      caption:
        'Eight training events, made up for this worksheet. Missing transverse momentum in GeV.',
      head: ['Event', '1', '2', '3', '4', '5', '6', '7', '8'],
      rows: [
        ['missing momentum', '150', '130', '110', '95', '140', '90', '80', '70'],
        [text`$\Delta R$`, '1.2', '1.6', '1.1', '1.5', '2.4', '1.4', '2.2', '2.8'],
        ['true class', 'S', 'S', 'S', 'S', 'B', 'B', 'B', 'B'],
      ],
    },
    {
      kind: 'question',
      text: text`A group of events in which a fraction $p$ is signal has the Gini impurity $2p(1-p)$. Compute it for all eight events. Then split them by “is $\met$ above 100?” and, alternatively, by “is $\Delta R$ below 1.8?”. What is the mean impurity of the two groups, weighted by their numbers of events, in each case? Which cut comes first in the tree?`,
      lines: 4,
    },
    {
      kind: 'question',
      text: text`One of the two groups still contains both classes. Which second cut, on $\met$, makes the tree classify all eight events correctly? Draw the tree.`,
      lines: 7,
    },
    {
      kind: 'table',
      caption: 'Eight test events, made up for this worksheet. Missing transverse momentum in GeV.',
      head: ['Event', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
      rows: [
        ['missing momentum', '120', '85', '105', '93', '75', '60', '100', '160'],
        [text`$\Delta R$`, '1.3', '1.5', '2.1', '1.7', '2.6', '2.0', '1.6', '1.0'],
        ['true class', 'S', 'S', 'S', 'B', 'B', 'B', 'B', 'S'],
        ['one cut', '', '', '', '', '', '', '', ''],
        ['two cuts', '', '', '', '', '', '', '', ''],
      ],
    },
    {
      kind: 'question',
      text: 'Classify the eight test events with the tree that has only the first cut, and then with the one that has both. How many does each get right? Compare with the training events, and explain.',
      lines: 3,
    },
    {
      kind: 'question',
      text: text`Of 1,000 events 10 are signal. Method A classifies all of them as background. Method B finds 8 of the 10, and classifies 30 background events as signal. Compute the accuracy (fraction of correct predictions) of both, the precision of B (fraction of signal among the predicted signal), and $S/\sqrt B$ without a selection and with B. Which method would you choose for a search?`,
      lines: 4,
    },
    {
      kind: 'table',
      caption: 'Scores of a classifier for six test events, made up for this worksheet.',
      head: ['Signal', 'Background'],
      rows: [
        ['0.9', '0.8'],
        ['0.7', '0.3'],
        ['0.4', '0.2'],
      ],
    },
    {
      kind: 'question',
      text: 'The area under the ROC curve (AUC) is the probability that a signal event has a higher score than a background event. Go through all nine pairs of one signal and one background event. What is the AUC? What would it be for random scores, and for a perfect classifier?',
      lines: 2,
    },
    {
      kind: 'question',
      text: text`A test sample contains 30 % of all events and has $S=9$ and $B=12$ above the threshold. What is $S/\sqrt B$? What is expected in the whole sample? By what factor do the two differ, and why is it wrong to compare the first with the significance of a cut-based selection of all events?`,
      lines: 3,
    },
    {
      kind: 'table',
      caption: 'With a computer: your training runs. AUC is the area under the ROC curve.',
      head: ['Method', 'Seed', 'Training AUC', 'Test AUC', text`Best $S/\sqrt B$`],
      rows: Array.from({length: 4}, () => ['', '', '', '', '']),
    },
  ],
  answers: [
    {
      text: text`All events: $p=1/2$, impurity 0.5. “$\met$ above 100” gives 3 S and 1 B in one group, 1 S and 3 B in the other: 0.375 each, mean 0.375. “$\Delta R$ below 1.8” gives 4 S and 1 B, impurity 0.32, and three B with impurity 0: the mean is $\tfrac58\cdot0.32=0.2$. The tree cuts on $\Delta R$ first.`,
    },
    {
      text: text`Events 1, 2, 3, 4 and 6 remain together, and event 6 is the background. Its $\met$ is 90 GeV, and the lowest signal value is 95 GeV: any threshold between them works, such as “is $\met$ above 92.5?”.`,
    },
    {
      text: 'With one cut, 5 of 8 are classified correctly; with two cuts, 4 of 8. For the training events, the first tree gets 7 of 8 right and the second all of them. The second cut was chosen to fit a single event, number 6, and does not generalise: the tree is overtrained.',
      table: {
        kind: 'table',
        caption: 'Predictions of the two trees for the test events.',
        head: ['Event', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
        rows: [
          ['true class', 'S', 'S', 'S', 'B', 'B', 'B', 'B', 'S'],
          ['one cut', 'S', 'S', 'B', 'S', 'B', 'B', 'S', 'S'],
          ['two cuts', 'S', 'B', 'B', 'S', 'B', 'B', 'S', 'S'],
        ],
      },
    },
    {
      text: text`A is right for 990 of 1,000 events, an accuracy of 99.0 %. B is right for $8+960=968$, an accuracy of 96.8 %; its precision is $8/38=21\ \%$. Without a selection, $S/\sqrt B=10/\sqrt{990}=0.32$; with B, it is $8/\sqrt{30}=1.46$. B is less accurate but far better for a search.`,
    },
    {
      text: text`0.9 is above all three background scores, 0.7 above two, 0.4 above two: $7/9=0.78$. For random scores, the AUC is 0.5, and for a perfect classifier 1.`,
    },
    {
      text: text`$9/\sqrt{12}=2.60$ in the test sample. In the whole sample $S=30$ and $B=40$, so $30/\sqrt{40}=4.74$. The factor is $\sqrt{0.3}=0.55$: the significance grows with the square root of the number of events, so it can be compared only for the same number of events.`,
    },
  ],
  curriculum: [
    'Computing: decision trees, training and test data, and what a model can and cannot learn.',
    'Statistics: fractions, weighted means, and the probability of a false alarm.',
    'Mathematics: applying square roots and percentages.',
    'Nature of science: a method is tested on cases that were not used to develop it.',
  ],
};

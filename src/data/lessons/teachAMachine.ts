import type {LessonSource} from './schema';

const text = String.raw;

export const teachAMachine: LessonSource = {
  id: 'teach-a-machine',
  title: 'Train a classifier, and find out whether it has learnt',
  summary:
    'Students grow a decision tree by hand, see it fail on events that it has not seen, and evaluate trained classifiers by what a search needs. Works on paper, and with the lab.',
  page: '/docs/webapps/mlapp',
  age: '16 to 19',
  minutes: 90,
  prerequisites: [
    'Shares and weighted means.',
    'A cut: keeping events for which a quantity is above or below a limit.',
    text`Signal, background and $S/\sqrt B$, as in [the histogram analyser](/docs/webapps/histanalyser).`,
  ],
  goals: [
    'Choose the question of a decision tree by the impurity that it leaves.',
    'Explain why a method is judged by events that it never saw.',
    'Show with numbers why accuracy misleads where one class is rare.',
    'Read the area below a ROC as a chance, and compare methods fairly.',
  ],
  materials: [
    'The worksheet, one for each student, and a calculator. All questions can be answered on paper.',
    'With computers: [the machine-learning lab](/docs/webapps/mlapp#lab), one screen for two students.',
    'For you: [the six methods](/docs/webapps/mlapp#methods) and [what is a good answer](/docs/webapps/mlapp#measures).',
    'As a preparation: [the histogram analyser](/docs/webapps/histanalyser), in which students cut by hand.',
  ],
  steps: [
    {
      minutes: 20,
      title: 'A tree by hand',
      text: 'Questions 1 and 2 in pairs. Draw the tree on the board: two questions, and all eight events are in the right place. Ask the class to bet how many of eight new events it will get right.',
    },
    {
      minutes: 15,
      title: 'Events it has not seen',
      text: 'Question 3. The bet is lost. Let the class say in their own words what the second question had learnt: one event, and not a rule. This is overtraining.',
    },
    {
      minutes: 15,
      title: 'Right in 99 of 100',
      text: 'Question 4. Collect which of the two methods a doctor would want who looks for a rare illness, and which one a physicist who looks for a rare particle.',
    },
    {
      minutes: 25,
      title: 'Train',
      text: 'With the lab: each pair trains two methods, writes down seed, areas and significance (last table), and does the lesson “Overtraining”. Without it: question 5, and the projector for one training on which the class bets.',
    },
    {
      minutes: 15,
      title: 'Compare fairly',
      text: 'All pairs write their line on the board. What scatters with the seed, and what differs by method? Question 6 shows why the significance of a test has to be scaled.',
    },
  ],
  misconceptions: [
    {
      says: 'The machine has found dark matter.',
      answer:
        'It has learnt what simulated dark matter looks like in simulated events. Whether nature makes it is a question for data.',
    },
    {
      says: 'The method that is right most often is the best.',
      answer:
        'Where signal is rare, “always background” is right nearly always and finds nothing. What counts is how much signal passes beside how much background.',
    },
    {
      says: 'It does so well in training, so it has understood.',
      answer:
        'Events that it learnt from can be known by heart. Only events that it never saw tell what it understood.',
    },
    {
      says: 'More questions, trees or layers make a method better.',
      answer:
        'They make it able to learn finer things, accidents of the training events among them. The test decides, and it often prefers the simpler one.',
    },
  ],
  worksheet: [
    {
      kind: 'text',
      text: text`A collision with dark matter (signal, S) and one without (background, B) can look alike. Two quantities help: the missing transverse momentum $\met$ in GeV, and the distance $\Delta R$ between two leptons. A tree applies cuts such as “is $\Delta R$ below 1.8?” and classifies an event as S or B at the end.`,
    },
    {
      kind: 'table',
      caption: 'Eight events to learn from, made up for this sheet. Missing momentum in GeV.',
      head: ['Event', '1', '2', '3', '4', '5', '6', '7', '8'],
      rows: [
        ['missing momentum', '150', '130', '110', '95', '140', '90', '80', '70'],
        ['ΔR', '1.2', '1.6', '1.1', '1.5', '2.4', '1.4', '2.2', '2.8'],
        ['what it is', 'S', 'S', 'S', 'S', 'B', 'B', 'B', 'B'],
      ],
    },
    {
      kind: 'question',
      text: text`With a share $p$ of signal, a group of events has the impurity $2p(1-p)$. Find it for all eight events. Then divide them by “is $\met$ above 100?” and then, instead, by “is $\Delta R$ below 1.8?”: what is the mean impurity of the two groups, weighted with their numbers of events? Which question does the tree ask first?`,
      lines: 4,
    },
    {
      kind: 'question',
      text: text`One of the two groups still holds both kinds. Which second question, about $\met$, makes the tree right for all eight events? Draw the tree.`,
      lines: 4,
    },
    {
      kind: 'table',
      caption: 'Eight events for the test, made up for this sheet. Missing momentum in GeV.',
      head: ['Event', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
      rows: [
        ['missing momentum', '120', '85', '105', '93', '75', '60', '100', '160'],
        ['ΔR', '1.3', '1.5', '2.1', '1.7', '2.6', '2.0', '1.6', '1.0'],
        ['what it is', 'S', 'S', 'S', 'B', 'B', 'B', 'B', 'S'],
        ['one question', '', '', '', '', '', '', '', ''],
        ['two questions', '', '', '', '', '', '', '', ''],
      ],
    },
    {
      kind: 'question',
      text: 'Let the tree with the first question alone, and then the one with both, judge the eight events of the test. How many does each get right? Compare with the events that they learnt from, and explain.',
      lines: 3,
    },
    {
      kind: 'question',
      text: text`Of 1,000 events 10 are signal. Method A calls all of them background. Method B finds 8 of the 10, and calls 30 background events signal. Compute for both the accuracy (fraction of correct predictions), for B also the precision (fraction of signal among predicted signal), and $S/\sqrt B$ with no method and with B. Which one do you want for a search?`,
      lines: 4,
    },
    {
      kind: 'table',
      caption: 'Scores that a method gave to six events of a test, made up for this sheet.',
      head: ['Signal', 'Background'],
      rows: [
        ['0.9', '0.8'],
        ['0.7', '0.3'],
        ['0.4', '0.2'],
      ],
    },
    {
      kind: 'question',
      text: 'The area below the ROC is the chance that a signal event has a higher score than a background event. Go through all nine pairs of one of each. What is the area? What would it be for scores by chance, and what for a perfect method?',
      lines: 2,
    },
    {
      kind: 'question',
      text: text`A test uses 30 % of all events and finds $S=9$ and $B=12$ above the threshold. What is $S/\sqrt B$? What is expected in the whole sample? By which factor do the two differ, and why is it wrong to compare the first with the significance of cuts that were made on all events?`,
      lines: 3,
    },
    {
      kind: 'table',
      caption:
        'With a computer: your training runs. The area is the area under the ROC curve (AUC).',
      head: ['Method', 'Seed', 'Area, training', 'Area, test', 'Best S/√B'],
      rows: Array.from({length: 4}, () => ['', '', '', '', '']),
    },
  ],
  answers: [
    {
      text: text`All events: $p=1/2$, impurity 0.5. “$\met$ above 100” leaves 3 S and 1 B in one group, 1 S and 3 B in the other: 0.375 each, mean 0.375. “$\Delta R$ below 1.8” leaves 4 S and 1 B, impurity 0.32, and three B with impurity 0: the mean is $\tfrac58\cdot0.32=0.2$. The tree cuts on $\Delta R$.`,
    },
    {
      text: text`Events 1, 2, 3, 4 and 6 remain together, and 6 is the B event. It has 90 GeV, and the signal with the least has 95: any limit between them does it, such as “is $\met$ above 92.5?”.`,
    },
    {
      text: 'With one question 5 of 8 are right, with two 4 of 8. Of the events that they learnt from, the first has 7 of 8 and the second all. The second question follows one single event, number 6, and does not generalise: the tree is overtrained.',
      table: {
        kind: 'table',
        caption: 'Predictions of the two trees for the test events.',
        head: ['Event', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
        rows: [
          ['what it is', 'S', 'S', 'S', 'B', 'B', 'B', 'B', 'S'],
          ['one question', 'S', 'S', 'B', 'S', 'B', 'B', 'S', 'S'],
          ['two questions', 'S', 'B', 'B', 'S', 'B', 'B', 'S', 'S'],
        ],
      },
    },
    {
      text: text`A is right for 990 of 1,000, 99.0 %. B is right for $8+960=968$, 96.8 %; its precision is $8/38=21\ \%$. Without a method $S/\sqrt B=10/\sqrt{990}=0.32$, with B $8/\sqrt{30}=1.46$. B is right less often and far better.`,
    },
    {
      text: text`0.9 beats all three, 0.7 beats two, 0.4 beats two: $7/9=0.78$. By chance it is 0.5, and 1 for a perfect method.`,
    },
    {
      text: text`$9/\sqrt{12}=2.60$ in the test. In the whole sample $S=30$ and $B=40$, so $30/\sqrt{40}=4.74$. The factor is $\sqrt{0.3}=0.55$: the significance grows with the square root of the number of events, so both have to stand for the same number.`,
    },
  ],
  curriculum: [
    'Computing: decision trees, training and test data, and what a model can and cannot know.',
    'Statistics: shares, weighted means, and the chance of a false alarm.',
    'Mathematics: square roots and percentages in use.',
    'Nature of science: a method is tested by cases that it was not made for.',
  ],
};

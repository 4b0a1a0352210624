/** Self-checks of the page on notebooks. */
import type {PageChecksSource} from '../schema';

const text = String.raw;

export const notebooks: PageChecksSource = {
  page: '/docs/notebooks/intro',
  questions: [
    {
      id: 'notebooks-running-cell',
      question: 'A cell shows `[*]` for ten minutes. What is happening?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'It failed, and its message is hidden below the cell.',
            feedback: 'A cell that failed has a number, and the message is visible below it.',
          },
          {
            text: 'It waits until you press a key in the browser.',
            feedback: 'A cell that waits for input shows a field for it. This cell is running.',
          },
          {
            text: 'It has not been run yet, so nothing happens.',
            feedback: 'A cell that has not been run shows `[ ]`, without the asterisk.',
          },
          {
            text: 'Its code is still running, usually because it reads a large file.',
            correct: true,
          },
        ],
      },
      explanation:
        'Wait, or interrupt the kernel and read fewer events, with `fraction`, `entry_stop` or a smaller skim.',
    },
    {
      id: 'notebooks-after-installing',
      question:
        'You install a package in a notebook, and the next cell fails because the package cannot be found. What do you do?',
      answer: {
        kind: 'choice',
        options: [
          {text: 'Restart the kernel, and run from the top.', correct: true},
          {
            text: 'Install the package again in the next cell.',
            feedback:
              'It is already installed. The kernel, which runs your cells, has not detected it yet.',
          },
          {
            text: 'Close the tab and open the same page again.',
            feedback:
              'The kernel keeps running in the background, with the packages that it found when it started.',
          },
          {
            text: 'Write the name of the package in capitals.',
            feedback: 'The name is right, because the installation succeeded.',
          },
        ],
      },
      explanation:
        'The kernel looks for its packages when it starts, so it does not find one that was installed later.',
      review: true,
    },
    {
      id: 'notebooks-fluctuation',
      question:
        'With `norm = 100` in the notebook on fluctuations, what is the typical distance of the first data point from the curve, in events?',
      answer: {
        kind: 'number',
        value: 10,
        tolerance: 0.5,
        unit: 'events',
        misconceptions: [
          {
            value: 1,
            tolerance: 0.1,
            feedback:
              'One event would be only 1 % of the count. A count fluctuates by its square root.',
          },
          {
            value: 100,
            tolerance: 1,
            feedback: 'This is the count itself. It fluctuates by its square root.',
          },
          {
            value: 50,
            tolerance: 1,
            feedback: 'A count does not fluctuate by half its value. Take the square root.',
          },
        ],
      },
      explanation: text`A count of 100 fluctuates by $\sqrt{100}=10$, or 10 %. About one point in three lies further away than that.`,
    },
    {
      id: 'notebooks-order-of-cells',
      question:
        'A plot looks odd. The cell that drew it is numbered `[3]`, and the next cell below it `[2]`. What does this tell you?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'Cell 2 belongs to another notebook.',
            feedback: 'The numbers count the runs of cells in this notebook.',
          },
          {text: 'Somebody ran the cells out of order.', correct: true},
          {
            text: 'Cell 3 was run three times, cell 2 twice.',
            feedback:
              'The number is the position in the order of all runs, not a count for one cell.',
          },
          {
            text: 'Line 3 of the cell causes the odd plot.',
            feedback: 'The number in brackets belongs to the cell, not to a line of it.',
          },
        ],
      },
      explanation:
        'The number in brackets shows the order in which the cells were run. The upper cell was run last, so the plot may depend on a result from further down. Restart the kernel and run the notebook from the top.',
    },
  ],
};

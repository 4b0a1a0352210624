/** Self-checks of the page on the 2020 examples on your own machine. */
import type {PageChecksSource} from '../schema';

const text = String.raw;

export const hybrid2020: PageChecksSource = {
  page: '/docs/13TeVDoc/enviroments/hybrid',
  questions: [
    {
      id: 'hybrid2020-disk-space',
      question:
        'The zip archives of `GamGam` (1.59 GB), `4lep` (0.45 GB) and `exactly2lep` (22.41 GB) extract to about their own size. How many GB do you need if you keep both the archives and the extracted files?',
      answer: {
        kind: 'number',
        value: 48.9,
        tolerance: 1.2,
        unit: 'GB',
        misconceptions: [
          {
            value: 24.45,
            tolerance: 0.5,
            feedback:
              'This is the size of the archives. The extracted files need about as much again.',
          },
          {value: 46.86, tolerance: 0.5, feedback: 'You doubled only the largest archive.'},
        ],
      },
      explanation:
        'The archives take up $1.59+0.45+22.41=24.5$ GB, and the extracted files take up about as much again: 49 GB. To save space, delete each archive after extracting it, or download only the individual ROOT files of the samples that you need.',
    },
    {
      id: 'hybrid2020-container-or-machine',
      question: 'When is the 2020 virtual machine the better choice, compared with the container?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'If you want the 2020 notebooks to run today',
            feedback: 'The container does this with current software, with a single command.',
          },
          {
            text: 'If your class has computers with Apple chips',
            feedback: 'The virtual machine is for Intel processors, so it does not run there.',
          },
          {text: 'If an exercise needs the exact 2020 software', correct: true},
          {
            text: 'If you need security updates for the course',
            feedback:
              'The virtual machine has received no updates since 2020. The container receives them.',
          },
        ],
      },
      explanation:
        'The container receives security updates, includes a recent version of ROOT, starts faster and takes up less disk space. The virtual machine is for reproducing a 2020 result with the software used at the time.',
    },
    {
      id: 'hybrid2020-download-time',
      question:
        'How many minutes does the zip archive of `GamGam`, 1.59 GB, take to download at 50 Mbit/s?',
      answer: {
        kind: 'number',
        value: 4.2,
        tolerance: 0.15,
        unit: 'min',
        misconceptions: [
          {
            value: 0.53,
            tolerance: 0.03,
            feedback:
              'A byte has 8 bits: multiply the size by 8 before you divide by the bandwidth.',
          },
          {value: 2.1, tolerance: 0.1, feedback: 'This is the time at 100 Mbit/s.'},
          {value: 254, tolerance: 4, feedback: 'This is the time in seconds.'},
        ],
      },
      explanation: text`$1.59\times8/0.05=254$ s, or 4.2 minutes.`,
      review: true,
    },
  ],
};

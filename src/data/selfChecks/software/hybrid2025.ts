/** Self-checks of the page on the 2025 notebooks on your own machine. */
import type {PageChecksSource} from '../schema';

const text = String.raw;

export const hybrid2025: PageChecksSource = {
  page: '/docs/13TeV25Doc/enviroments/hybrid',
  questions: [
    {
      id: 'hybrid2025-new-container',
      question:
        'You saved a notebook outside `work`, the folder shared with your computer. You stopped the container, and later entered the same `docker run` command again. The notebook is missing. Why?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'Docker deletes a stopped container after a while.',
            feedback: 'The stopped container still exists, with your notebook in it.',
          },
          {text: 'The command starts a new container without the file.', correct: true},
          {
            text: 'The image was updated and replaced your files.',
            feedback: 'An update of the image does not affect existing containers.',
          },
          {
            text: 'The notebook was saved to the cache of the browser.',
            feedback: 'Jupyter saved it in the container, but outside the folder on your disk.',
          },
        ],
      },
      explanation:
        'Files outside `work` remain in the stopped container, and the next `docker run` starts a new one. Only `work` is mounted from your computer.',
      review: true,
    },
    {
      id: 'hybrid2025-class-download',
      question:
        'A class of 25 downloads the collision data of the four-lepton skim, 0.58 GB each, over a shared connection of 200 Mbit/s. How many minutes does this take?',
      answer: {
        kind: 'number',
        value: 9.7,
        tolerance: 0.3,
        unit: 'min',
        misconceptions: [
          {value: 1.2, tolerance: 0.1, feedback: 'A byte has 8 bits: multiply the gigabytes by 8.'},
          {
            value: 0.39,
            tolerance: 0.03,
            feedback: 'This is the time for one student alone. The class shares the connection.',
          },
          {value: 580, tolerance: 15, feedback: 'This is the time in seconds.'},
        ],
      },
      explanation: text`$25\times0.58\times8/0.2=580$ s, or 9.7 minutes. Download the data once before the lesson, and distribute them locally.`,
    },
    {
      id: 'hybrid2025-choose',
      question:
        'A course uses the C++ framework on laptops with three operating systems. Which set-up do you choose?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'Pip, because it is the quickest start',
            feedback:
              'pip does not install ROOT here, and the framework needs ROOT with a compiler.',
          },
          {
            text: 'A conda environment for each operating system',
            feedback:
              'It works, but compilers and versions will differ, and the class loses time on set-up problems.',
          },
          {
            text: 'Apptainer, because it needs no administrator rights',
            feedback:
              'Apptainer is made for clusters. It does not run natively on Windows or macOS.',
          },
          {text: 'Docker, the same for everyone and with ROOT', correct: true},
        ],
      },
      explanation:
        'With a container, everyone has the same packages and compiler, whatever their laptop.',
    },
  ],
};

/** Self-checks of the page on containers. */
import type {PageChecksSource} from '../schema';

const text = String.raw;

export const containers: PageChecksSource = {
  page: '/docs/tutresearch/containers',
  questions: [
    {
      id: 'containers-lost-file',
      question:
        'You wrote `result.root` to `/home/atlas` in a container started with `--rm`, and then left the container. Where is the file?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'In the image, and in every new container from it',
            feedback: 'An image is fixed. A running container does not change it.',
          },
          {
            text: 'In the folder on your disk where you ran the command',
            feedback: 'Only the mounted folder, `/workdir`, is on your disk.',
          },
          {
            text: 'In the stopped container, which you can start again',
            feedback:
              'With `--rm`, no stopped container remains: Docker removes it when you leave.',
          },
          {text: 'Nowhere: it was deleted with the container', correct: true},
        ],
      },
      explanation:
        'Only files in folders mounted with `-v` remain after the container is removed, so write to `/workdir`.',
      review: true,
    },
    {
      id: 'containers-record-the-version',
      question:
        'A colleague cannot reproduce your result with the image `…/analysisbase:latest`. What should you have recorded?',
      answer: {
        kind: 'choice',
        options: [
          {text: 'The version tag or the digest of the image', correct: true},
          {
            text: 'The date and the time of your analysis job',
            feedback:
              'A date does not tell anybody which image the name referred to on your computer.',
          },
          {
            text: 'The versions of Docker and of your system',
            feedback:
              'The software that produced the result is in the image, not on your computer.',
          },
          {
            text: 'The name of the registry and of the image',
            feedback: 'Both are in the command already. The tag `latest` is the part that changes.',
          },
        ],
      },
      explanation:
        'Record the version tag, such as 25.2.2, or the digest of the image. The tag `latest` moves to another image when a new version is published.',
    },
    {
      id: 'containers-output-size',
      question:
        'A job reads 20 PHYSLITE files of 130,000 events each, and writes ntuples of 0.36 kB per event. How many GB does it write?',
      answer: {
        kind: 'number',
        value: 0.94,
        tolerance: 0.03,
        unit: 'GB',
        misconceptions: [
          {
            value: 0.0468,
            tolerance: 0.002,
            feedback: 'This is the output of one file. The job reads 20.',
          },
          {
            value: 936,
            tolerance: 20,
            feedback:
              'This is the size in MB: 2.6 million events of 0.36 kB each take up 936,000 kB.',
          },
        ],
      },
      explanation: text`$20\times130{,}000\times0.36\ \mathrm{kB}=0.94$ GB. If the files are 1.5 GB each, the job reads up to 30 GB.`,
    },
    {
      id: 'containers-many-jobs',
      question:
        'You submit 1,000 jobs to a cluster, all with the same image of 1.1 GB. How do the jobs get it?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'Each job pulls the image, so that all have the newest one.',
            feedback:
              'A thousand pulls of 1.1 GB add up to 1.1 TB. The registry blocks them, and the versions may differ.',
          },
          {text: 'You pull it once, and all jobs use the same `.sif` file.', correct: true},
          {
            text: 'Each job builds the image from a definition file.',
            feedback:
              'A build takes longer than a pull, and each result may have different versions.',
          },
          {
            text: 'You start one container, and all jobs run in it at once.',
            feedback: 'A container runs on one machine. Your jobs run on many.',
          },
        ],
      },
      explanation:
        'Pull the image once and use the same `.sif` file in all jobs, which also fixes the version. If a thousand jobs each pull an image, the registry will block them.',
    },
  ],
};

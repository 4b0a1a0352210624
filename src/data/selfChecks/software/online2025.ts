/** Self-checks of the page on the 2025 notebooks online. */
import type {PageChecksSource} from '../schema';

export const online2025: PageChecksSource = {
  page: '/docs/13TeV25Doc/enviroments/online',
  questions: [
    {
      id: 'online2025-memory',
      question:
        'In a notebook on Binder, you try to load all 9.86 GB of the two-photon data into memory. What happens, and what helps?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'The kernel dies; read only some of the events, or fewer branches.',
            correct: true,
          },
          {
            text: 'It works, because streamed data need no memory at all.',
            feedback:
              'Streaming avoids the copy on disk. The columns that you read are still in memory.',
          },
          {
            text: 'It works, because the files are compressed to 9.86 GB.',
            feedback: 'Compressed data take up more memory, not less, once they have been read.',
          },
          {
            text: 'The kernel dies; restart it and run the same cell again.',
            feedback: 'The same cell reads the same events and runs out of memory again.',
          },
        ],
      },
      explanation:
        'Binder has 1 to 2 GB of memory. Reduce `fraction`, `entry_stop` or `step_size`, read fewer branches, or use a service with more memory.',
    },
    {
      id: 'online2025-cache-or-stream',
      question:
        'With atlasopenmagic, you read a few branches of a large file, once. Which setting do you choose?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: '`cache=True`, because a local copy is faster',
            feedback:
              'The copy contains all branches of the large file, and you read it only once.',
          },
          {
            text: '`cache=True`, because the disk of a service is large',
            feedback: 'A large file can fill the disk, or the copy can time out.',
          },
          {
            text: 'The default of `get_urls` with `protocol="https"`',
            feedback: 'For HTTPS, the default is to cache the whole file.',
          },
          {text: '`cache=False`, because only these branches are transferred', correct: true},
        ],
      },
      explanation:
        'With `cache=False`, only the parts that you need are streamed. `cache=True` pays off if you read the same file many times.',
      review: true,
    },
    {
      id: 'online2025-lost-work',
      question:
        'You worked on Binder for an hour and closed the tab over lunch. Where is your notebook?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'In the folder of the collection on GitHub',
            feedback: 'Binder starts from a copy of the collection. It never writes back.',
          },
          {
            text: 'In the cache of your own browser',
            feedback:
              'Your browser shows the notebook, but the file is on the machine in the cloud.',
          },
          {text: 'Lost, unless you downloaded it beforehand', correct: true},
          {
            text: 'In your Binder account',
            feedback: 'Binder needs no account, and therefore keeps nothing for you.',
          },
        ],
      },
      explanation:
        'Binder closes idle sessions, and everything in them is lost. Download the notebook before you leave, or use Colab, SWAN or Codespaces, which can keep your work.',
    },
  ],
};

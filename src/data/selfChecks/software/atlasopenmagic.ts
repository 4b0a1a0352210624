/** Self-checks of the page on the Python package. */
import type {PageChecksSource} from '../schema';

const text = String.raw;

export const atlasopenmagic: PageChecksSource = {
  page: '/docs/atlasopenmagic',
  questions: [
    {
      id: 'atlasopenmagic-expected-events',
      question:
        'How many events of a process with a cross-section of 2 pb are expected in 36,600 pb⁻¹, before any selection?',
      answer: {
        kind: 'number',
        value: 73200,
        tolerance: 200,
        unit: 'events',
        misconceptions: [
          {
            value: 73.2,
            tolerance: 0.5,
            feedback:
              'You used 36.6, the luminosity in fb⁻¹. For a cross-section in pb, use the luminosity in pb⁻¹.',
          },
          {
            value: 18300,
            tolerance: 50,
            feedback:
              'The number of events is a product, not a ratio: a larger cross-section gives more events.',
          },
        ],
      },
      explanation: text`$N=\sigma L=2\ \mathrm{pb}\times36\,600\ \mathrm{pb}^{-1}=73\,200$, before any selection.`,
      review: true,
    },
    {
      id: 'atlasopenmagic-event-weight',
      question:
        'A sample has 20,000 events of weight 1 and a cross-section of 0.001762 pb, with filter efficiency and k-factor 1. By what factor do you weight each event for 36,600 pb⁻¹?',
      answer: {
        kind: 'number',
        value: 0.00322,
        tolerance: 0.00003,
        misconceptions: [
          {
            value: 64.5,
            tolerance: 0.5,
            feedback:
              'This is the number of events that the whole sample represents. Divide it by the sum of weights, 20,000.',
          },
          {
            value: 0.00000322,
            tolerance: 1e-7,
            feedback:
              'You used the luminosity in fb⁻¹. The cross-section is in pb, so use 36,600 pb⁻¹.',
          },
        ],
      },
      explanation: text`$w=36\,600\times0.001762/20\,000=0.00322$. The whole sample represents 64.5 events.`,
    },
    {
      id: 'atlasopenmagic-mean-weight',
      question:
        'In the top-quark sample, the factor before `mcWeight` is 0.000689, and `mcWeight` is 730 on average. How many expected events does one simulated event represent on average?',
      answer: {
        kind: 'number',
        value: 0.503,
        tolerance: 0.008,
        misconceptions: [
          {
            value: 0.000689,
            tolerance: 0.00001,
            feedback: 'This is only the factor. Multiply it by the generator weight of the event.',
          },
          {
            value: 730,
            tolerance: 1,
            feedback:
              'A generator weight has no meaning until it is multiplied by the factor, which contains the sum of weights.',
          },
        ],
      },
      explanation: text`$0.000689\times730=0.503$: two simulated events represent about one expected event.`,
    },
    {
      id: 'atlasopenmagic-release-first',
      question:
        'Your program calls `get_metadata` and then `match_metadata`, and never `set_release`. The search finds nothing. Why?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'The default release contains no simulated samples.',
            feedback: 'The default release, `2024r-pp`, has 373 simulated samples.',
          },
          {
            text: 'The first call loaded one dataset, and the search sees only that one.',
            correct: true,
          },
          {
            text: 'The metadata service blocks a second call from the same program.',
            feedback:
              'The service accepts any number of calls. The second call did not even contact it.',
          },
          {
            text: 'The search needs a list of keywords, and a single string is not enough.',
            feedback: 'A single string is allowed. The search looked at too few datasets.',
          },
        ],
      },
      explanation:
        'Without `set_release`, the first call of version 1.8 loads a single dataset, and the search looks only at this one. Set the release first, in a new Python process.',
    },
    {
      id: 'atlasopenmagic-cache-or-stream',
      question:
        'You want to read three branches of a 2 GB file, once, over HTTPS. Which call transfers the least data?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: '`get_urls(…, protocol="https")`',
            feedback:
              'With `https`, the default adds `simplecache::`, so the whole file is copied when it is opened.',
          },
          {
            text: '`get_urls(…, protocol="https", cache=True)`',
            feedback:
              'The cache copies all 2 GB before you can read the first branch. It pays off if you read a small file many times.',
          },
          {
            text: '`get_urls(…, protocol="http", cache=True)`',
            feedback:
              '`http` is not a protocol of the package, and the cache would copy the whole file.',
          },
          {text: '`get_urls(…, protocol="https", cache=False)`', correct: true},
        ],
      },
      explanation:
        'With `cache=False`, the file is streamed: only the parts that contain your three branches are transferred.',
    },
  ],
};

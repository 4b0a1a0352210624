/** Self-checks of the page with video tutorials. */
import type {PageChecksSource} from '../schema';

export const videoTutorials: PageChecksSource = {
  page: '/docs/videotutorials/overview',
  questions: [
    {
      id: 'videos-two-byte-units',
      question:
        'According to a video, the research release is 65 TB; according to this site, it is 71.7 TB. The release contains 71,749,688,366,060 bytes. How many TiB, of 2⁴⁰ bytes each, is that?',
      answer: {
        kind: 'number',
        value: 65.3,
        tolerance: 0.3,
        unit: 'TiB',
        misconceptions: [
          {
            value: 71.7,
            tolerance: 0.2,
            feedback: 'You divided by 10¹², which gives TB.',
          },
          {
            value: 66.8,
            tolerance: 0.2,
            feedback: 'You divided by 2³⁰ × 1000. A TiB is 1024 times 2³⁰ bytes.',
          },
        ],
        hint: '2⁴⁰ is 1.0995 × 10¹².',
      },
      explanation:
        'Dividing by 10¹² gives 71.7 TB; dividing by 2⁴⁰ gives 65.3 TiB. Neither number is wrong: both describe the same amount of data. The video uses TiB but calls the unit TB.',
    },
    {
      id: 'videos-copied-cut',
      question:
        'You copy `lep_pt > 25000` from a program for the 2020 data into one for the 2025 data, and no events pass. What number should replace 25000?',
      answer: {
        kind: 'number',
        value: 25,
        tolerance: 0,
        misconceptions: [
          {
            value: 25_000_000,
            tolerance: 1,
            feedback:
              'The cut would become even tighter. Check which of the two releases uses the larger unit.',
          },
          {
            value: 0.025,
            tolerance: 0.001,
            feedback:
              'A threshold of 25 MeV would keep nearly all leptons. The files are not in TeV.',
          },
        ],
        hint: 'The 2020 files are in MeV, the 2025 files in GeV.',
      },
      explanation:
        'The 2025 files are in GeV, so the copied cut requires leptons above 25,000 GeV, more than the collision energy of 13,000 GeV. Write 25.',
      review: true,
    },
    {
      id: 'videos-worth-of-a-cut',
      question:
        'A cut keeps 80 % of the signal and 25 % of the background. By what factor does S/√B change?',
      answer: {
        kind: 'number',
        value: 1.6,
        tolerance: 0.02,
        misconceptions: [
          {
            value: 3.2,
            tolerance: 0.05,
            feedback:
              'This is the factor for S/B. In S/√B, the background enters as its square root.',
          },
          {
            value: 0.4,
            tolerance: 0.01,
            feedback: 'You multiplied by the square root. The background is in the denominator.',
          },
        ],
        hint: 'Divide the factor for the signal by the square root of the factor for the background.',
      },
      explanation:
        'It increases by a factor of 0.80/√0.25 = 1.6. The cut is worthwhile, as long as enough events remain.',
      review: true,
    },
  ],
};

/** Self-checks of the page on the limitations of the proton data. */
import type {PageChecksSource} from '../schema';

const text = String.raw;

export const limitationsPp: PageChecksSource = {
  page: '/docs/data/for_research/limitations_pp',
  questions: [
    {
      id: 'limitations-pp-vertex-radius',
      question:
        'You find a vertex about 0.7 mm from the z axis in every event. Have you found a long-lived particle?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'Yes: a prompt decay would be at a radius of zero.',
            feedback:
              'The radius is measured from the origin of the coordinate system, not from the collision.',
          },
          {text: 'No: the beam spot is displaced by 0.7 mm.', correct: true},
          {
            text: 'Yes, if the same radius occurs in simulation.',
            feedback: 'Simulated tt̄ events have this radius too, and contain no such particle.',
          },
          {
            text: 'No: 0.7 mm is below the resolution of a vertex.',
            feedback: 'The position is measured far more precisely. The offset is real.',
          },
        ],
      },
      explanation:
        'The radius is measured from the origin of the coordinate system, but collisions happen at the beam spot, which is displaced from it by about 0.7 mm. Long-lived particles would produce a tail, not a common offset.',
    },
    {
      id: 'limitations-pp-no-good-events',
      question:
        'You apply the good run lists for 2015 and 2016 to a data file, and no events pass. What do you conclude?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'The mask is wrong: each file has good events.',
            feedback: 'About half of the 2015 runs are not in the list.',
          },
          {
            text: 'The file was corrupted when it was copied.',
            feedback: 'A corrupted file causes an error. It does not move events out of the list.',
          },
          {
            text: 'The file is from a year that the lists do not cover.',
            feedback: 'The release contains 2015 and 2016 data, and the lists cover both years.',
          },
          {text: 'The run may not be in the list: test another file.', correct: true},
        ],
      },
      explanation:
        'A file normally contains a single run, and 131 − 66 = 65 of the 2015 runs are not in the list, among them run 266904. Test the mask on run 279259, luminosity blocks 425 to 526.',
    },
    {
      id: 'limitations-pp-runs-of-2016',
      question:
        'The good run list contains 151 of the 186 runs in the 2016 files. What percentage is that?',
      answer: {
        kind: 'number',
        value: 81,
        tolerance: 0.6,
        unit: '%',
        misconceptions: [
          {
            value: 19,
            tolerance: 0.6,
            feedback: 'This is the percentage of the runs that are not in the list.',
          },
          {
            value: 50.4,
            tolerance: 0.6,
            feedback: 'This is the percentage for 2015, 66 of 131 runs.',
          },
        ],
      },
      explanation: text`$151/186=81\ \%$. The fraction of events is different, because runs differ in length.`,
    },
    {
      id: 'limitations-pp-possible-project',
      question: 'Which of these projects is possible with PHYSLITE?',
      answer: {
        kind: 'choice',
        options: [
          {text: 'A search for a resonance in muon pairs at 2 TeV', correct: true},
          {
            text: 'A search for decays 5 cm from the beam line',
            feedback: 'Vertices away from the beam line are not stored.',
          },
          {
            text: 'A measurement of the charged-particle multiplicity',
            feedback: 'Only selected tracks are stored, so the count is too low.',
          },
          {
            text: 'A comparison of new jet algorithms in data',
            feedback: 'The inputs to jet reconstruction are incomplete.',
          },
        ],
      },
      explanation:
        'Calibrated muons are stored, and the ATLAS tools provide their corrections. The other three need tracks, vertices or clusters that the format leaves out.',
      review: true,
    },
  ],
};

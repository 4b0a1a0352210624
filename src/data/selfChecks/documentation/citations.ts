import type {PageChecksSource} from '../schema';

const text = String.raw;

export const citations: PageChecksSource = {
  page: '/docs/documentation/ethical_legal/citation_policy',
  questions: [
    {
      id: 'citations-two-collections',
      question:
        'You used the collections 4lep and GamGam of the 2020 release. Which DOIs do you cite?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'The DOI of the whole 2020 release',
            feedback:
              'That works for the 2016, 2024 and 2025 releases, but the 2020 release does not have its own DOI.',
          },
          {
            text: 'The DOI of the collection with more data',
            feedback: 'A reader could not find the files of the other collection.',
          },
          {
            text: 'The DOIs of the two collections',
            correct: true,
          },
          {
            text: 'None, because a citation is not required',
            feedback:
              'It is not a legal condition, but it is good scientific practice: it identifies the files that you used.',
          },
        ],
      },
      explanation:
        'Both collections: 10.7483/OPENDATA.ATLAS.2Y1T.TLGL and 10.7483/OPENDATA.ATLAS.B5BJ.3SGS. The release itself has no DOI. Cite the release note as well.',
    },
    {
      id: 'citations-company-trains-network',
      question:
        'A company trains a network on the PHYSLITE data and sells it. What must it do, and what must it not do?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'It needs permission, since the use is commercial',
            feedback:
              'CC0 is a waiver of copyright that does not distinguish between kinds of use.',
          },
          {
            text: 'It may do so, but must not suggest an endorsement',
            correct: true,
          },
          {
            text: 'It must publish the network under the same licence',
            feedback:
              'Some software licences require that, but CC0, under which the data are released, does not.',
          },
          {
            text: 'It may do so and advertise it as approved by ATLAS',
            feedback: 'CERN and ATLAS do not endorse work based on the data.',
          },
        ],
      },
      explanation:
        'CC0 allows every use, without permission. The company should cite the data, and must not suggest that ATLAS endorses the product.',
      review: true,
    },
    {
      id: 'citations-plot-label',
      question:
        'A student plots a Z peak from the 2025 release. Which label belongs on the plot, together with the collision energy and the luminosity?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'ATLAS Open Data',
            correct: true,
          },
          {
            text: 'ATLAS Preliminary',
            feedback: 'That label marks results that the collaboration has checked and approved.',
          },
          {
            text: 'ATLAS',
            feedback: 'That label marks published results of the collaboration.',
          },
        ],
      },
      explanation:
        'The labels "ATLAS" and "ATLAS Preliminary" mark results that the collaboration has checked and approved. The correct label is "ATLAS Open Data", with the collision energy and the luminosity.',
    },
    {
      id: 'citations-bins-above-two-sigma',
      question:
        'A histogram has 40 independent bins. In how many of them do you expect, on average, an upward fluctuation of more than two standard deviations (0.0228 each)?',
      answer: {
        kind: 'number',
        value: 0.91,
        tolerance: 0.02,
        misconceptions: [
          {
            value: 1.82,
            tolerance: 0.03,
            feedback: 'That includes downward fluctuations as well.',
          },
          {
            value: 0.0228,
            tolerance: 0.0005,
            feedback: 'That is the probability for one bin.',
          },
          {
            value: 0.6,
            tolerance: 0.01,
            feedback:
              'That is the probability of at least one such bin, not the expected number of bins.',
          },
        ],
        hint: 'Multiply the number of bins by the probability for each.',
      },
      explanation: text`$40\times0.0228=0.91$: on average, nearly one bin in every such histogram. One bin that stands out is not a discovery.`,
    },
  ],
};

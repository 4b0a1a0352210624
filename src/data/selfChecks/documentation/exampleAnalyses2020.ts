import type {PageChecksSource} from '../schema';

const text = String.raw;

export const exampleAnalyses2020: PageChecksSource = {
  page: '/docs/documentation/example_analyses/analysis_examples_education_2020',
  questions: [
    {
      id: 'analyses-2020-selected-photon-pairs',
      question:
        'What percentage of the produced H → γγ decays (1,260) does the analysis select (about 350)?',
      answer: {
        kind: 'number',
        value: 27.8,
        tolerance: 0.5,
        unit: '%',
        misconceptions: [
          {
            value: 3.6,
            tolerance: 0.1,
            feedback: 'The ratio is upside down.',
          },
          {
            value: 72.2,
            tolerance: 0.6,
            feedback: 'That is the percentage that is lost.',
          },
          {
            value: 0.0625,
            tolerance: 0.002,
            feedback:
              'That is the percentage of all Higgs bosons produced, whatever they decay to.',
          },
        ],
        hint: 'Divide the selected decays by those produced, and multiply by 100.',
      },
      explanation: text`$350/1260=28\,\%$. Some photons are outside $\lvert\eta\rvert=2.37$ or have too little transverse momentum, and others fail the tight identification or the isolation.`,
    },
    {
      id: 'analyses-2020-single-top-mass',
      question:
        'In your single-top analysis, the invariant mass of the lepton and the b-jet peaks at 300 GeV. What happened?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'The file is in MeV, and you read the values as GeV',
            feedback: 'Then the values would be wrong by a factor of 1000.',
          },
          {
            text: 'The neutrino is missing from the mass',
            feedback: 'A missing particle makes the mass smaller, not larger.',
          },
          {
            text: 'The top quarks were produced off-shell',
            feedback:
              'Off-shell top quarks are rare and do not form a peak so far above their mass.',
          },
          {
            text: 'You kept events above the cut, not below',
            correct: true,
          },
        ],
      },
      explanation:
        'You kept events above 150 GeV instead of below. The release note lists the cut in the wrong direction. In single-top events, the invariant mass of the lepton and the b-jet has an endpoint at 153 GeV, so these events come from other processes.',
    },
    {
      id: 'analyses-2020-transverse-mass',
      question: text`A lepton with a transverse momentum of 40 GeV and a missing transverse momentum of 35 GeV are separated by $\Delta\phi = 2.5$. What is the transverse mass, $\sqrt{2\,\pt^{\ell}\,\met\,(1-\cos\Delta\phi)}$?`,
      answer: {
        kind: 'number',
        value: 71,
        tolerance: 0.6,
        unit: 'GeV',
        misconceptions: [
          {
            value: 1.63,
            tolerance: 0.1,
            feedback: 'Your calculator is set to degrees. The angle is in radians.',
          },
          {
            value: 50.2,
            tolerance: 0.6,
            feedback: 'The factor of 2 in the formula is missing.',
          },
          {
            value: 74.8,
            tolerance: 0.6,
            feedback: 'That would be the result if the two were exactly back to back.',
          },
        ],
        hint: 'The cosine of 2.5 (radians) is −0.801.',
      },
      explanation: text`$\sqrt{2\times40\times35\times(1+0.801)} = 71.0\ \GeV$, below the edge at the W mass of 80.37 GeV and above the cut at 60 GeV.`,
      review: true,
    },
    {
      id: 'analyses-2020-tau-pair-mass',
      question: text`In a Z → ττ candidate, the visible mass is 60 GeV, and the visible decay products carry the fractions $x_1 = 0.75$ and $x_2 = 0.50$ of the τ momenta. What is the mass of the pair if the neutrinos are parallel to the τ leptons?`,
      answer: {
        kind: 'number',
        value: 98,
        tolerance: 0.8,
        unit: 'GeV',
        misconceptions: [
          {
            value: 160,
            tolerance: 1.5,
            feedback: 'The square root of the product of the fractions is missing.',
          },
          {
            value: 36.7,
            tolerance: 0.6,
            feedback: 'You multiplied. The neutrinos are missing, so the full mass is larger.',
          },
          {
            value: 96,
            tolerance: 0.8,
            feedback:
              'You used the mean of the fractions instead of the square root of their product.',
          },
        ],
        hint: text`Use $m_{\tau\tau}=m_\mathrm{vis}/\sqrt{x_1x_2}$.`,
      },
      explanation: text`$60/\sqrt{0.75\times0.50} = 98\ \GeV$.`,
    },
  ],
};

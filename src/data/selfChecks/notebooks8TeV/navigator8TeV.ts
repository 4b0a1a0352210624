/** Self-checks of the overview of the 8 TeV tutorial. */
import type {PageChecksSource} from '../schema';

const raw = String.raw;

export const navigator8TeV: PageChecksSource = {
  page: '/docs/8TeVDoc/navigator',
  questions: [
    {
      id: 'navigator-8tev-which-analysis',
      question:
        'An event has two muons of opposite charge with an invariant mass of 90 GeV, no jets, and almost no missing transverse momentum. In which of these analyses will you find it?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'H → WW',
            feedback:
              'It requires two leptons, but it rejects same-flavour pairs with a mass near 91 GeV.',
          },
          {
            text: 'W',
            feedback: 'It requires exactly one lepton and missing transverse momentum.',
          },
          {text: 'Z', correct: true},
          {
            text: 'ZZ',
            feedback: 'It requires four leptons in two pairs. Here there is one pair.',
          },
        ],
      },
      explanation:
        'In the Z analysis. The W, tt̄ and Z′ analyses require exactly one lepton, WZ requires three and ZZ four. The H → WW analysis accepts two leptons, but rejects same-flavour pairs with a mass near 91 GeV, the mass of the Z boson.',
    },
    {
      id: 'navigator-8tev-sagitta',
      question: raw`A muon with a transverse momentum of 50 GeV crosses 1 m of a 2 T field. What is the sagitta of its track, that is, its largest distance from the chord? For a chord of length $L$, it is $L^2/(8R)$.`,
      answer: {
        kind: 'number',
        value: 1.5,
        tolerance: 0.04,
        unit: 'mm',
        misconceptions: [
          {
            value: 83.3,
            tolerance: 1,
            feedback: 'This is the radius of the track in metres.',
          },
          {
            value: 12,
            tolerance: 0.2,
            feedback: raw`You calculated $L^2/R$ and left out the factor of 8.`,
          },
          {
            value: 0.0015,
            tolerance: 0.0001,
            feedback: 'This is the sagitta in metres.',
          },
        ],
        hint: raw`Calculate the radius first: $R=\pt/(0.3\cdot2)$, in metres if $\pt$ is in GeV.`,
      },
      explanation: raw`$R = 50/0.6 = 83$ m. Over a chord of $L = 1$ m, the sagitta is $L^2/(8R) = 1/(8\cdot83)$ m $= 1.5$ mm. The detector measures positions to a few hundredths of a millimetre, which is precise enough to determine the momentum.`,
      review: true,
    },
    {
      id: 'navigator-8tev-no-lepton',
      question: 'Why do the files contain no events without a lepton?',
      answer: {
        kind: 'choice',
        options: [
          {text: 'Only events with a good lepton were released.', correct: true},
          {
            text: 'The ATLAS trigger accepts only events with leptons.',
            feedback:
              'It also accepts events with jets, photons or missing transverse momentum, but they are not in this release.',
          },
          {
            text: 'Proton collisions always produce a lepton.',
            feedback:
              'Most collisions produce only hadrons: a lepton with high transverse momentum is rare.',
          },
          {
            text: 'The files store leptons and nothing else.',
            feedback: 'They also store jets and missing transverse momentum.',
          },
        ],
      },
      explanation:
        'The release contains only events that were accepted by an electron or muon trigger and have at least one good lepton above 25 GeV. All other events were removed to keep the files small.',
    },
  ],
};

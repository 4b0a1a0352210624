import type {PageChecksSource} from '../schema';

const text = String.raw;

export const standardModel: PageChecksSource = {
  page: '/docs/documentation/introduction/SM_and_beyond',
  questions: [
    {
      id: 'standard-model-one-lepton-tops',
      question:
        'In a sample of top-quark pairs, what fraction has exactly one electron or muon directly from a W boson? (W → ℓν: 10.9 % for each flavour.)',
      answer: {
        kind: 'number',
        value: 34.1,
        tolerance: 0.6,
        unit: '%',
        misconceptions: [
          {
            value: 17,
            tolerance: 0.4,
            feedback: 'Either of the two W bosons can be the one that decays to the lepton.',
          },
          {
            value: 44,
            tolerance: 0.6,
            feedback:
              'That includes all three flavours, but the question asks only for electrons and muons.',
          },
          {
            value: 29.4,
            tolerance: 0.5,
            feedback:
              'You assumed that the other W boson decays to hadrons. It may also decay to a τ lepton.',
          },
        ],
        hint: 'Multiply the probability that one W boson decays to e or μ by the probability that the other does not.',
      },
      explanation: text`One W boson decays to e or μ, with a probability of $2\times0.109 = 0.218$. The other decays to hadrons or to a τ, with a probability of $1-0.218 = 0.782$. Either W boson can be the one that decays to e or μ, so the fraction is $2\times0.218\times0.782 = 34\,\%$. Electrons and muons from τ decays do not count, since they do not come directly from a W boson.`,
    },
    {
      id: 'standard-model-photon-decays',
      question:
        'How many H → γγ decays took place in 36.6 fb⁻¹? (The Higgs production cross-section is 55.7 pb, and the branching ratio is 0.227 %.)',
      answer: {
        kind: 'number',
        value: 4630,
        tolerance: 60,
        misconceptions: [
          {
            value: 463_000,
            tolerance: 6000,
            feedback: 'The branching ratio is given in per cent: divide it by 100.',
          },
          {
            value: 4.63,
            tolerance: 0.06,
            feedback: 'You multiplied pb by fb⁻¹. One fb⁻¹ is 1000 pb⁻¹.',
          },
          {
            value: 2_040_000,
            tolerance: 30_000,
            feedback:
              'That is the number of Higgs bosons. Only a small fraction decays to two photons.',
          },
        ],
        hint: 'Multiply cross-section, luminosity and branching ratio.',
      },
      explanation: text`$55.7\ \mathrm{pb}\times36600\ \mathrm{pb}^{-1}$ gives 2.04 million Higgs bosons, and 0.227 % of them is $2.04\times10^{6}\times0.00227 = 4630$.`,
      review: true,
    },
    {
      id: 'standard-model-top-lifetime',
      question: text`The top quark has a width of 1.4 GeV. How long does it live on average, in units of $10^{-25}$ s?`,
      answer: {
        kind: 'number',
        value: 4.7,
        tolerance: 0.1,
        unit: '10⁻²⁵ s',
        misconceptions: [
          {
            value: 9.2,
            tolerance: 0.2,
            feedback: 'You multiplied by the width. A larger width means a shorter lifetime.',
          },
          {
            value: 0.0047,
            tolerance: 0.0001,
            feedback: 'You used the width in MeV, but the value of ħ is in GeV s.',
          },
        ],
        hint: text`Use $\tau = \hbar/\Gamma$ with $\hbar = 6.58\times10^{-25}\ \GeV\,\mathrm{s}$, and leave out the $10^{-25}$ in your answer.`,
      },
      explanation: text`$\tau = 6.58\times10^{-25}/1.4 = 4.7\times10^{-25}$ s. Hadrons need about $3.3\times10^{-24}$ s to form (the time that light takes to cross 1 fm, or $10^{-15}$ m), so the top quark decays first.`,
    },
    {
      id: 'standard-model-higgs-to-bb',
      question:
        'H → bb̄ is the most common decay of the Higgs boson. Why is it not the easiest to observe?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'The strong force produces far more b-quark pairs',
            correct: true,
          },
          {
            text: 'The b quarks decay before they reach the detector',
            feedback:
              'Their jets are visible and can be identified. Most other particles do not reach the detector themselves either.',
          },
          {
            text: 'Neutrinos carry away most of the energy in this decay',
            feedback:
              'Some b-hadrons decay with a neutrino, but most of the energy is in visible jets.',
          },
          {
            text: 'The Higgs boson is too light to decay to two b quarks',
            feedback: 'Two b quarks of 4.18 GeV are far lighter than a Higgs boson of 125 GeV.',
          },
        ],
      },
      explanation:
        'The strong force produces pairs of b quarks millions of times more often than Higgs decays do. H → γγ and H → 4ℓ are rare, but few other processes look like them.',
      review: true,
    },
    {
      id: 'standard-model-bottom-coupling',
      question: text`What is the Yukawa coupling of the bottom quark, for a mass of 4.18 GeV and a vacuum expectation value of $v = 246\ \GeV$?`,
      answer: {
        kind: 'number',
        value: 0.024,
        tolerance: 0.0005,
        misconceptions: [
          {
            value: 0.017,
            tolerance: 0.0004,
            feedback: 'The factor of the square root of 2 is missing.',
          },
        ],
        hint: text`Solve $m_f = y_f\,v/\sqrt2$ for the coupling.`,
      },
      explanation: text`$y_b = \sqrt2\times4.18/246 = 0.024$, smaller than that of the top quark by a factor of 41. The masses have the same ratio.`,
    },
  ],
};

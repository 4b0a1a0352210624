import type {PageChecksSource} from '../schema';

const text = String.raw;

export const events: PageChecksSource = {
  page: '/docs/documentation/introduction/events',
  questions: [
    {
      id: 'events-crossings-not-kept',
      question:
        'A trigger keeps one crossing in 25,000. Do the other crossings contain Z bosons, and what happens to them?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'There are none: the trigger keeps every Z boson',
            feedback:
              'The trigger is designed to keep most decays to electrons or muons above its thresholds, but not all decays.',
          },
          {
            text: 'There may be some, and they are stored for later',
            feedback:
              'Nobody could store 25,000 times as much data: the signals of other crossings are overwritten.',
          },
          {
            text: 'There may be some, and they are lost',
            correct: true,
          },
          {
            text: 'There are as many per crossing as in the recorded ones',
            feedback:
              'The trigger does not choose at random: it looks for the decay products of such particles.',
          },
        ],
      },
      explanation:
        'They may contain some. Crossings that are not kept are lost. The trigger is designed so that most Z decays to electrons or muons above its thresholds are kept.',
      review: true,
    },
    {
      id: 'events-photon-pair-mass',
      question: text`Two photons have transverse momenta of 77 and 50 GeV, Δη = 0.6 and Δφ = 2.6. What is their mass? ($m^2 = 2\,p_\mathrm{T1}\,p_\mathrm{T2}\left(\cosh\Delta\eta-\cos\Delta\phi\right)$.)`,
      answer: {
        kind: 'number',
        value: 125.4,
        tolerance: 0.6,
        unit: 'GeV',
        misconceptions: [
          {
            value: 37.9,
            tolerance: 0.6,
            feedback: 'Your calculator is set to degrees. The angle is in radians.',
          },
          {
            value: 88.7,
            tolerance: 0.6,
            feedback: 'The factor of 2 in the formula is missing.',
          },
          {
            value: 15_726,
            tolerance: 80,
            feedback: 'That is the square of the mass.',
          },
        ],
        hint: 'Calculate the square of the mass with angles in radians, then its square root.',
      },
      explanation: text`$m^2 = 2\times77\times50\times(\cosh0.6-\cos2.6) = 7700\times(1.1855+0.8569) = 15726$, so $m = 125.4\ \GeV$. This is a Higgs candidate. Most photon pairs of this mass come from other processes, so a single event proves nothing.`,
    },
    {
      id: 'events-tops-in-2020',
      question:
        'How many million top-quark pairs (832 pb) were produced in the 10.06 fb⁻¹ of the 2020 release?',
      answer: {
        kind: 'number',
        value: 8.37,
        tolerance: 0.1,
        unit: 'million',
        misconceptions: [
          {
            value: 0.00837,
            tolerance: 0.0001,
            feedback: 'You multiplied pb by fb⁻¹. One fb⁻¹ is 1000 pb⁻¹.',
          },
          {
            value: 30.5,
            tolerance: 0.6,
            feedback: 'That is the number for 36.6 fb⁻¹, the luminosity of the 2025 release.',
          },
        ],
        hint: 'Multiply the cross-section by the luminosity, both with the same unit of area.',
      },
      explanation: text`$832\ \mathrm{pb}\times10064\ \mathrm{pb}^{-1} = 8.4\times10^{6}$.`,
    },
    {
      id: 'events-muon-and-missing-momentum',
      question:
        'An event has one muon with a transverse momentum of 40 GeV, no jets, and 42 GeV of missing transverse momentum in the opposite direction. What is the transverse mass?',
      answer: {
        kind: 'number',
        value: 82,
        tolerance: 1,
        unit: 'GeV',
        misconceptions: [
          {
            value: 58,
            tolerance: 0.8,
            feedback:
              'You set the bracket to 1. For opposite directions, the cosine of the angle is −1.',
          },
          {
            value: 0,
            tolerance: 0.5,
            feedback: 'That would be the result for the same direction, at an angle of 0.',
          },
          {
            value: 2.25,
            tolerance: 0.1,
            feedback: 'Your calculator is set to degrees. The angle π is in radians.',
          },
        ],
        hint: text`Use $m_\mathrm{T} = \sqrt{2\,\pt\,\met\,(1-\cos\Delta\phi)}$ with an angle of π.`,
      },
      explanation: text`The event may contain a W boson, $W\to\mu\nu$: the neutrino carries the missing transverse momentum. The transverse mass of the muon and the missing transverse momentum, $m_\mathrm{T} = \sqrt{2\times40\times42\times(1-\cos\pi)} = 82\ \GeV$, is close to the W mass of 80.37 GeV, its upper limit for a W boson if the resolution is perfect.`,
      review: true,
    },
  ],
};

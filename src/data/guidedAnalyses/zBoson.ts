import type {GuidedAnalysis} from './schema';

/** Guided analysis for the lab of the Z boson; its numbers are those of the sample `zll13`. */
export const zBoson: GuidedAnalysis = {
  id: 'z-boson',
  title: 'Find the Z boson',
  steps: [
    {
      id: 'flavour',
      kind: 'choice',
      title: 'Which pairs form the peak?',
      task: 'Clear all cuts. Under “Lepton flavours”, keep only eμ, then only ee and μμ, and watch the mass.',
      question: 'Where is the peak?',
      replies: [
        {
          id: 'same',
          text: 'In ee and in μμ',
          isRight: true,
          feedback:
            'Yes. The particle behind the peak decays to two electrons or to two muons, and never to one of each, because lepton flavour is conserved.',
        },
        {
          id: 'mixed',
          text: 'In eμ',
          feedback: 'Look again with only eμ: the histogram falls gently and has no peak.',
        },
        {
          id: 'all',
          text: 'In all three',
          feedback:
            'You see the peak with all three together because they include ee and μμ. Keep one channel at a time.',
        },
      ],
    },
    {
      id: 'charge',
      kind: 'choice',
      title: 'Why opposite charges?',
      task: 'Keep ee and μμ, and then only opposite charges.',
      question: 'Why can a Z boson not decay to two leptons of the same charge?',
      replies: [
        {
          id: 'repel',
          text: 'They repel each other',
          feedback:
            'They do, but at these energies the effect is far too small to notice. Think of quantities that are the same before and after a decay.',
        },
        {
          id: 'conserved',
          text: 'Charge is conserved, and the Z boson has none',
          isRight: true,
          feedback: 'Yes: plus and minus one add up to zero, as before the decay.',
        },
        {
          id: 'field',
          text: 'The magnetic field bends them in the same direction',
          feedback:
            'That is how the detector distinguishes charges. It does not explain which particles a decay produces.',
        },
      ],
    },
    {
      id: 'left',
      kind: 'number',
      title: 'How many pairs remain?',
      task: 'Keep ee, μμ and opposite charges, and add up the numbers in the list of processes.',
      question: 'How many million pairs remain in total?',
      answer: 54.8,
      tolerance: 0.15,
      unit: 'million',
      right:
        'Yes, 54.8 million of 56.8 million: the cuts remove few events, and most of those did not contain a Z boson.',
      tooLow:
        'Too few. Are all processes shown, is the luminosity 36 fb⁻¹, and is there no other cut?',
      tooHigh: 'Too many. You need two cuts: one on the lepton flavours, and one on the charges.',
    },
    {
      id: 'mass',
      kind: 'number',
      title: 'Read off the mass',
      task: 'Read the centre of the peak off the axis, or drag across the peak and make the range as narrow as the peak.',
      question: 'At which mass is the centre of the peak?',
      answer: 91.2,
      tolerance: 1.3,
      unit: 'GeV',
      right:
        'Yes. The mass of the Z boson is 91.19 GeV; the width of the peak comes partly from the natural width of the Z boson and partly from the detector resolution.',
      tooLow: 'The highest bin lies further to the right.',
      tooHigh: 'The highest bin lies further to the left.',
    },
    {
      id: 'sameCharge',
      kind: 'choice',
      title: 'An unexpected peak',
      task: 'Now keep only same-sign pairs (both leptons positive or both negative), and look at the dilepton mass.',
      question: 'There is a small peak at 91 GeV here too. Where does it come from?',
      replies: [
        {
          id: 'new',
          text: 'A new particle with charge two',
          feedback:
            'That would be a sensation, and its mass would have to be exactly that of the Z boson. Look for a simpler explanation first.',
        },
        {
          id: 'wrong',
          text: 'Z bosons with charge misidentification',
          isRight: true,
          feedback:
            'Yes. An electron may radiate a photon that converts to an electron–positron pair, and the track with the wrong charge is selected. This happens to electrons much more often than to muons: look at the lepton flavours.',
        },
        {
          id: 'top',
          text: 'Top quarks',
          feedback:
            'Lepton pairs from top quarks have no peak in the mass, because the leptons come from two W bosons.',
        },
      ],
    },
    {
      id: 'missing',
      kind: 'choice',
      title: 'What is missing',
      task: 'Compare the missing transverse momentum of ee and μμ with that of eμ.',
      question: 'Why do eμ pairs have more missing transverse momentum?',
      replies: [
        {
          id: 'muons',
          text: 'Muons leave the detector',
          feedback:
            'They do, but their momentum is measured as they pass through, and μμ events have little missing transverse momentum.',
        },
        {
          id: 'neutrinos',
          text: 'They are produced with neutrinos',
          isRight: true,
          feedback:
            'Yes. They come from top quarks or τ leptons, whose decays also produce neutrinos, which are invisible to the detector.',
        },
        {
          id: 'energy',
          text: 'Their energy is higher',
          feedback: 'What matters is the momentum balance in the transverse plane, not the energy.',
        },
      ],
    },
  ],
};

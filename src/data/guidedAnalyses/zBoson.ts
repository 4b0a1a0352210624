import type {GuidedAnalysis} from './schema';

/** Beside the lab of the Z boson; its numbers are those of the sample `zll13`. */
export const zBoson: GuidedAnalysis = {
  id: 'z-boson',
  title: 'Find the Z boson',
  steps: [
    {
      id: 'flavour',
      kind: 'choice',
      title: 'Which pairs have the peak?',
      task: 'Clear all cuts. Under “Lepton flavours” keep only eμ, then only ee and μμ, and watch the mass.',
      question: 'Where is the peak?',
      replies: [
        {
          id: 'same',
          text: 'In ee and in μμ',
          isRight: true,
          feedback:
            'Yes. What makes the peak decays to two electrons or to two muons, and never to one of each: the kinds of leptons are conserved.',
        },
        {
          id: 'mixed',
          text: 'In eμ',
          feedback: 'Look again with eμ alone: the histogram falls gently, and no peak is left.',
        },
        {
          id: 'all',
          text: 'In all three',
          feedback:
            'With all three together you see it, because ee and μμ are in there. Keep one kind at a time.',
        },
      ],
    },
    {
      id: 'charge',
      kind: 'choice',
      title: 'Why opposite charges?',
      task: 'Keep ee and μμ, and then only opposite charges.',
      question: 'Why can two leptons of the same charge not come from one Z boson?',
      replies: [
        {
          id: 'repel',
          text: 'They repel each other',
          feedback:
            'They do, but at these energies you would never notice. Think of what is the same before and after a decay.',
        },
        {
          id: 'conserved',
          text: 'Charge is conserved, and the Z boson has none',
          isRight: true,
          feedback: 'Yes: plus and minus one add up to zero, as before the decay.',
        },
        {
          id: 'field',
          text: 'The magnet bends them into the same direction',
          feedback:
            'That is how the detector tells charges apart. It is no reason why a decay makes one or the other.',
        },
      ],
    },
    {
      id: 'left',
      kind: 'number',
      title: 'How many are left?',
      task: 'With ee, μμ and opposite charges kept, add up what the list of processes says.',
      question: 'How many million pairs are left in all?',
      answer: 54.8,
      tolerance: 0.15,
      unit: 'million',
      right:
        'Yes, 54.8 million of 56.8 million: the cuts remove few events, and most of those did not contain a Z boson.',
      tooLow: 'Too few. Are all processes shown, the luminosity at 36 fb⁻¹, and no other cut left?',
      tooHigh: 'Too many. Two cuts are needed: the kinds of the leptons, and their charges.',
    },
    {
      id: 'mass',
      kind: 'number',
      title: 'Read off the mass',
      task: 'Read the middle of the peak off the axis, or drag across it and make the range as narrow as the peak.',
      question: 'At which mass is the middle of the peak?',
      answer: 91.2,
      tolerance: 1.3,
      unit: 'GeV',
      right:
        'Yes. The Z boson has 91.19 GeV; the width of the peak is partly its own, partly that of our measurement.',
      tooLow: 'The highest bin lies further right.',
      tooHigh: 'The highest bin lies further left.',
    },
    {
      id: 'sameCharge',
      kind: 'choice',
      title: 'A peak where none should be',
      task: 'Now keep only pairs of the same charge, and look at the mass.',
      question: 'A small peak is there, at 91 GeV too. Where does it come from?',
      replies: [
        {
          id: 'new',
          text: 'A new particle with charge two',
          feedback:
            'It would be a sensation, and it would have to weigh exactly as much as the Z boson. Look for something simpler first.',
        },
        {
          id: 'wrong',
          text: 'Z bosons with charge misidentification',
          isRight: true,
          feedback:
            'Yes. A hard electron may radiate a photon that becomes a pair, and the wrong track is taken. It happens to electrons much more than to muons: look at the kinds of leptons.',
        },
        {
          id: 'top',
          text: 'Top quarks',
          feedback:
            'Pairs from top quarks have no peak in the mass: their leptons come from two W bosons.',
        },
      ],
    },
    {
      id: 'missing',
      kind: 'choice',
      title: 'What is missing',
      task: 'Compare the missing transverse momentum of ee and μμ with that of eμ.',
      question: 'Why do eμ pairs have more of it?',
      replies: [
        {
          id: 'muons',
          text: 'Muons leave the detector',
          feedback:
            'They do, but they are measured on their way out, and μμ pairs have little missing.',
        },
        {
          id: 'neutrinos',
          text: 'They come with neutrinos',
          isRight: true,
          feedback:
            'Yes. They come from top quarks or τ leptons, whose decays bring neutrinos, and a detector does not see those.',
        },
        {
          id: 'energy',
          text: 'Their energy is higher',
          feedback:
            'What matters is the momentum balance in the transverse plane, not the size of the energy.',
        },
      ],
    },
  ],
};

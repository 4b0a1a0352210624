/** Self-checks of the page on rare top-quark processes. */
import type {PageChecksSource} from '../schema';

const raw = String.raw;

export const rareTopProcesses: PageChecksSource = {
  page: '/docs/webapps/rare-top-processes',
  questions: [
    {
      id: 'rare-top-dilepton-class',
      question:
        'Of all tt̄ pairs, 46 % decay to all jets, 44 % to lepton + jets and 10 % to two leptons. Why is the dilepton class the smallest?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'The two neutrinos escape, so many of these events are lost.',
            feedback:
              'The fractions refer to the decays, before anything is detected. Losses in the detector are a separate effect.',
          },
          {
            text: 'Both W bosons must decay to leptons, each in a third of cases.',
            correct: true,
          },
          {
            text: 'W bosons couple to leptons more weakly than to quarks.',
            feedback:
              'The coupling has the same strength. Quarks have more possibilities, because they come in three colours.',
          },
          {
            text: 'Either W boson may be the leptonic one, which halves the fraction.',
            feedback:
              'Two possibilities double the fraction; they do not halve it. This factor of two applies to the lepton + jets class.',
          },
        ],
      },
      explanation: raw`In this class, both W bosons must decay to leptons, and each does so in a third of cases: $(3\times0.109)^2\approx0.107$, close to the 10 % in the table.`,
    },
    {
      id: 'rare-top-four-tops',
      question:
        'The cross-section for four top quarks at 13 TeV is about 0.012 pb. How many such events were produced in 140 fb⁻¹?',
      answer: {
        kind: 'number',
        value: 1680,
        tolerance: 40,
        unit: 'events',
        misconceptions: [
          {
            value: 1.68,
            tolerance: 0.04,
            feedback: 'The units do not match: 0.012 pb is 12 fb.',
          },
          {
            value: 120,
            tolerance: 3,
            feedback: 'This is the number for 10 fb⁻¹.',
          },
          {
            value: 168,
            tolerance: 4,
            feedback: 'Check the conversion: 1 pb is 1000 fb.',
          },
        ],
        hint: 'Convert the cross-section to fb, and multiply it by the luminosity.',
      },
      explanation: raw`$12\ \mathrm{fb}\times140\ \mathrm{fb}^{-1}\approx1{,}700$. For each of them, there were $830/0.012\approx69{,}000$ top-quark pairs.`,
      review: true,
    },
    {
      id: 'rare-top-events-for-precision',
      question:
        'The statistical uncertainty of the tt̄Z cross-section, 0.04 of 0.86 pb, is 4.7 %. How many events without any background would give the same uncertainty?',
      answer: {
        kind: 'number',
        value: 458,
        tolerance: 12,
        unit: 'events',
        misconceptions: [
          {
            value: 21.4,
            tolerance: 0.5,
            feedback: 'This is the square root of the number. Square it.',
          },
          {
            value: 8650,
            tolerance: 50,
            feedback: 'This is the number of tt̄Z events produced in 10 fb⁻¹.',
          },
        ],
        hint: raw`The relative uncertainty of $N$ events is $1/\sqrt N$.`,
      },
      explanation: raw`$1/\sqrt N=0.047$ gives $N\approx460$. A real selection also contains background, which fluctuates too, so the analysis needs more signal events for the same precision.`,
    },
    {
      id: 'rare-top-why-leptons',
      question:
        'Z bosons decay to quarks ten times as often as to electrons or muons. Why do tt̄Z analyses prefer electrons and muons?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'The mass of a pair of jets does not peak at 91 GeV.',
            feedback: 'It does, only less sharply: the jets carry the whole energy of the Z boson.',
          },
          {
            text: 'Jets from a Z boson do not reach the calorimeters.',
            feedback: 'Jets do reach the calorimeters, which measure their energy.',
          },
          {
            text: 'The trigger rejects all events that contain jets.',
            feedback:
              'It accepts events with jets, for example if they also contain a lepton. The selection requires six jets.',
          },
          {
            text: 'Jet pairs of this mass are common without a Z boson.',
            correct: true,
          },
        ],
      },
      explanation:
        'Jets are everywhere: many events without a Z boson contain a pair of jets with a mass near 91 GeV, and the mass resolution for jets is about ten per cent. Pairs of electrons or muons are otherwise rare, they fire the trigger, and their mass is measured with a resolution of two per cent.',
      review: true,
    },
  ],
};

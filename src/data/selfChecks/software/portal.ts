/** Self-checks of the page on the CERN Open Data Portal. */
import type {PageChecksSource} from '../schema';

const text = String.raw;

export const portal: PageChecksSource = {
  page: '/docs/data/cern_opendata_portal',
  questions: [
    {
      id: 'portal-decode-a-file-name',
      question:
        'A file is called `ODEO_FEB2025_v0_GamGam_mc_343981.PowhegPythia8EvtGen_NNLOPS_nnlo_30_ggH125_gamgam.GamGam.root`. What does it contain?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'Recorded photon pairs near 125 GeV, with energies in MeV',
            feedback: 'The part `mc` means simulation, and the 2025 ntuples are in GeV.',
          },
          {text: 'Simulated H → γγ from gluon fusion, with energies in GeV', correct: true},
          {
            text: 'Simulated H → γγ in all production modes, in MeV',
            feedback:
              '`ggH` is gluon fusion, one of several production modes, and the 2025 ntuples are in GeV.',
          },
          {
            text: 'Simulated photon pairs without a Higgs boson, in GeV',
            feedback: '`ggH125` means that a Higgs boson with a mass of 125 GeV was produced.',
          },
        ],
      },
      explanation:
        'Simulation (`mc`), sample 343981: a 125 GeV Higgs boson, produced via gluon fusion (`ggH125`), that decays to two photons, in the two-photon skim of the 2025 release. Its energies are in GeV, as in all 2025 ntuples.',
    },
    {
      id: 'portal-copies-in-a-record',
      question:
        'Record 93910 lists 9.84 billion events. The unskimmed files contain 5.77 billion collision events and 1.89 billion simulated ones. What percentage of the 9.84 billion are copies in skims?',
      answer: {
        kind: 'number',
        value: 22,
        tolerance: 0.7,
        unit: '%',
        misconceptions: [
          {
            value: 41,
            tolerance: 1,
            feedback:
              'You counted the simulated events as copies too. Each of them is a separate event.',
          },
          {
            value: 78,
            tolerance: 1,
            feedback: 'This is the percentage of events that are not copies.',
          },
          {
            value: 28,
            tolerance: 1,
            feedback:
              'You divided by the number of unskimmed events. The question is about the fraction of the 9.84 billion.',
          },
        ],
      },
      explanation: text`$(9.84-5.77-1.89)/9.84=2.18/9.84=22\ \%$. Each event is counted once for every skim that contains it.`,
    },
    {
      id: 'portal-number-of-collisions',
      question:
        'Record 93910, which covers the whole 2025 education release, lists 9.84 billion events. The record of its unskimmed data lists 5.77 billion. How many collision events does the release contain?',
      answer: {
        kind: 'choice',
        options: [
          {text: '5.77 billion, the number in the unskimmed data', correct: true},
          {
            text: '9.84 billion, the number in the summary record',
            feedback: 'This number counts an event once per skim, and simulated events too.',
          },
          {
            text: '4.07 billion, the difference between the two',
            feedback: 'The difference consists of simulated events and of copies.',
          },
          {
            text: '15.6 billion, the sum of the two numbers',
            feedback: 'The unskimmed data are already part of the summary record.',
          },
        ],
      },
      explanation:
        'The unskimmed data, record 93933, contain 5.77 billion collision events in 1.35 TB. The larger numbers count each event once for every skim that contains it, and count simulated events too.',
    },
  ],
};

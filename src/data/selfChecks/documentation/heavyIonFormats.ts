import type {PageChecksSource} from '../schema';

const text = String.raw;

export const heavyIonFormats: PageChecksSource = {
  page: '/docs/documentation/data_format/HI_formats',
  questions: [
    {
      id: 'heavy-ion-formats-events-on-a-disk',
      question: 'How many million HION14 data events fit on a 100 GB disk?',
      answer: {
        kind: 'number',
        value: 5.08,
        tolerance: 0.1,
        unit: 'million',
        misconceptions: [
          {
            value: 0.33,
            tolerance: 0.01,
            feedback: 'That is the number of simulated events, which are larger.',
          },
          {
            value: 13.9,
            tolerance: 0.3,
            feedback: 'That is the number of proton–proton events in PHYSLITE, which are smaller.',
          },
          {
            value: 5080,
            tolerance: 100,
            feedback: 'Check the powers of ten: 1 GB is 10⁹ bytes and 1 kB is 1000 bytes.',
          },
        ],
        hint: 'A data event takes up 19.7 kB.',
      },
      explanation: text`$10^{11}/19{,}700 \approx 5.1$ million data events, or $10^{11}/302{,}000 \approx 330{,}000$ simulated events, which is more than the release contains.`,
    },
    {
      id: 'heavy-ion-formats-jet-energy-loss',
      question:
        'Which of these studies of the energy loss in the quark–gluon plasma is possible with HION14?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'The energy imbalance of pairs of jets',
            feedback:
              'No jets are stored, and they cannot be reconstructed without calorimeter deposits.',
          },
          {
            text: 'Jets that recoil against a photon',
            feedback: 'Neither jets nor photons are stored.',
          },
          {
            text: 'Jets that recoil against a Z boson',
            feedback: 'Neither jets nor electrons are stored.',
          },
          {
            text: 'Track spectra in bins of centrality',
            correct: true,
          },
        ],
      },
      explanation:
        'Studies with jets are not possible, because jets are not stored. With tracks alone, you can study how the spectrum of charged particles differs between central and peripheral events, if your file contains a measure of centrality.',
    },
    {
      id: 'heavy-ion-formats-wrong-run-list',
      question:
        'A colleague applies the good run list `data15_5TeV` (runs 286361 to 286474) to the lead data (runs 286665 to 287931), and no events remain. Why?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'The download is corrupted',
            feedback:
              'A corrupted file causes an error message when it is read, not an empty selection.',
          },
          {
            text: 'It is a list of proton runs',
            correct: true,
          },
          {
            text: 'All lead runs were of bad quality',
            feedback: 'The list contains no information on lead runs, good or bad.',
          },
          {
            text: 'The trigger rejected all events',
            feedback: 'Events that the trigger rejects are not in the file at all.',
          },
        ],
      },
      explanation:
        'The list covers five proton runs, 286361 to 286474, and the lead runs begin at 286665, so the two sets have no run in common.',
    },
    {
      id: 'heavy-ion-formats-track-pt',
      question: text`A track has $\theta = 0.50$ (in radians) and $q/p = 1.0\times10^{-4}\ \MeV^{-1}$. What is its transverse momentum?`,
      answer: {
        kind: 'number',
        value: 4.79,
        tolerance: 0.05,
        unit: 'GeV',
        misconceptions: [
          {
            value: 10,
            tolerance: 0.1,
            feedback: 'That is the momentum. Its component transverse to the beam is smaller.',
          },
          {
            value: 8.78,
            tolerance: 0.1,
            feedback: 'That is the component along the beam.',
          },
          {
            value: 4794,
            tolerance: 50,
            feedback: 'That is the value in MeV.',
          },
          {
            value: 0.087,
            tolerance: 0.002,
            feedback: 'Your calculator is set to degrees. The angle is in radians.',
          },
        ],
        hint: text`Use $\pt=\sin\theta/\lvert q/p\rvert$.`,
      },
      explanation: text`The momentum is $1/10^{-4} = 10{,}000\ \MeV = 10\ \GeV$, and $\pt = 10\times\sin0.50 = 4.79\ \GeV$.`,
      review: true,
    },
  ],
};

import type {PageChecksSource} from '../schema';

const text = String.raw;

export const formats: PageChecksSource = {
  page: '/docs/documentation/data_format/introduction_data_format',
  questions: [
    {
      id: 'formats-events-on-a-disk',
      question:
        'Your disk has a capacity of 1 TB. How many events (in millions) of the 2016 data fit on it as PHYSLITE, at 7.2 kB each?',
      answer: {
        kind: 'number',
        value: 139,
        tolerance: 3,
        unit: 'million',
        misconceptions: [
          {
            value: 4348,
            tolerance: 80,
            feedback: 'That is the number of events as 2025 ntuples, at 0.23 kB each.',
          },
          {
            value: 139_000,
            tolerance: 3000,
            feedback: 'One terabyte is 10¹² bytes, or 10⁹ kB.',
          },
          {
            value: 164,
            tolerance: 3,
            feedback: 'That is the number for 2015 data events, which are smaller.',
          },
        ],
        hint: 'Divide 10¹² bytes by the size of an event.',
      },
      explanation: text`$10^{12}/7200 \approx 140$ million as PHYSLITE, or $10^{12}/230 \approx 4.3$ billion as ntuples. The disk is too small for the unskimmed ntuples: their 5.77 billion events take up 1.35 TB.`,
      review: true,
    },
    {
      id: 'formats-tracks-thinned',
      question:
        'A derivation keeps all events, but only the tracks that belong to electrons and muons. Which quantity can you no longer measure with it?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'The number of events in a run',
            feedback: 'No events were dropped, so they can still be counted.',
          },
          {
            text: 'The mass of Z → μμ pairs',
            feedback: 'The muons and their tracks are still in the file.',
          },
          {
            text: 'The number of charged particles',
            correct: true,
          },
          {
            text: 'The impact parameter of an electron',
            feedback: 'It is a property of a track that was kept.',
          },
        ],
      },
      explanation:
        'The number of charged particles: most of their tracks were dropped. This step is called thinning. It drops objects, but no events; dropping events is called skimming.',
    },
    {
      id: 'formats-new-jet-algorithm',
      question:
        'With which open format can you run a new jet algorithm, to test whether it finds W bosons better?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'HepMC, without detector effects',
            correct: true,
          },
          {
            text: 'PHYSLITE, with its calibrated jets',
            feedback:
              'PHYSLITE contains jets that are already reconstructed, but not all the inputs needed to reconstruct them again.',
          },
          {
            text: '2025 ntuples, with their small events',
            feedback:
              'They contain lists of finished jets, but not the energy deposits inside them.',
          },
          {
            text: 'HION14, with all tracks of an event',
            feedback:
              'These are tracks of lead–lead collisions, without calorimeter deposits or neutral particles.',
          },
        ],
      },
      explanation:
        'No format with collision data is suitable: the inputs to jet reconstruction are incomplete in PHYSLITE and absent from the ntuples. With HepMC, you can run any algorithm on generated particles, without detector effects.',
    },
    {
      id: 'formats-peak-at-0-091',
      question:
        'You plot the mass of muon pairs, and the Z boson peak appears at 0.091 on the axis. What happened?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'You plotted a PHYSLITE file without converting the units',
            feedback: 'PHYSLITE is in MeV. Without a conversion, the peak would be at 91,000.',
          },
          {
            text: 'You divided a value from a 2020 file by 1000',
            feedback: 'That is the right conversion for the 2020 files and gives a peak at 91.',
          },
          {
            text: 'You plotted a 2025 file without converting the units',
            feedback: 'These files are in GeV, so the peak would be at 91.',
          },
          {
            text: 'You divided a value from a 2025 file by 1000',
            correct: true,
          },
        ],
      },
      explanation:
        'The 2025 ntuples are already in GeV. The division by 1000, which all the other formats need, turned 91 GeV into 0.091 TeV.',
    },
  ],
};

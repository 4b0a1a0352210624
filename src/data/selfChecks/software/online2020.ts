/** Self-checks of the page on the 2020 notebooks online. */
import type {PageChecksSource} from '../schema';

const text = String.raw;

export const online2020: PageChecksSource = {
  page: '/docs/13TeVDoc/enviroments/online',
  questions: [
    {
      id: 'online2020-new-path',
      question:
        'A notebook reads `https://atlas-opendata.web.cern.ch/atlas-opendata/samples/2020/exactly2lep/Data/` followed by a file name. How do you fix the URL?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'Replace everything up to `samples/2020/` with the folder of the portal.',
            correct: true,
          },
          {
            text: 'Replace only the name of the server with `opendata.cern.ch`.',
            feedback:
              'The folders differ as well: the portal stores the files in `OutreachDatasets/2020-01-22/`.',
          },
          {
            text: 'Replace everything up to the file name with the folder of the portal.',
            feedback: 'The rest, `exactly2lep/Data/`, has to stay: it names the collection.',
          },
          {
            text: 'Replace `2020` with `2025`, because the newer files are online.',
            feedback:
              'The 2025 files have different names, trees and units. The notebook cannot read them.',
          },
        ],
      },
      explanation:
        'The new beginning is `https://opendata.cern.ch/eos/opendata/atlas/OutreachDatasets/2020-01-22/`, and the rest, `exactly2lep/Data/` with the file name, stays unchanged.',
    },
    {
      id: 'online2020-dask-not-found',
      question:
        'A cell imports `dask` right after you have installed it, and fails with "No module named dask". What do you do?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'Install an older version of the package.',
            feedback: 'The version is not the problem: Python finds no version at all.',
          },
          {text: 'Restart the kernel, and run from the top.', correct: true},
          {
            text: 'Import the package with a capital letter.',
            feedback: 'Python is case-sensitive, and the name `dask` is right.',
          },
          {
            text: 'Choose a service with more memory for it.',
            feedback: 'Too little memory would stop the kernel, but it would not hide a package.',
          },
        ],
      },
      explanation:
        'Restart the kernel so that Python finds the new package, and run the notebook again from the top.',
    },
    {
      id: 'online2020-period-a',
      question:
        'The test prints 39, 156, 237 and 400 events for the four periods. What percentage of the four-lepton events is in period A?',
      answer: {
        kind: 'number',
        value: 4.7,
        tolerance: 0.1,
        unit: '%',
        misconceptions: [
          {
            value: 5.4,
            tolerance: 0.1,
            feedback:
              'This is the fraction of the integrated luminosity, 547 of 10,064 pb⁻¹. The question is about the events.',
          },
          {
            value: 25,
            tolerance: 1,
            feedback:
              'The four periods differ in integrated luminosity, so they do not contain equal numbers of events.',
          },
          {
            value: 4.9,
            tolerance: 0.05,
            feedback: 'You divided by the other three periods only. The total includes period A.',
          },
        ],
      },
      explanation: text`The release contains $39+156+237+400=832$ four-lepton events, and $39/832=4.7\,\%$, close to the fraction of the integrated luminosity, $547/10064=5.4\,\%$.`,
    },
    {
      id: 'online2020-rate-of-period-a',
      question:
        'Period A has 71.3 events per fb⁻¹ with an uncertainty of 11.4, and the average of the release is 82.7. How many standard deviations is period A below the average?',
      answer: {
        kind: 'number',
        value: 1,
        tolerance: 0.1,
        misconceptions: [
          {
            value: 11.4,
            tolerance: 0.3,
            feedback: 'This is the difference in events per fb⁻¹. Divide it by the uncertainty.',
          },
          {
            value: 0.14,
            tolerance: 0.02,
            feedback:
              'You divided by the average. Divide by the uncertainty: it tells you how large a difference to expect.',
          },
        ],
      },
      explanation:
        '$(82.7-71.3)/11.4=1.0$. A difference of this size or more occurs in about one case in three, so the period is compatible with the average.',
      review: true,
    },
  ],
};

/** Self-checks of the page that adds a plot to the 8 TeV framework. */
import type {PageChecksSource} from '../schema';

const raw = String.raw;

export const newPlot8TeV: PageChecksSource = {
  page: '/docs/8TeVDoc/create-a-new-plot',
  questions: [
    {
      id: 'new-plot-8tev-flat-phi',
      question: 'Your `jet_phi` distribution is flat, as you predicted. What does this show?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'The code works, and the detector is symmetric in φ.',
            correct: true,
          },
          {
            text: 'The energies of the jets are measured well.',
            feedback: 'With wrong energies, the distribution would still be flat.',
          },
          {
            text: 'Jets are produced equally often in all directions.',
            feedback:
              'In the azimuthal angle, they are. This plot does not show the polar angle, the angle to the beam.',
          },
          {
            text: 'Data and simulation agree for all jet variables.',
            feedback: 'One variable tells you little about the others.',
          },
        ],
      },
      explanation:
        'A wrong energy or a wrong η leaves φ flat. The plot only tests your code and the symmetry of the detector around the beam.',
    },
    {
      id: 'new-plot-8tev-jets-per-bin',
      question:
        'Your plot of `jet_phi` has 32 bins from −3.2 to 3.2 and 16,000 jets. How many jets do you expect in an inner bin?',
      answer: {
        kind: 'number',
        value: 509,
        tolerance: 4,
        unit: 'jets',
        misconceptions: [
          {
            value: 500,
            tolerance: 2,
            feedback: raw`The two outermost bins extend beyond $\pm\pi$ and are only partly filled.`,
          },
          {
            value: 533,
            tolerance: 2,
            feedback: raw`The two outermost bins are not empty: 71 % of each is within $\pm\pi$.`,
          },
        ],
        hint: raw`The angles cover $2\pi$. How many bins of 0.2 is that?`,
      },
      explanation: raw`The range of $2\pi=6.28$ corresponds to $6.28/0.2=31.4$ bins, so $16000/31.4=509$ jets per bin, with fluctuations of $\sqrt{509}=23$.`,
    },
    {
      id: 'new-plot-8tev-short-axis',
      question: raw`If the axis of a plot of the azimuthal angle runs from −2.5 to 2.5, what percentage of the angles is missing?`,
      answer: {
        kind: 'number',
        value: 20.4,
        tolerance: 0.5,
        unit: '%',
        misconceptions: [
          {
            value: 10.2,
            tolerance: 0.3,
            feedback: 'Angles are missing on both sides.',
          },
          {
            value: 79.6,
            tolerance: 0.6,
            feedback: 'This is the percentage that is shown.',
          },
          {
            value: 4.5,
            tolerance: 0.2,
            feedback: 'This is the percentage for edges at ±3.',
          },
        ],
        hint: raw`The angles are distributed uniformly between $-\pi$ and $\pi$.`,
      },
      explanation: raw`$1-5/(2\pi)=20\ \%$ of the angles are outside.`,
      review: true,
    },
    {
      id: 'new-plot-8tev-lepton-phi',
      question:
        'You would like to plot the φ of the lepton. Search the code for `lep_phi` first: which of the three edits do you need?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'All three edits',
            feedback: 'They would be needed for a variable that the code does not mention.',
          },
          {
            text: 'Edit 3, to draw it',
            feedback: 'Look for `lep_phi` in the configuration of the plots.',
          },
          {text: 'None of them', correct: true},
          {
            text: 'Edits 1 and 2',
            feedback: 'Look for `lep_phi` in the analysis and in the list of histograms.',
          },
        ],
      },
      explanation:
        'None: `lep_phi` is already booked, filled and drawn. Check the existing code before you add to it.',
    },
  ],
};

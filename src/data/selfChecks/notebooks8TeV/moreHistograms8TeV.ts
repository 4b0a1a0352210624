/** Self-checks of the page on the Z and WZ histograms at 8 TeV. */
import type {PageChecksSource} from '../schema';

const raw = String.raw;

export const moreHistograms8TeV: PageChecksSource = {
  page: '/docs/8TeVDoc/more_histograms',
  questions: [
    {
      id: 'few-events-8tev-empty-bin',
      question:
        'In one bin of the WZ plot, 1.5 events are expected. What is the probability that this bin is empty?',
      answer: {
        kind: 'number',
        value: 22.3,
        tolerance: 0.5,
        unit: '%',
        misconceptions: [
          {
            value: 33.5,
            tolerance: 0.5,
            feedback: 'This is the probability of exactly one event.',
          },
          {
            value: 0,
            tolerance: 0.05,
            feedback: 'Counts fluctuate: if 1.5 events are expected, observing none is not rare.',
          },
          {
            value: 77.7,
            tolerance: 0.6,
            feedback: 'This is the probability of at least one event.',
          },
        ],
        hint: raw`If $\mu$ events are expected, the probability of none is $e^{-\mu}$.`,
      },
      explanation: raw`The Poisson probability of observing 0 events with a mean of 1.5 is $e^{-1.5}=22\,\%$. An empty bin does not show that the simulation is wrong.`,
      review: true,
    },
    {
      id: 'few-events-8tev-more-luminosity',
      question:
        'You count 48 WZ candidates. By what factor must the luminosity increase to reduce the relative statistical uncertainty to 5 %?',
      answer: {
        kind: 'number',
        value: 8.3,
        tolerance: 0.5,
        misconceptions: [
          {
            value: 2.89,
            tolerance: 0.1,
            feedback:
              'This is the ratio of the uncertainties. They fall with the square root of the luminosity.',
          },
          {
            value: 400,
            tolerance: 3,
            feedback: 'This is the number of candidates that you need. Divide it by 48.',
          },
          {
            value: 1.7,
            tolerance: 0.05,
            feedback:
              'You took the square root of the ratio of uncertainties. The required luminosity is proportional to the square of this ratio.',
          },
        ],
        hint: raw`For which number of candidates is $1/\sqrt N$ equal to 0.05?`,
      },
      explanation: raw`With 48 candidates, the relative uncertainty is $1/\sqrt{48}=14\,\%$. For 5 %, you need 400 candidates and therefore $400/48=8.3$ times the luminosity, about 8 fb⁻¹.`,
    },
    {
      id: 'few-events-8tev-invariant-mass',
      question:
        'Two leptons have transverse momenta of 40 and 50 GeV, Δη = 0 and Δφ = 180°. What is their invariant mass?',
      answer: {
        kind: 'number',
        value: 89.4,
        tolerance: 0.45,
        unit: 'GeV',
        misconceptions: [
          {
            value: 90,
            tolerance: 0.1,
            feedback:
              'This is the sum of the transverse momenta. For opposite directions, it equals the mass only if the two are equal.',
          },
          {
            value: 63.2,
            tolerance: 0.5,
            feedback: raw`For 180°, the bracket is $\cosh0-\cos180°=1+1$, not 1.`,
          },
          {
            value: 8000,
            tolerance: 20,
            feedback: 'This is the square of the mass. Take the square root.',
          },
        ],
        hint: raw`Use $2\,p_{\mathrm{T}1}\,p_{\mathrm{T}2}\,(\cosh\Delta\eta-\cos\Delta\phi)$ and take the square root.`,
      },
      explanation: raw`$\sqrt{2\cdot40\cdot50\cdot(1+1)}=89\ \GeV$.`,
      review: true,
    },
    {
      id: 'few-events-8tev-mean-and-peak',
      question:
        'A histogram of the dilepton mass from 0 to 150 GeV has a mean of 84 GeV, and its peak is at 91 GeV. What is the mass of the Z boson in this sample, and why is the mean different?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: '84 GeV: the mean of all events is more reliable.',
            feedback:
              'The mean is taken over all events, including those far from the peak, whose mass carries no information about the Z boson.',
          },
          {
            text: '87.5 GeV: both numbers estimate it equally well.',
            feedback:
              'The mean is shifted by events outside the peak. Averaging it with the peak position halves this shift, but does not remove it.',
          },
          {
            text: '84 GeV: the resolution moves the peak upwards.',
            feedback: 'The resolution widens a peak on both sides, and hardly moves it.',
          },
          {
            text: '91 GeV: a tail at low masses lowers the mean.',
            correct: true,
          },
        ],
      },
      explanation:
        'The peak is at the mass of the Z boson. The mean of the whole histogram is pulled down by the tail at low masses. Compute a mean only from events around the peak, or fit the peak.',
    },
  ],
};

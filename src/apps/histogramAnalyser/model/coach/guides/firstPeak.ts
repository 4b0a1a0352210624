/** The guide of the quickstart: three steps to a first peak. */
import type {Guide} from '../types';

export const firstPeak: Guide = {
  id: 'zll13-first-peak',
  title: 'Three steps to a particle',
  page: '/docs/userpath/quickstart',
  steps: [
    {
      id: 'flavour',
      title: 'Keep the muon pairs, μμ',
      why: 'A pair is ee, μμ or eμ: e is an electron, and μ a muon, its heavier relative.',
      goal: {kind: 'cut', cut: 'is.channel=1'},
      hasFields: true,
      hint: 'Select μμ, and nothing else.',
    },
    {
      id: 'charge',
      title: 'Require opposite charges',
      why: 'Charge is conserved: a neutral particle decays to one negative and one positive muon.',
      goal: {kind: 'cut', cut: 'is.sameCharge=0'},
      hasFields: true,
      hint: 'Select “opposite”, and nothing else.',
    },
    {
      id: 'mass',
      title: 'Read off the mass at the peak',
      why: 'Click the highest bar of the dilepton invariant mass.',
      plot: 'mll',
      goal: {kind: 'position', quantity: 'mll', from: 86, to: 96},
      isTried: true,
      hint: 'The highest bar is close to 90 GeV. Click it, or enter its two ends.',
    },
  ],
};

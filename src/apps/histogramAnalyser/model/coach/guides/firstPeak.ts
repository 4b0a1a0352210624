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
      why: 'Z → ℓℓ is the signal; all other pairs are background. A Z boson decays to two electrons (ee) or two muons (μμ), not to eμ.',
      goal: {kind: 'cut', cut: 'is.channel=1'},
      hasFields: true,
      hint: 'Select only μμ.',
    },
    {
      id: 'charge',
      title: 'Require opposite charges',
      why: 'The Z boson is neutral, so it decays to one negative and one positive muon. Same-sign pairs are background.',
      goal: {kind: 'cut', cut: 'is.sameCharge=0'},
      hasFields: true,
      hint: 'Select only “opposite”.',
    },
    {
      id: 'mass',
      title: 'Read off the mass at the peak',
      why: 'Click the highest bar of the dilepton invariant mass, or enter its two ends.',
      plot: 'mll',
      goal: {kind: 'position', quantity: 'mll', from: 86, to: 96},
      hasFields: true,
      isTried: true,
      hint: 'The highest bar is close to 90 GeV. Click it, or enter its two ends.',
    },
  ],
  found: 'You have found the Z boson: the peak in the mass of its two muons.',
  next: [
    {
      text: 'Now with recorded data',
      to: '/docs/userpath/quickstart#now-with-recorded-data',
    },
    {
      text: 'Next analysis: the Higgs boson in four leptons',
      to: '/apps/four-lepton-analyser?guide=hzz13-four-leptons',
    },
  ],
};

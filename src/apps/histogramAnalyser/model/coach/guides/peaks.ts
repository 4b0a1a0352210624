/** The guides of the Z boson, of four leptons and of two photons. */
import {higgsBoson} from '@site/src/data/guidedAnalyses/higgsBoson';
import type {GuidedAnalysis} from '@site/src/data/guidedAnalyses/schema';
import {zBoson} from '@site/src/data/guidedAnalyses/zBoson';
import type {CoachStep, Guide} from '../types';

/** The guide of the quickstart: three steps to a first peak. */
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

/** Returns a step with the task, question and replies of a choice in a guided analysis. */
function choiceStep(
  {steps}: GuidedAnalysis,
  id: string,
  more: Pick<CoachStep, 'goal' | 'plot' | 'isTried' | 'hint'>,
): CoachStep {
  const step = steps.find((one) => one.id === id);
  if (step?.kind !== 'choice') throw new RangeError(`No replies to ${id}.`);
  const {title, task, question, replies} = step;
  return {id, title, why: task, ...more, question: {kind: 'reason', text: question, replies}};
}

const zMass: Guide = {
  id: 'zll13-z-boson',
  title: zBoson.title,
  page: '/docs/webapps/teachersapp',
  steps: [
    choiceStep(zBoson, 'flavour', {
      plot: 'channel',
      goal: {kind: 'cut', cut: 'is.channel=0,1'},
      isTried: true,
      hint: 'Keep ee and μμ.',
    }),
    choiceStep(zBoson, 'charge', {
      plot: 'sameCharge',
      goal: {kind: 'cut', cut: 'is.sameCharge=0'},
      isTried: true,
      hint: 'Keep ee and μμ, and opposite charges.',
    }),
    {
      id: 'mass',
      title: 'Drag across the peak',
      why: 'The centre of the peak is the mass of the Z boson.',
      goal: {kind: 'cut', cut: 'in.mll=86..96'},
      isTried: true,
      hint: 'Keep masses from 86 to 96 GeV.',
    },
    choiceStep(zBoson, 'sameCharge', {
      plot: 'sameCharge',
      goal: {kind: 'cut', cut: 'is.sameCharge=1', without: ['mll']},
      isTried: true,
      hint: 'Clear the mass cut, and keep only same-sign pairs.',
    }),
    choiceStep(zBoson, 'missing', {
      plot: 'met',
      goal: {kind: 'cut', cut: 'is.channel=2', isAlone: true},
      hint: 'Clear all cuts, and keep only eμ.',
    }),
  ],
};

const fourLeptons: Guide = {
  id: 'hzz13-four-leptons',
  title: higgsBoson.title,
  page: '/docs/webapps/teachersapp',
  steps: [
    {
      id: 'window',
      why: 'All four leptons are measured, so the Higgs boson appears as a peak.',
      goal: {kind: 'cut', cut: 'in.m4l=120..130'},
      question: {kind: 'largest', text: 'Which process will be the largest in this window?'},
    },
    {
      id: 'asimov',
      title: 'Choose the Asimov formula',
      why: 'It is also valid for small numbers of events; S/√B is an overestimate here.',
      plot: 'm4l',
      goal: {kind: 'option', name: 'measure', values: ['asimov', 'asimovWithUncertainty']},
      hint: 'Choose “Asimov” as the figure of merit, at the top left.',
    },
    {
      id: 'second',
      why: 'A Higgs boson of 125 GeV can decay to at most one on-shell Z boson (near its nominal mass); the other is off-shell. Background pairs often come from a virtual photon.',
      goal: {kind: 'cut', cut: 'in.m34=20..'},
      question: {
        kind: 'merit',
        measure: 'asimov',
        text: 'How will a lower limit on the mass of the second pair change the Asimov significance?',
      },
    },
    choiceStep(higgsBoson, 'more', {
      plot: 'm4l',
      goal: {kind: 'luminosity', times: 4},
      hint: 'Enter a luminosity of 146.4 fb⁻¹ at the top right.',
    }),
  ],
};

const twoPhotons: Guide = {
  id: 'hyy13-two-photons',
  title: 'A small peak on a large background',
  page: '/docs/13TeVDoc/13tutorial',
  steps: [
    {
      id: 'window',
      why: 'Higgs decays to two photons peak at 125 GeV. Outside the peak, nearly all events are background.',
      goal: {kind: 'cut', cut: 'in.myy=122..128'},
      question: {
        kind: 'largest',
        text: 'Which process will be the largest between 122 and 128 GeV?',
      },
    },
    {
      id: 'momentum',
      why: 'A Higgs boson often recoils against a jet.',
      goal: {kind: 'cut', cut: 'in.ptyy=20..'},
      question: {
        kind: 'merit',
        text: 'How will S/√B change if you require a transverse momentum of the pair above 20 GeV?',
      },
    },
  ],
};

export const peakGuides: readonly Guide[] = [zMass, firstPeak, fourLeptons, twoPhotons];

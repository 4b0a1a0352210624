/** The selections of H → WW at 13 TeV. */
import {withoutJets} from '@site/src/data/lessons/selections';
import type {Guide} from '../types';
import {shared} from './hww13Shared';

const noJet: Guide = {
  id: 'hww13-no-jet',
  title: 'Events without jets',
  page: '/docs/webapps/find_the_higgs_2_13TeV',
  steps: [
    {
      ...shared('jets', withoutJets.jets),
      question: {
        kind: 'merit',
        text: 'How will S/√B change if you reject all events with jets?',
      },
    },
    shared('mass', withoutJets.mass),
    shared('pairMomentum', withoutJets.pairMomentum),
    {
      ...shared('missing', withoutJets.missing),
      question: {kind: 'merit', text: 'How will this cut change S/√B?'},
    },
    {
      ...shared('angle', withoutJets.angle),
      question: {
        kind: 'largest',
        text: 'Which process will be the largest after all five cuts?',
      },
    },
    {
      id: 'uncertain',
      title: 'Judge the selection with an uncertain background',
      why: 'S/√B assumes that the background is known exactly. Remove the last two cuts with their × and see how far this figure of merit falls.',
      plot: 'met',
      goal: {kind: 'option', name: 'measure', values: ['asimovWithUncertainty']},
      hint: 'Choose “Asimov ± B” as the figure of merit, at the top left.',
    },
  ],
};

const oneJet: Guide = {
  id: 'hww13-one-jet',
  title: 'Events with one jet',
  page: '/docs/webapps/find_the_higgs_2_13TeV',
  steps: [
    {
      id: 'jets',
      why: 'Begin without any other cut. With one jet, the top-quark background returns.',
      goal: {kind: 'cut', cut: 'in.jets=0.5..1.5'},
    },
    {
      id: 'bTags',
      why: 'A top quark decays to a b quark.',
      goal: {kind: 'cut', cut: 'in.bTags=..0.5'},
      question: {
        kind: 'maxReduction',
        text: 'Which background will a b-tag veto reduce most?',
      },
    },
    {
      id: 'channel',
      why: 'A Z boson decays to two leptons of the same flavour, so it produces eμ pairs only via two τ leptons.',
      goal: {kind: 'cut', cut: 'is.channel=2'},
      question: {kind: 'merit', text: 'Half of the signal is eμ. How will S/√B change?'},
    },
    {
      id: 'mass',
      why: 'Two neutrinos carry energy away, so the pair from a Higgs boson has a low mass.',
      goal: {kind: 'cut', cut: 'in.mll=..70'},
    },
    {id: 'pairMomentum', why: 'This rejects Z → ττ.', goal: {kind: 'cut', cut: 'in.ptll=30..'}},
    shared('angle', withoutJets.angle),
  ],
};

const challenge: Guide = {
  id: 'hww13-evidence',
  title: 'Reach a significance of 3',
  page: '/docs/webapps/find_the_higgs_2_13TeV',
  steps: [
    {
      id: 'channel',
      why: 'Keeping only eμ rejects far more background than signal.',
      goal: {kind: 'cut', cut: 'is.channel=2'},
    },
    {
      id: 'jets',
      why: 'Events with no jet and with one jet can be kept together.',
      goal: {kind: 'cut', cut: 'in.jets=..1.5'},
    },
    {
      id: 'bTags',
      why: 'A b-tag veto then rejects most of the top-quark background.',
      goal: {kind: 'cut', cut: 'in.bTags=..0.5'},
    },
    {
      id: 'reach',
      why: 'Two quantities help most: the mass of the pair, and the transverse mass, which has an edge for the signal.',
      plot: 'mt',
      goal: {
        kind: 'merit',
        measure: 'signalOverRootBackground',
        target: {challenge: 'threeSigma'},
      },
      hint: 'Keep pairs with a low mass and some transverse momentum, and transverse masses up to just above the edge.',
    },
  ],
};

export const hww13Searches: readonly Guide[] = [noJet, oneJet, challenge];

/** The guides of pseudo-data, 8 TeV and dark matter. */
import type {Guide} from '../types';

const pseudoData: Guide = {
  id: 'hww13d-pseudo-data',
  title: 'Simulation and pseudo-data',
  page: '/docs/webapps/histogram-analyser-2_13TeV',
  steps: [
    {
      id: 'jets',
      why: 'Each top-quark decay usually produces at least one jet. Check whether the data points agree with the stack.',
      goal: {kind: 'cut', cut: 'in.jets=..1.5'},
      question: {
        kind: 'maxReduction',
        text: 'You keep at most one jet. Which background will lose the largest fraction of its events?',
      },
    },
    {
      id: 'bTags',
      why: 'A top quark decays to a b quark.',
      goal: {kind: 'cut', cut: 'in.bTags=..0.5'},
      question: {kind: 'largest', text: 'Which process will be the largest after a b-tag veto?'},
    },
    {
      id: 'mass',
      why: 'Two neutrinos carry energy away, so the pair from a Higgs boson has a low mass.',
      goal: {kind: 'cut', cut: 'in.mll=..55'},
    },
    {id: 'pairMomentum', why: 'This rejects Z → ττ.', goal: {kind: 'cut', cut: 'in.ptll=30..'}},
    {
      id: 'transverseMass',
      why: 'The transverse-mass distribution of the Higgs signal has an edge at 125 GeV. WW and tt̄ have no such edge.',
      goal: {kind: 'cut', cut: 'in.mt=80..130'},
    },
  ],
};

const at8TeV: Guide = {
  id: 'hww8-cuts',
  title: 'The H → WW cuts at 8 TeV',
  page: '/docs/8TeVDoc/event_selection',
  steps: [
    {
      id: 'channel',
      why: 'A Z boson decays to two leptons of the same flavour.',
      goal: {kind: 'cut', cut: 'is.channel=2'},
    },
    {
      id: 'jets',
      why: 'Top-quark decays produce jets.',
      goal: {kind: 'cut', cut: 'in.jets=..0.5'},
      question: {
        kind: 'largest',
        text: 'You reject events with jets. Which process will be the largest?',
      },
    },
    {
      id: 'momenta',
      title: 'Missing momentum above 20 GeV, and transverse momentum of the pair above 30 GeV',
      why: 'Neutrinos escape undetected, and a Z boson without a jet has nothing to recoil against.',
      plot: 'met',
      goal: {kind: 'cut', cut: 'in.met=20..&in.ptll=30..'},
      question: {
        kind: 'maxReduction',
        text: 'Which background will lose the largest fraction of its events?',
      },
      hint: 'Two cuts: missing momentum of at least 20 GeV, and a transverse momentum of the pair of at least 30 GeV.',
    },
    {
      id: 'spin',
      title: 'A mass below 55 GeV, and an angle below 103°',
      why: 'The Higgs boson has spin 0, so the two leptons tend to fly in similar directions.',
      plot: 'mll',
      goal: {kind: 'cut', cut: 'in.mll=..55&in.deltaPhiLl=..103'},
      hint: 'Two cuts: masses below 55 GeV, and angles below 103°.',
    },
    {
      id: 'balance',
      why: 'This cut suppresses events in which a jet fakes a lepton. The sample contains no such events.',
      goal: {kind: 'cut', cut: 'in.deltaPhiMetLl=90..'},
      question: {
        kind: 'merit',
        text: 'You require at least 90° between the missing momentum and the lepton pair. How will S/√B change?',
      },
    },
  ],
};

const darkMatter: Guide = {
  id: 'dm13-search',
  title: 'Mono-Z search: a Z boson and something invisible',
  page: '/docs/webapps/mlapp',
  steps: [
    {
      id: 'angle',
      why: 'A Z boson that recoils against dark matter alone is back to back with the missing momentum.',
      goal: {kind: 'cut', cut: 'in.deltaPhiLlMet=160..'},
      question: {
        kind: 'maxReduction',
        text: 'You require the pair to be nearly back to back with the missing momentum. Which background will lose the largest fraction of its events?',
      },
    },
    {
      id: 'mass',
      why: 'The two leptons come from a Z boson.',
      goal: {kind: 'cut', cut: 'in.mll=82.5..102.5'},
      question: {
        kind: 'maxReduction',
        text: 'Which background will a window around the Z mass reduce most?',
      },
    },
    {
      id: 'beyond',
      title: 'Find a selection that beats these two cuts',
      why: 'The other plots show where the signal is larger than the backgrounds.',
      plot: 'bJets',
      goal: {kind: 'merit', measure: 'signalOverRootBackground', target: {beats: 'mass'}},
      hint: 'Top-quark pairs produce b-jets: reject events with b-jets.',
    },
  ],
};

export const otherGuides: readonly Guide[] = [pseudoData, at8TeV, darkMatter];

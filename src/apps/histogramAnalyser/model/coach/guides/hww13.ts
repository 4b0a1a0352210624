/** The guides of H → WW at 13 TeV. */
import {withoutJets} from '@site/src/data/lessons/selections';
import type {CoachStep, Guide} from '../types';
import {hww13Searches} from './hww13Searches';
import {shared} from './hww13Shared';

const firstCuts: Guide = {
  id: 'hww13-first-cuts',
  title: 'The first cuts',
  page: '/docs/webapps/histanalyser',
  steps: [
    {
      id: 'linear',
      title: 'Switch to the linear scale, then back to the logarithmic one',
      why: 'On a logarithmic scale, each step up means ten times as many events. On a linear scale, the Higgs signal is too small to see.',
      plot: 'mll',
      goal: {kind: 'option', name: 'axis', values: ['linear']},
      isTried: true,
      hint: 'Press L, or choose the scale below the list of processes.',
    },
    {
      ...shared('mass', withoutJets.mass),
      question: {
        kind: 'maxReduction',
        text: 'Which background will lose the largest fraction of its events?',
      },
    },
    {
      ...shared('missing', withoutJets.missing),
      isTried: true,
    },
    {
      id: 'angle',
      why: 'Undo the last cut, and try the angle instead. The Higgs boson has spin 0, so the two leptons tend to fly in similar directions.',
      goal: {kind: 'cut', cut: withoutJets.angle.cut, without: ['met']},
      isTried: true,
    },
    {
      id: 'both',
      title: 'Now apply both cuts',
      why: 'All plots show the same events: the benefit of a cut depends on the cuts already made.',
      plot: 'met',
      goal: {kind: 'cut', cut: `${withoutJets.angle.cut}&${withoutJets.missing.cut}`},
      isTried: true,
      question: {
        kind: 'merit',
        text: 'Both cuts helped on their own. How will S/√B change if you add the cut on missing momentum to the cut on the angle?',
      },
    },
    {
      id: 'search',
      title:
        'Search on your own: reach an S/√B of 1.5 with cuts on mass, missing momentum and angle',
      why: 'Looser cuts give a better result here.',
      plot: 'mll',
      goal: {
        kind: 'merit',
        measure: 'signalOverRootBackground',
        target: {atLeast: 1.5},
        maxCuts: 3,
      },
      hint: 'Lower the upper limit on the mass and loosen the other two cuts.',
    },
  ],
};

const alone = (cut: string) => ({kind: 'cut', cut, isAlone: true}) as const;

const singleCuts: Guide = {
  id: 'hww13-single-cuts',
  title: 'One cut at a time',
  page: '/docs/webapps/the_display_histograms_13TeV',
  steps: [
    {
      id: 'channel',
      why: 'A Z boson decays to two leptons of the same flavour. Two W bosons decay independently.',
      goal: alone('is.channel=2'),
      isTried: true,
      question: {
        kind: 'maxReduction',
        text: 'You keep one electron and one muon. Which background will lose the largest fraction of its events?',
      },
    },
    {
      id: 'noJets',
      why: 'Most Z bosons are produced without jets, but more than half of the signal events have a jet.',
      goal: alone('in.jets=..0.5'),
      isTried: true,
      question: {
        kind: 'merit',
        text: 'Clear the flavour cut. How will S/√B change if you reject all events with jets instead?',
      },
    },
    {
      id: 'angle',
      why: 'The leptons from a Z boson are mostly back to back. The Higgs boson has spin 0, so the two leptons tend to fly in similar directions.',
      goal: alone('in.deltaPhiLl=..60'),
      isTried: true,
    },
    {
      id: 'missing',
      why: 'Neutrinos escape undetected. A Z boson that decays to ee or μμ produces no neutrinos.',
      goal: alone('in.met=100..'),
      isTried: true,
      question: {
        kind: 'largest',
        text: 'You require large missing momentum, at least 100 GeV. Which process will be the largest?',
      },
    },
    {
      id: 'top',
      title: 'Select top quarks: at least one b-tag, at least two jets, and eμ',
      why: 'Each top quark decays to a b quark and a W boson.',
      plot: 'bTags',
      goal: alone('in.bTags=0.5..&in.jets=1.5..&is.channel=2'),
      isTried: true,
      hint: 'Three cuts: 1 or more b-tags, 2 or more jets, and only eμ.',
    },
    {
      id: 'best',
      title: 'Find a single cut that is better than eμ',
      why: 'In these Higgs decays, two neutrinos carry energy away, so most dilepton masses are below 60 GeV.',
      plot: 'mll',
      goal: {
        kind: 'merit',
        measure: 'signalOverRootBackground',
        target: {beats: 'channel'},
        maxCuts: 1,
      },
      hint: 'Clear all cuts, then lower the upper limit on the mass.',
    },
  ],
};

const only = (id: string, label: string, plot: string, why: string): CoachStep => ({
  id,
  title: `Show ${label} alone`,
  why,
  plot,
  goal: {kind: 'shown', processes: [id]},
  isTried: true,
  hint: `Select ${label} in the list of processes.`,
});

const fingerprints: Guide = {
  id: 'hww13-fingerprints',
  title: 'A fingerprint for each process',
  page: '/docs/webapps/separate_signals_13TeV',
  steps: [
    only('z', 'Z', 'mll', 'For every plot, note where most events lie, such as “peak at 90 GeV”.'),
    only(
      'ttbar',
      'tt̄',
      'bTags',
      'Each top quark decays to a b quark. Look at the number of b-tags.',
    ),
    only('ww', 'WW', 'deltaPhiMetLl', 'The lepton pair recoils mostly against the two neutrinos.'),
    only(
      'higgs',
      'H → WW',
      'deltaPhiLl',
      'The Higgs boson has spin 0: its two leptons tend to fly in similar directions.',
    ),
    {
      id: 'normalised',
      title: 'Show all processes again, normalised',
      why: 'The distribution of each process has an area of 1, so you can compare shapes. Which plot separates the Higgs boson best?',
      goal: {kind: 'option', name: 'draw', values: ['normalised'], areAllShown: true},
      plot: 'mll',
      isTried: true,
      hint: 'Show all processes, and press D until “normalised” is chosen.',
    },
    {
      id: 'pair',
      why: 'Combine two cuts that reject Z bosons.',
      goal: {kind: 'cut', cut: 'is.channel=2&in.mll=..75', isAlone: true},
      plot: 'channel',
      isTried: true,
      question: {
        kind: 'maxReduction',
        text: 'Each of the two cuts rejects Z bosons. Which background will lose the largest fraction of its events?',
      },
      hint: 'Keep only eμ, and masses below 75 GeV.',
    },
    {
      id: 'third',
      why: 'The remaining Z bosons decay to two τ leptons, whose decays produce neutrinos. A cut on the transverse momentum of the pair rejects them better than a cut on missing momentum.',
      goal: {kind: 'cut', cut: 'in.ptll=30..'},
    },
  ],
};

/** Guides in teaching order. */
export const hww13Guides: readonly Guide[] = [
  firstCuts,
  singleCuts,
  fingerprints,
  ...hww13Searches,
];

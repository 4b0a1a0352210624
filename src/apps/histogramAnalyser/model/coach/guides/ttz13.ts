/** The guides of tt̄Z. */
import type {CoachStep, Guide} from '../types';

const sixJets: CoachStep = {
  id: 'jets',
  why: 'Two top quarks that decay to jets produce six jets.',
  goal: {kind: 'cut', cut: 'in.jets=5.5..'},
};

const fourCuts: Guide = {
  id: 'ttz13-four-cuts',
  title: 'Four cuts',
  page: '/docs/webapps/histogram-analyser-ttZ',
  steps: [
    {
      ...sixJets,
      question: {
        kind: 'maxReduction',
        text: 'Which background will lose the largest fraction of its events?',
      },
    },
    {
      id: 'channel',
      why: 'A Z boson decays to two leptons of the same flavour. Less than half of the tt̄ events remain.',
      goal: {kind: 'cut', cut: 'is.channel=0,1'},
    },
    {
      id: 'mass',
      why: 'The two leptons come from a Z boson. The Z background also contains a real Z boson, so it passes this cut.',
      goal: {kind: 'cut', cut: 'in.mll=80..100'},
      question: {
        kind: 'merit',
        text: 'The signal peaks at 91 GeV. How will a mass window change S/√B?',
      },
    },
    {
      id: 'bTags',
      why: 'Each top quark decays to a b quark. Only now do you see the benefit of the cuts on flavour and mass.',
      goal: {kind: 'cut', cut: 'in.bTags=1.5..'},
      question: {
        kind: 'largest',
        text: 'You require two b-tags. Which process will be the largest?',
      },
    },
  ],
};

const selectionA = 'in.jets=5.5..&is.channel=0,1&in.mll=80..100&in.bTags=1.5..';

const selections: Guide = {
  id: 'ttz13-selections',
  title: 'Two selections',
  page: '/docs/webapps/find_ttZ',
  steps: [
    {
      id: 'a',
      title: 'Selection A: six jets or more, ee or μμ, 80 to 100 GeV, two b-tags or more',
      why: 'Both top quarks decay to jets, and the leptons come from one Z boson.',
      plot: 'jets',
      goal: {kind: 'cut', cut: selectionA},
      isTried: true,
      hint: 'Four cuts: 6 or more jets, ee and μμ, masses from 80 to 100 GeV, 2 or more b-tags.',
    },
    {
      id: 'b',
      title: 'Selection B: exactly five jets',
      why: 'One of the six jets is lost, for example because it is emitted close to the beam.',
      plot: 'jets',
      goal: {kind: 'cut', cut: 'in.jets=4.5..5.5'},
      isTried: true,
      question: {kind: 'merit', text: 'How will S/√B change, compared with selection A?'},
    },
    {
      id: 'merged',
      title: 'Merge the two selections: five jets or more',
      why: 'The merged sample has a lower purity than A. If you keep the selections separate, their significances add in quadrature.',
      plot: 'jets',
      goal: {kind: 'cut', cut: 'in.jets=4.5..'},
      isTried: true,
      question: {
        kind: 'merit',
        text: 'The merged selection has more signal than A. How will S/√B change, compared with selection A?',
        against: 'a',
      },
    },
    {
      id: 'boosted',
      title: 'Require six jets again, and a transverse momentum of the pair above 60 GeV',
      why: 'The Z boson recoils against two top quarks.',
      plot: 'ptll',
      goal: {kind: 'cut', cut: 'in.jets=5.5..&in.ptll=60..'},
      hint: 'Set the number of jets back to 6 or more, and require a transverse momentum of the pair of at least 60 GeV.',
    },
  ],
};

const efficiencies: Guide = {
  id: 'ttz13-efficiencies',
  title: 'Efficiencies and correlations',
  page: '/docs/webapps/separate_signals_ttZ',
  steps: [
    {...sixJets, isTried: true, why: 'Note the number of tt̄Z events that remain.'},
    {
      id: 'both',
      why: 'Divide the number of tt̄Z events by the number before this cut: this is the efficiency of the b-tag cut after the jet cut.',
      goal: {kind: 'cut', cut: 'in.bTags=1.5..'},
      isTried: true,
    },
    {
      id: 'bTags',
      title: 'Remove the cut on the number of jets and keep the b-tag cut',
      why: 'Divide by the number before any cuts. If the two efficiencies differ, the quantities are correlated.',
      plot: 'jets',
      goal: {kind: 'cut', cut: 'in.bTags=1.5..', without: ['jets']},
      isTried: true,
      hint: 'Select the plot of the number of jets and press Backspace, or click the × next to the cut.',
    },
    {
      id: 'lepton',
      title: 'Reject tt̄: keep only ee or μμ, with a mass from 80 to 100 GeV',
      why: 'The leptons in tt̄ events come from two W bosons, so flavour and mass are nearly independent.',
      plot: 'mll',
      goal: {kind: 'cut', cut: 'is.channel=0,1&in.mll=80..100', isAlone: true},
      question: {
        kind: 'maxReduction',
        text: 'Clear all cuts. Which background will a same-flavour pair near the Z mass reduce most?',
      },
      hint: 'Clear the cut on b-tags; keep ee and μμ, and masses from 80 to 100 GeV.',
    },
  ],
};

export const ttz13Guides: readonly Guide[] = [fourCuts, selections, efficiencies];

/** H → WW → ℓνℓν at 13 and 8 TeV. */
import {higgsSamples} from '@site/src/samples/hww13/published';
import type {CodeAnalysis, CodeRelease, Process, Source} from '../analysis';
import {between, compared, type Expression} from '../expression';
import {jets} from '../final/jets';
import {leptons} from '../final/leptons';
import {pairQuantities} from '../final/pair';
import {leptonFactors, range, zSamples2025, wSamples2025} from './common';

const preselection: readonly Expression[] = [
  compared('charge', '==', 0),
  compared('met', '<', 200),
  between(10, 'mll', 105),
  compared('ptll', '<', 200),
];
const emu = compared('channel', '==', 2);

const isolation: Readonly<Record<CodeRelease, number>> = {
  '2016e-8tev': 0.15,
  '2020e-13tev': 0.1,
  '2025e-13tev-beta': NaN,
};

function common(release: CodeRelease) {
  const wanted = {pt: 25, count: 2, isolation: isolation[release]};
  const ofJets = jets(release, {pt: [30, 25], efficiency: 85, tags: 'b_tags'});
  return {
    release,
    objects: leptons(release, wanted),
    definitions: pairQuantities(release, ofJets),
    preselection,
    ...leptonFactors(release),
  };
}

const corrected = higgsSamples.flatMap(({dsid, correctedPb}) =>
  correctedPb === undefined ? [] : [[dsid, correctedPb] as const],
);

const first: Source = {
  ...common('2020e-13tev'),
  skim: '2lep',
  processes: [
    {label: 'H -> WW', isSignal: true, datasets: higgsSamples.map(({dsid}) => dsid)},
    {label: 'WW, ZZ -> 2l2v', datasets: [363492]},
    {label: 'ttbar', datasets: [410000]},
    {label: 'Z', datasets: [361106, 361107, 361108]},
  ],
  crossSections: Object.fromEntries(corrected),
  crossSectionsRemark: 'in pb; those that were published with the files are too small',
  fraction: 0.02,
  missing: {},
  remarks: [
    {
      of: 'bTags',
      words:
        'The correction of the b-tag holds for another working point than this one, and is left out.',
    },
  ],
};

const second: Source = {
  ...common('2025e-13tev-beta'),
  skim: '2to4lep',
  processes: [
    {label: 'H -> WW', isSignal: true, datasets: [345324, 345948, 345325, 345433, 345445]},
    {label: 'WW, ZZ -> 2l2v', datasets: [700602]},
    {label: 'ttbar', datasets: [410470]},
    {label: 'Z', datasets: [...zSamples2025.all, ...zSamples2025.lowMass]},
  ],
  crossSections: {345324: 0.548},
  crossSectionsRemark: 'in pb; the file leaves out the filter on the leptons',
  fraction: 0.005,
  missing: {},
  remarks: [
    {
      of: 'bTags',
      words:
        'The b-tagging algorithm is DL1dv01; the 2020 release, on which the sample of this app is modelled, used MV2c10.',
    },
    {
      words:
        'Of the Higgs samples other than 345324 the published lists do not say whether the branching ratio is in the cross-section: compare with the number of events that you expect.',
    },
  ],
};

/** Only the Higgs bosons of the page are of 8 TeV; the other columns have the same meaning. */
const of2016: Source = {
  ...common('2016e-8tev'),
  processes: [
    {label: 'H -> WW', isSignal: true, datasets: [161005, 161055]},
    {label: 'WW', datasets: [105985]},
    {label: 'ttbar', datasets: [117050]},
    {label: 'Z', datasets: [...range(147770, 147772), ...range(173041, 173046)]},
  ],
  fraction: 0.05,
  missing: {
    bTags:
      'the only b-tag with a published working point keeps 70 % of the b jets, that of the page 85 %',
  },
  remarks: [
    {
      words:
        'Impact parameters are not cut on: the meaning of their branch in this release is in doubt.',
    },
    {
      words:
        'The data are in two files, one for each trigger: an event with an electron and a muon may be in both, and is then counted twice.',
    },
    {
      words:
        'The files do not hold cross-sections: the numbers are those of the framework of the release.',
    },
  ],
};

export const hww13: CodeAnalysis = {
  title: 'H -> WW at 13 TeV',
  path: '/apps/histogram-analyser',
  plot: {dimension: 'mll', axis: {low: 0, high: 105, bins: 21}},
  sources: [first, second],
};

const emuOnly = (source: Source, processes: readonly Process[]): Source => ({
  ...source,
  preselection: [...source.preselection, emu],
  processes,
});

export const hww13d: CodeAnalysis = {
  ...hww13,
  title: 'H -> WW with an electron and a muon at 13 TeV',
  path: '/apps/histogram-analyser-data',
  sources: [
    emuOnly(first, [
      ...first.processes.slice(0, 3),
      {label: 'Z -> tau tau', datasets: [361108]},
      {
        label: 'Other',
        datasets: [
          ...range(410011, 410014),
          363490,
          363491,
          363356,
          363358,
          ...range(361100, 361105),
        ],
      },
    ]),
    emuOnly(second, [
      ...second.processes.slice(0, 3),
      {label: 'Z -> tau tau', datasets: [...range(700792, 700794), ...range(700901, 700903)]},
      {
        label: 'Other',
        datasets: [601352, 601355, 700600, 700601, 700492, 700493, ...wSamples2025],
      },
    ]),
  ],
};

export const hww8: CodeAnalysis = {
  ...hww13,
  title: 'H -> WW at 8 TeV',
  path: '/apps/histogram-analyser-8tev',
  sources: [of2016],
};

/** tt̄Z with two leptons and jets. */
import type {CodeAnalysis, CodeRelease} from '../analysis';
import {between, compared} from '../expression';
import {jets} from '../final/jets';
import {leptons} from '../final/leptons';
import {pairQuantities} from '../final/pair';
import {leptonFactors, zSamples2020, zSamples2025} from './common';

function common(release: CodeRelease) {
  const ofJets = jets(release, {pt: [25, 25], efficiency: 77, tags: 'b_tags'});
  return {
    release,
    objects: leptons(release, {pt: 15, count: 2, isolation: 0.06}),
    definitions: pairQuantities(release, ofJets),
    preselection: [
      compared('charge', '==', 0),
      compared('leading_pt', '>', 30),
      compared('jets', '>=', 3),
      compared('met', '<', 200),
      between(10, 'mll', 105),
      compared('ptll', '<', 200),
    ],
    ...leptonFactors(release),
    missing: {},
  };
}

const left =
  'W + jets events with a fake lepton are not included in "Other": with three jets or more they are rare.';

export const ttz13: CodeAnalysis = {
  title: 'ttZ with two leptons at 13 TeV',
  path: '/apps/ttz-analyser',
  plot: {dimension: 'mll', axis: {low: 0, high: 105, bins: 21}},
  sources: [
    {
      ...common('2020e-13tev'),
      skim: 'exactly2lep',
      processes: [
        {label: 'ttZ', isSignal: true, datasets: [410218, 410219]},
        {label: 'ttbar', datasets: [410000]},
        {label: 'Z', datasets: zSamples2020},
        {
          label: 'Other',
          datasets: [410155, 410013, 410014, 363356, 363358, 363490, 363491, 363492],
        },
      ],
      fraction: 0.05,
      remarks: [
        {words: left},
        {
          of: 'bTags',
          words:
            'The correction of the b-tag holds for the working point of 70 %, not for 77 %, and is left out.',
        },
      ],
    },
    {
      ...common('2025e-13tev-beta'),
      skim: '2to4lep',
      processes: [
        {label: 'ttZ', isSignal: true, datasets: [410218, 410219, 410220]},
        {label: 'ttbar', datasets: [410470]},
        {label: 'Z', datasets: zSamples2025.all},
        {
          label: 'Other',
          datasets: [410155, 601352, 601355, 700492, 700493, 700600, 700601, 700602],
        },
      ],
      fraction: 0.005,
      remarks: [
        {words: left},
        {
          of: 'bTags',
          words:
            'The b-tagging algorithm is DL1dv01; the 2020 release, on which the sample of this app is modelled, used MV2c10.',
        },
      ],
    },
  ],
};

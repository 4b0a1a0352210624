/** A Z boson beside dark matter. */
import type {CodeAnalysis, Source} from '../analysis';
import {between, compared} from '../expression';
import {jets} from '../final/jets';
import {leptons} from '../final/leptons';
import {monoZQuantities} from '../final/monoZ';
import {pairQuantities} from '../final/pair';
import {leptonFactors, zSamples2020} from './common';

const release = '2020e-13tev';
const ofJets = jets(release, {pt: [25, 25], efficiency: 85, tags: 'b_jets'});

const source: Source = {
  release,
  skim: '2lep',
  objects: leptons(release, {pt: 22.5, count: 2, isolation: 0.15}),
  definitions: [
    ...pairQuantities(release, ofJets, {angle: 'delta_phi_ll_met'}),
    ...monoZQuantities(release),
  ],
  preselection: [
    compared('charge', '==', 0),
    compared('channel', '<', 2),
    compared('leading_pt', '>', 30),
    between(61, 'mll', 121),
    compared('delta_r_ll', '<', 2),
    compared('met', '>', 80),
    compared('delta_phi_ll_met', '>', 114.6),
    compared('fractional_difference', '<', 0.3),
    compared('met_over_ht', '>', 0.5),
  ],
  processes: [
    {label: 'Z + dark matter', isSignal: true, datasets: [306085]},
    {label: 'Z + jets', datasets: zSamples2020},
    {label: 'non-resonant ll', datasets: [410000, 410013, 410014]},
    {label: 'WZ', datasets: [363491, 363358]},
    {label: 'ZZ, WW', datasets: [363490, 363492, 363356]},
  ],
  ...leptonFactors(release),
  fraction: 0.05,
  missing: {},
  remarks: [
    {words: 'The dark matter comes from a mediator of 200 GeV, as in the set DM_200.'},
    {
      words:
        'One sample contains WW and ZZ with two leptons and two neutrinos: both are listed as "ZZ, WW".',
    },
    {
      words:
        'The files of the dark-matter analyser do not say how HT is made, nor how tight their b-tag is: here HT is the sum of the pT of leptons and jets, and the b-tag keeps 85 % of the b jets.',
    },
    {words: 'The 2025 release has no sample with a Z boson and dark matter.'},
  ],
};

export const dm13: CodeAnalysis = {
  title: 'Z + dark matter at 13 TeV',
  path: '/apps/dark-matter-analyser',
  plot: {dimension: 'met', axis: {low: 80, high: 400, bins: 16}},
  sources: [source],
};

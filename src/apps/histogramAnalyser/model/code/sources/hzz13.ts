/** H → ZZ* → 4ℓ. */
import type {CodeAnalysis, CodeRelease} from '../analysis';
import {between, compared} from '../expression';
import {fourLeptonQuantities} from '../final/fourLeptons';
import {leptons} from '../final/leptons';
import {range, zSamples2025} from './common';

const common = (release: CodeRelease) => ({
  release,
  objects: leptons(release, {pt: 7, count: 4, isolation: 0.3, isLoose: true}),
  definitions: fourLeptonQuantities(release),
  preselection: [
    compared('pt1', '>', 25),
    compared('pt2', '>', 15),
    compared('pt3', '>', 10),
    compared('m12', '>', 0),
    between(80, 'm4l', 250),
  ],
  scaleFactors: ['PILEUP', 'ELE', 'MUON', 'LepTRIGGER'],
  missing: {},
});

export const hzz13: CodeAnalysis = {
  title: 'H -> ZZ* -> 4l at 13 TeV',
  path: '/apps/four-lepton-analyser',
  plot: {dimension: 'm4l', axis: {low: 80, high: 250, bins: 68}},
  sources: [
    {
      ...common('2025e-13tev-beta'),
      skim: 'exactly4lep',
      processes: [
        {
          label: 'H -> ZZ*',
          isSignal: true,
          datasets: [345060, 346228, ...range(346310, 346312), ...range(346340, 346342)],
        },
        {label: 'ZZ*', datasets: [700600]},
        {
          label: 'Other',
          datasets: [
            410155,
            410218,
            410219,
            410470,
            412043,
            364242,
            364243,
            364246,
            364248,
            ...zSamples2025.electronsAndMuons,
          ],
        },
      ],
      fraction: 1,
      remarks: [
        {
          words:
            'A few simulated Z bosons with large weights make individual bins of "Other" jump.',
        },
      ],
    },
    {
      ...common('2020e-13tev'),
      skim: '4lep',
      processes: [
        {label: 'H -> ZZ*', isSignal: true, datasets: [345060, 344235, 341964, 341947]},
        {label: 'ZZ*', datasets: [363490]},
        {label: 'Other', datasets: [361106, 361107, 363491, 410000, 410155, 410218, 410219]},
      ],
      fraction: 1,
      remarks: [
        {
          words:
            'The published cross-section of 341947, a Z and a Higgs boson, is suspiciously small; the right one would add one or two per cent to the signal.',
        },
      ],
    },
  ],
};

/** Z → ℓℓ. */
import type {CodeAnalysis, CodeRelease} from '../analysis';
import {between, compared} from '../expression';
import {leptons} from '../final/leptons';
import {pairQuantities} from '../final/pair';
import {range, wSamples2025, zSamples2025} from './common';

const common = (release: CodeRelease) => ({
  release,
  objects: leptons(release, {pt: 15, count: 2, isolation: 0.15, isLoose: true}),
  definitions: pairQuantities(release, []),
  preselection: [compared('leading_pt', '>', 25), between(50, 'mll', 140)],
  scaleFactors: ['PILEUP', 'ELE', 'MUON', 'LepTRIGGER'],
  missing: {},
});

const fakes =
  'Same-sign pairs come from fake leptons and from charge misidentification of electrons: all processes contribute to them, and events with two fake leptons from jets are not simulated.';

export const zll13: CodeAnalysis = {
  title: 'Z -> ll at 13 TeV',
  path: '/apps/z-analyser',
  plot: {dimension: 'mll', axis: {low: 50, high: 140, bins: 36}},
  sources: [
    {
      ...common('2025e-13tev-beta'),
      skim: '2to4lep',
      processes: [
        {label: 'Z -> ll', isSignal: true, datasets: zSamples2025.electronsAndMuons},
        {label: 'ttbar, Z -> tau tau', datasets: [410470, ...zSamples2025.taus]},
        {label: 'W', datasets: wSamples2025},
      ],
      fraction: 0.005,
      remarks: [{words: fakes}],
    },
    {
      ...common('2020e-13tev'),
      skim: 'exactly2lep',
      processes: [
        {label: 'Z -> ll', isSignal: true, datasets: [361106, 361107]},
        {label: 'ttbar, Z -> tau tau', datasets: [410000, 361108]},
        {label: 'W', datasets: range(361100, 361105)},
      ],
      fraction: 0.02,
      remarks: [{words: fakes}],
    },
  ],
};

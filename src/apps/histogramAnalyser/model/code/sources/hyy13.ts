/** H → γγ. */
import type {CodeAnalysis, CodeRelease} from '../analysis';
import {between, compared} from '../expression';
import {photonQuantities, photons} from '../final/photons';

const common = (release: CodeRelease) => ({
  release,
  skim: 'GamGam',
  objects: photons(release),
  definitions: photonQuantities(release),
  preselection: [
    compared('et1', '>', 35),
    compared('et1_over_myy', '>', 0.35),
    compared('et2_over_myy', '>', 0.25),
    between(105, 'myy', 160),
  ],
  missing: {},
});

const noContinuum =
  'The release has no simulation of pairs of photons without a Higgs boson: the data are their own background, as the signal is small beside it.';

export const hyy13: CodeAnalysis = {
  title: 'H -> yy at 13 TeV',
  path: '/apps/two-photon-analyser',
  plot: {dimension: 'myy', axis: {low: 105, high: 160, bins: 55}},
  sources: [
    {
      ...common('2020e-13tev'),
      processes: [
        {
          label: 'H -> yy',
          isSignal: true,
          datasets: [343981, 345041, 345318, 345319, 341081],
        },
      ],
      crossSections: {341081: 0.00115},
      crossSectionsRemark: 'in pb; the published one has the branching ratio twice',
      scaleFactors: ['PILEUP', 'PHOTON', 'PhotonTRIGGER'],
      fraction: 0.1,
      remarks: [{words: noContinuum}],
    },
    {
      ...common('2025e-13tev-beta'),
      processes: [
        {
          label: 'H -> yy',
          isSignal: true,
          datasets: [343981, 346214, 345317, 345318, 345319, 345061, 346525],
        },
      ],
      scaleFactors: ['PILEUP', 'PHOTON'],
      fraction: 0.05,
      remarks: [
        {words: noContinuum},
        {
          words:
            'No trigger is required: the release has no diphoton trigger and no correction for it.',
        },
      ],
    },
  ],
};

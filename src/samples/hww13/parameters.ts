/**
 * How each process of the sample is made. The recoil, the jets and the missing momentum are effective
 * numbers, fitted to the published shapes of the 2020 app; they are not constants of the detector.
 */
import type {Diboson} from '../../physics/montecarlo/collider/diboson';
import type {DrellYan} from '../../physics/montecarlo/collider/drellYan';
import type {HiggsToWW} from '../../physics/montecarlo/collider/higgsToWW';
import type {LeptonResponse, Response} from '../../physics/montecarlo/collider/response';
import type {TopPair} from '../../physics/montecarlo/collider/topPair';

export const higgs: HiggsToWW = {
  channels: [0.217, 0.238, 0.545],
  recoil: [
    [0.51, {scale: 18.2, power: 1.52}],
    [0.49, {scale: 80.6, power: 2.58}],
  ],
  rapidityWidth: 1.1,
};

export const ww: Diboson = {
  ww: {channels: [0.227, 0.224, 0.549]},
  zz: {channels: [0.51, 0.49, 0]},
  zzShare: 0.138,
  recoil: {scale: 17.8, power: 1.9},
  rapidityWidth: 1.0,
};

export const ttbar: TopPair = {
  channels: [0.228, 0.241, 0.531],
  recoil: {scale: 30, power: 2.12},
  rapidityWidth: 0.9,
};

export const z: DrellYan = {
  channels: [0.45, 0.55, 0],
  photonShare: 0.16,
  recoil: {scale: 12.5, power: 2.01},
  rapidityWidth: 1.25,
};

/**
 * Bosons that become two leptons by way of two τ, per boson that does so at once: (35.2 %)² of the τ
 * pairs (PDG), of which there are half as many, and a factor fitted to the published eμ pairs.
 */
export const tauMadeShare = (0.352 ** 2 / 2) * 1.45;

const leptons: LeptonResponse = {
  scale: 0.996,
  electron: {sampling: 0.13, constant: 0.012},
  muon: {constant: 0.021, slope: 2e-4},
  radiation: {share: 0.25, mean: 0.035},
};

export const responses = {
  higgs: {
    lepton: leptons,
    jets: {extra: 0.8, efficiency: 0.58, mistag: 0.13, tag: 0.862},
    missing: {
      noise: 13.7,
      stochastic: 0.74,
      constant: 0.029,
      lost: 0.98,
      fall: 25.5,
      tail: {share: 0.088, factor: 1.7},
    },
  },
  ww: {
    lepton: leptons,
    jets: {extra: 0.46, efficiency: 0.97, mistag: 0.053, tag: 0.862},
    missing: {
      noise: 12,
      stochastic: 0.96,
      constant: 0.096,
      lost: 0.36,
      fall: 18,
      tail: {share: 0.217, factor: 1.7},
    },
  },
  ttbar: {
    lepton: leptons,
    jets: {extra: 0.37, efficiency: 0.86, mistag: 0.22, tag: 0.862},
    missing: {
      noise: 11.8,
      stochastic: 0.48,
      constant: 0.1,
      lost: 0.22,
      fall: 76,
      tail: {share: 0.146, factor: 1.7},
    },
  },
  z: {
    lepton: {
      scale: 0.995,
      electron: {sampling: 0.119, constant: 0.012},
      muon: {constant: 0.0195, slope: 2e-4},
      radiation: {share: 0.1, mean: 0.079},
    },
    jets: {extra: 0.18, efficiency: 0.97, mistag: 0.103, tag: 0.862},
    missing: {
      noise: 7.9,
      stochastic: 0.7,
      constant: 0.12,
      lost: 0.65,
      fall: 34.8,
      tail: {share: 0.3, factor: 2.36},
    },
  },
} as const satisfies Readonly<Record<string, Response>>;

/** A calibrated detector, in which the peak of the Z boson is at its mass. */
export const calibratedLeptons: LeptonResponse = {
  scale: 1.003,
  electron: {sampling: 0.119, constant: 0.012},
  muon: {constant: 0.0195, slope: 2e-4},
  radiation: {share: 0.1, mean: 0.03},
};

/** What the dimensions of the samples are called in code. */

interface Label {
  /** In letters that every language and font has. */
  readonly label: string;
  readonly unit?: 'GeV' | 'degrees';
  /** What the codes of a category mean. */
  readonly codes?: readonly string[];
}

const gev = (label: string): Label => ({label, unit: 'GeV'});
const degrees = (label: string): Label => ({label, unit: 'degrees'});

const labels: Readonly<Record<string, Label>> = {
  mll: gev('m(ll)'),
  jets: {label: 'number of jets'},
  bTags: {label: 'number of b-tagged jets'},
  bJets: {label: 'number of b-tagged jets'},
  ptll: gev('pT(ll)'),
  met: gev('missing transverse momentum'),
  deltaPhiMetLl: degrees('angle of missing momentum to leptons'),
  deltaPhiLlMet: degrees('angle of missing momentum to leptons'),
  deltaPhiLl: degrees('angle between the leptons'),
  mt: gev('transverse mass'),
  leadingPt: gev('pT of the leading lepton'),
  subleadingPt: gev('pT of the subleading lepton'),
  deltaRLl: {label: 'delta R of the leptons'},
  sameCharge: {label: 'charges', codes: ['opposite', 'same']},
  m4l: gev('m(4l)'),
  m12: gev('mass of the pair nearer to the Z boson'),
  m34: gev('mass of the second pair'),
  pt1: gev('pT of lepton 1'),
  pt2: gev('pT of lepton 2'),
  pt3: gev('pT of lepton 3'),
  pt4: gev('pT of lepton 4'),
  minDeltaR: {label: 'smallest delta R of two leptons'},
  myy: gev('m(yy)'),
  ptyy: gev('pT(yy)'),
  et1: gev('ET of the leading photon'),
  et2: gev('ET of the subleading photon'),
  cosTheta: {label: '|cos(theta*)|'},
  fractionalDifference: {label: '|missing momentum - pT(ll)| / pT(ll)'},
  metOverHt: {label: 'missing momentum / HT'},
};

const channels = {
  pair: {label: 'channel', codes: ['ee', 'mumu', 'emu']},
  four: {label: 'channel', codes: ['4e', '4mu', '2e2mu']},
} as const;

/** @param isFour whether the channel is one of four leptons */
export const labelOf = (dimension: string, isFour: boolean): Label =>
  dimension === 'channel'
    ? channels[isFour ? 'four' : 'pair']
    : (labels[dimension] ?? {label: dimension});

/** `deltaPhiLl` is `delta_phi_ll` in the code. */
export const variableOf = (dimension: string): string =>
  dimension.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** `m(ll) in GeV`. */
export function withUnit({label, unit}: Label): string {
  return unit ? `${label} in ${unit}` : label;
}

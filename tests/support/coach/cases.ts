/** Cuts and replies for the guides of the coach, by guide and step. */

/** Cuts that meet the goals of free searches and of positions, by guide and step. */
export const solutions: Readonly<Record<string, string>> = {
  'hww13-first-cuts search': 'in.mll=..60&in.met=20..&in.deltaPhiLl=..140',
  'hww13-single-cuts best': 'in.mll=..50',
  'hww13-evidence reach':
    'is.channel=2&in.jets=..1.5&in.bTags=..0.5&in.mll=..55&in.ptll=30..&in.mt=..130',
  'zll13-first-peak mass': 'in.mll=90..92.5',
  'dm13-search beyond': 'in.deltaPhiLlMet=160..&in.mll=82.5..102.5&in.bJets=..0.5',
};

/** Values that differ from those of a step and are accepted, and others that are not. */
export const variants: Readonly<Record<string, {readonly good: string; readonly bad: string}>> = {
  'hww13-first-cuts mass': {good: 'in.mll=..70', bad: 'in.mll=..85'},
  'hww13-single-cuts angle': {good: 'in.deltaPhiLl=..55', bad: 'in.deltaPhiLl=..150'},
  'hww13-fingerprints third': {good: 'in.ptll=35..', bad: 'in.ptll=5..'},
  'hww13-no-jet mass': {good: 'in.mll=..70', bad: 'in.mll=75..'},
  'hww13-no-jet missing': {good: 'in.met=35..', bad: 'in.met=10..'},
  'hww13-no-jet angle': {good: 'in.deltaPhiLl=..90', bad: 'in.deltaPhiLl=..20'},
  'hww13-one-jet mass': {good: 'in.mll=..75', bad: 'in.mll=..15'},
  'hww13-evidence jets': {good: 'in.jets=-1..1.7', bad: 'in.jets=..2.5'},
  'ttz13-four-cuts mass': {good: 'in.mll=82..100', bad: 'in.mll=40..80'},
  'ttz13-selections boosted': {good: 'in.ptll=70..', bad: 'in.ptll=..60'},
  'ttz13-efficiencies both': {good: 'in.bTags=1.2..', bad: 'in.bTags=0.5..'},
  'zll13-first-peak flavour': {good: 'is.channel=1', bad: 'is.channel=0,1'},
  'zll13-first-peak mass': {good: 'in.mll=86..96', bad: 'in.mll=87.5..90'},
  'zll13-z-boson mass': {good: 'in.mll=85..97', bad: 'in.mll=50..80'},
  'hzz13-four-leptons window': {good: 'in.m4l=119..129', bad: 'in.m4l=80..100'},
  'hyy13-two-photons window': {good: 'in.myy=122..127', bad: 'in.myy=130..136'},
  'hww13d-pseudo-data transverseMass': {good: 'in.mt=75..130', bad: 'in.mt=130..'},
  'hww8-cuts spin': {good: 'in.mll=..60', bad: 'in.deltaPhiLl=103..'},
  'dm13-search angle': {good: 'in.deltaPhiLlMet=158..', bad: 'in.deltaPhiLlMet=..160'},
};

/** Right replies to the predictions, as explained on the pages of the guides. */
export const replies: Readonly<Record<string, string>> = {
  'hww13-first-cuts mass': 'z',
  'hww13-first-cuts both': 'falls',
  'hww13-single-cuts channel': 'z',
  'hww13-single-cuts noJets': 'falls',
  'hww13-single-cuts missing': 'ttbar',
  'hww13-fingerprints pair': 'z',
  'hww13-no-jet jets': 'falls',
  'hww13-no-jet missing': 'same',
  'hww13-no-jet angle': 'ww',
  'hww13-one-jet bTags': 'ttbar',
  'hww13-one-jet channel': 'rises',
  'ttz13-four-cuts jets': 'z',
  'ttz13-four-cuts mass': 'same',
  'ttz13-four-cuts bTags': 'z',
  'ttz13-selections b': 'falls',
  'ttz13-selections merged': 'falls',
  'ttz13-efficiencies lepton': 'ttbar',
  'zll13-z-boson flavour': 'same',
  'zll13-z-boson charge': 'conserved',
  'zll13-z-boson sameCharge': 'wrong',
  'zll13-z-boson missing': 'neutrinos',
  'hzz13-four-leptons window': 'higgs',
  'hzz13-four-leptons second': 'rises',
  'hzz13-four-leptons more': 'double',
  'hyy13-two-photons window': 'continuum',
  'hyy13-two-photons momentum': 'rises',
  'hww13d-pseudo-data jets': 'ttbar',
  'hww13d-pseudo-data bTags': 'z',
  'hww8-cuts jets': 'z',
  'hww8-cuts momenta': 'z',
  'hww8-cuts balance': 'falls',
  'dm13-search angle': 'nonResonant',
  'dm13-search mass': 'nonResonant',
};

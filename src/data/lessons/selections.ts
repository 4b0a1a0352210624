/** Selections shared by lessons, worksheets and the guides of the apps. */

export interface SelectionCut {
  /** Cut as a URL parameter of the analyser: `in.mll=..75`. */
  readonly cut: string;
  /** The cut at the beginning of a sentence. */
  readonly name: string;
  /** The physical reason, without a full stop. */
  readonly reason: string;
}

/** H → WW in events without jets, in the order of the 2020 release. */
export const withoutJets = {
  jets: {cut: 'in.jets=..0.5', name: 'No jet', reason: 'top-quark decays produce jets'},
  mass: {
    cut: 'in.mll=..75',
    name: 'Dilepton mass below 75 GeV',
    reason: 'leptons from a Z boson have a mass near 91 GeV',
  },
  pairMomentum: {
    cut: 'in.ptll=30..',
    name: 'Transverse momentum of the lepton pair above 30 GeV',
    reason: 'a Z boson without a jet has nothing to recoil against',
  },
  missing: {
    cut: 'in.met=40..',
    name: 'Missing transverse momentum above 40 GeV',
    reason: 'Z → ee and Z → μμ have no neutrinos',
  },
  angle: {
    cut: 'in.deltaPhiLl=..80',
    name: 'Azimuthal separation below 80°',
    reason: 'the Higgs boson has spin 0, so the two leptons tend to fly in similar directions',
  },
} as const satisfies Readonly<Record<string, SelectionCut>>;

/** The reasons for the cuts of a selection, one sentence each. */
export const reasonsFor = (selection: Readonly<Record<string, SelectionCut>>): string =>
  Object.values(selection)
    .map(({name, reason}) => `${name}: ${reason}.`)
    .join(' ');

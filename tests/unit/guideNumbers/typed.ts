/** Masses, decays and cross-sections of the typed statements of the site, as guides print them. */
import releases from '../../../src/data/generated/catalogue/samples-2020e-13tev.json';
import {higgsDecays, higgsProduction} from '../../../src/data/higgs';
import {processes13} from '../../../src/data/processes';
import {masses} from '../../../src/physics/masses';
import {teachingLuminosity} from '../workedNumbers/luminosity';
import {fixed} from '../workedNumbers/print';

export const [z, w, higgs] = [masses.z, masses.w, masses.higgs].map((mass) => fixed(mass, 0)) as [
  string,
  string,
  string,
];
export const exactZ = fixed(masses.z, 2);

export function sigma(name: string): number {
  const found = processes13.find((process) => process.name === name);
  if (!found) throw new RangeError(`There is no process ${name}.`);
  return found.crossSectionPb;
}
export const printed = (name: string): string =>
  processes13.find((process) => process.name === name)?.print ?? '';
export const events = (crossSectionPb: number): number =>
  crossSectionPb * teachingLuminosity * 1000;

/** Cross-section of a simulated sample of the 2020 release in pb: the one that was meant, if the file is wrong. */
export function simulated(dsid: number): number {
  const row = releases.rows.find(([id]) => id === dsid);
  const at = (column: string) => row?.[releases.columns.indexOf(column)];
  return Number(at('expectedCrossSectionPb') ?? at('effectiveCrossSectionPb'));
}

export const decays = (to: string): string =>
  String(higgsDecays.find((decay) => decay.to === to)?.percent);
export const mode = (short: string): string =>
  String(higgsProduction.find((production) => production.short === short)?.crossSectionPb);

/** Branching ratios of the Z boson in per cent (Particle Data Group): to neutrinos, and to each charged lepton. */
export const zTo = {neutrinos: 20, lepton: 3.3662} as const;
/** Branching ratio of the W boson in per cent (Particle Data Group). */
const wToLepton = 10.86;
export const zDecays = [
  fixed(100 - zTo.neutrinos - 3 * zTo.lepton, 1),
  fixed(zTo.neutrinos, 1),
  fixed(zTo.lepton, 2),
] as const;
export const zDecayText =
  'to quarks in 69.9 % of cases, to neutrinos in 20.0 %, and to each flavour of charged lepton in 3.37 %';
export const wDecays = [fixed(100 - 3 * wToLepton, 1), fixed(wToLepton, 1)] as const;

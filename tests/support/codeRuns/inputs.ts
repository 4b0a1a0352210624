/** Generated files that programs of the pages read, and what these programs then print, by their titles. */
import {eta, mass, massless, phi, pt, sum} from '../../../src/physics/fourVector';
import {rootFileOf} from '../rootFiles/writeRoot';

export interface Input {
  /** Contents by path in the folder of the program. */
  readonly files: Readonly<Record<string, string | Uint8Array>>;
  readonly parameters?: readonly string[];
  /** The output for these files; null if the program prints none. */
  readonly output: string | null;
}

/** The checksum of the portal, by its definition: two sums modulo 65521. */
function adler32(bytes: Uint8Array): string {
  let low = 1;
  let high = 0;
  for (const byte of bytes) {
    low = (low + byte) % 65521;
    high = (high + low) % 65521;
  }
  return (high * 65536 + low).toString(16).padStart(8, '0');
}

const ntuple = rootFileOf('mini', [
  {name: 'lep_n', kind: 'int', values: [2, 0, 1]},
  {name: 'lep_pt', kind: 'float', counter: 'lep_n', values: [[44000, 41000], [], [27500]]},
]);

const electrons = [massless(1100, 0.4, 0.3), massless(1050, -0.8, -2.7)] as const;
const clusters = electrons.map((one) => ({
  energy: 1000 * one.energy,
  eta: eta(one),
  phi: phi(one),
}));

/** One event in the form of Phoenix, with two electrons that name their clusters. */
const phoenix = {
  '1/301204': {
    CaloClusters: {egammaClusters: clusters},
    Electrons: {
      AnalysisElectrons: clusters.map((_, place) => ({
        LinkedClusters: [`egammaClusters:${place}`],
      })),
    },
  },
  '2/301204': {CaloClusters: {egammaClusters: []}, Electrons: {AnalysisElectrons: []}},
};

const whole = (gev: number): string => gev.toFixed(0);

const oldCode = 'tree = file["mini"]\nlep_pt = events.lep_pt / 1000\nmet = events.met\n';

export const inputs: Readonly<Record<string, Input>> = {
  'adler32.py': {
    files: {'data_A.4lep.root': ntuple},
    parameters: ['data_A.4lep.root'],
    output: `${adler32(ntuple)} data_A.4lep.root`,
  },
  'zprime_mass.py': {
    files: {'Zprime_ee.json': JSON.stringify(phoenix)},
    output: `1/301204 pt ${electrons.map((one) => whole(pt(one))).join(' and ')} GeV, mass ${whole(mass(sum(...electrons)))} GeV`,
  },
  'Search for 2020 names and conversion factors': {
    files: {'plot.py': oldCode},
    output: oldCode
      .split('\n')
      .slice(0, 2)
      .map((line, place) => `./plot.py:${place + 1}:${line}`)
      .join('\n'),
  },
  'Remove PROOF; run this in the analysis folder': {
    files: {'main_HyyAnalysis.C': '#include "TProof.h"\nint main() {}\n'},
    output: null,
  },
  'So that every change can be undone': {
    files: {'Configurations/Configuration.py': 'Job = {}\n', 'Analysis/Job.py': 'pass\n'},
    output: null,
  },
};

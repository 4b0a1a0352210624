/** Ntuples with the branches of the releases for education: random events, not collisions. */
import {eta, phi, pt, type FourVector} from '../../../src/physics/fourVector';
import {gaussian, seededRandom, type Random} from '../../../src/physics/random';
import type {RecordedRelease} from '../../../src/samples/recorded/releases';
import {chance, jetOf, leptonOf, photonOf, type Values} from './testObjects';
import {rootFileOf, type TestBranch} from './writeRoot';

export interface TestEvent {
  /** In GeV; each event has a run of its own, by which it is found again, and all else of an event follows from `random`. */
  readonly leptons: readonly {
    readonly momentum: FourVector;
    readonly type: 11 | 13;
    readonly charge: 1 | -1;
  }[];
  readonly photons: readonly FourVector[];
}

const isFlag = (name: string): boolean => /is[A-Z]|trig|^jet_jvt$/.test(name);
const isInteger = (name: string): boolean => /_n$|charge|type|Number|quantile/.test(name);

export interface TestFile {
  readonly release: RecordedRelease;
  readonly events: readonly TestEvent[];
  readonly seed: number;
  /** Number of the simulated sample; recorded events if left out. */
  readonly dataset?: number;
  /** Branches to leave out. */
  readonly without?: readonly string[];
}

interface Row {
  readonly numbers: Values;
  readonly lists: Readonly<Record<string, readonly Values[]>>;
}

const firstRun = 300_000;

function rowOf(
  {release, dataset}: TestFile,
  {leptons, photons}: TestEvent,
  place: number,
  random: Random,
): Row {
  const is2020 = release === '2020e-13tev';
  const scale = is2020 ? 1000 : 1;
  const kinematics = (prefix: string, vector: FourVector): Values => ({
    [`${prefix}_pt`]: pt(vector) * scale,
    [`${prefix}_eta`]: eta(vector),
    [`${prefix}_phi`]: phi(vector),
  });
  const jets = Array.from({length: Math.floor(5 * random())}, () => ({
    jet_pt: scale * (20 + 60 * random()),
    jet_eta: 8 * random() - 4,
    jet_phi: 6 * random() - 3,
    ...jetOf[release](random),
  }));
  const missing = 60 * random() * scale;
  const factors = ['PILEUP', 'ELE', 'MUON', 'LepTRIGGER'].map((name) => [
    `${is2020 ? 'scaleFactor' : 'ScaleFactor'}_${name}`,
    name === 'PILEUP' ? 1.1 : 1,
  ]);
  const weights: Values = {
    ...Object.fromEntries(factors),
    ...(is2020
      ? {XSection: 2, SumWeights: 4}
      : {xsec: 2, filteff: 0.5, kfac: 2, sum_of_weights: 4}),
  };
  const met: Values = is2020 ? {met_et: missing} : {met: missing, met_mpx: 0};
  return {
    numbers: {
      runNumber: firstRun + place,
      channelNumber: dataset ?? firstRun + place,
      mcWeight: dataset === undefined ? 0 : 3,
      ...weights,
      trigE: chance(random, 0.8),
      trigM: chance(random, 0.8),
      trigP: chance(random, 0.95),
      ...met,
      met_phi: 6 * random() - 3,
    },
    lists: {
      lep: leptons.map(({momentum, type, charge}) => ({
        ...kinematics('lep', momentum),
        lep_type: type,
        lep_charge: charge,
        lep_z0: gaussian(random) * 0.2,
        ...leptonOf[release](random, pt(momentum) * scale),
      })),
      jet: jets,
      photon: photons.map((momentum) => ({
        ...kinematics('photon', momentum),
        photon_isTightID: chance(random, 0.95),
        ...photonOf[release](random, pt(momentum) * scale),
      })),
    },
  };
}

export const rowsOf = (file: TestFile): readonly Row[] => {
  const random = seededRandom(file.seed);
  return file.events.map((event, place) => rowOf(file, event, place, random));
};

const kindOf = (name: string): TestBranch['kind'] => {
  if (isFlag(name)) return 'bool';
  return isInteger(name) ? 'int' : 'float';
};

/** The bytes of a ROOT file. */
export function ntupleOf(file: TestFile): Uint8Array<ArrayBuffer> {
  const rows = rowsOf(file);
  const names = (values: readonly Values[]): readonly string[] =>
    Array.from(new Set(values.flatMap((one) => Object.keys(one))));
  const numbers = names(rows.map(({numbers: own}) => own)).map((name): TestBranch => ({
    name,
    kind: kindOf(name),
    values: rows.map(({numbers: own}) => own[name] ?? NaN),
  }));
  const lists = ['lep', 'jet', 'photon'].flatMap((prefix): TestBranch[] => {
    const items = rows.map(({lists: own}) => own[prefix] ?? []);
    const counter = `${prefix}_n`;
    return [
      {name: counter, kind: 'int', values: items.map(({length}) => length)},
      ...names(items.flat()).map((name): TestBranch => ({
        name,
        kind: kindOf(name),
        counter,
        values: items.map((list) => list.map((one) => one[name] ?? NaN)),
      })),
    ];
  });
  const empty =
    file.release === '2020e-13tev' ? ['lep_ptcone30'] : ['lep_isLooseIso', 'jet_btag_quantile'];
  const all = [...numbers, ...lists];
  // The marks of a release stay where no event has such an object.
  const marks = empty
    .filter((name) => !all.some((branch) => branch.name === name))
    .map((name): TestBranch => ({
      name,
      kind: kindOf(name),
      counter: `${name.split('_')[0]}_n`,
      values: rows.map(() => []),
    }));
  const kept = [...all, ...marks].filter(({name}) => !file.without?.includes(name));
  return rootFileOf(file.release === '2020e-13tev' ? 'mini' : 'analysis', kept);
}

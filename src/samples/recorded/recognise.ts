/** Recognises a released ntuple by its branches and its first events. */
import {readEvents, type NtupleFile} from './ntuple';
import {datasetNumberOf, releasedTree, simulationBranches, type RecordedRelease} from './releases';
import type {RecordedKey} from './selections';

export interface ReleasedFile {
  readonly release: RecordedRelease;
  /** `the 2020 education release`. */
  readonly releaseName: string;
  readonly tree: string;
  /** `four-lepton`: completes "a … file". */
  readonly kind: string;
  /** Number of the simulated sample (DSID); null for recorded events. */
  readonly dataset: number | null;
  /** The analysers whose selection fits the file, the nearest one first. */
  readonly keys: readonly RecordedKey[];
}

const examined = 1000;

interface Kind {
  readonly kind: string;
  readonly counter: string;
  /** All events have at least so many. */
  readonly least: number;
  readonly keys: readonly RecordedKey[];
}

/** The most special first. */
const kinds: readonly Kind[] = [
  {kind: 'four-lepton', counter: 'lep_n', least: 4, keys: ['hzz13']},
  {kind: 'diphoton', counter: 'photon_n', least: 2, keys: ['hyy13']},
  {kind: 'dilepton', counter: 'lep_n', least: 2, keys: ['zll13', 'hww13', 'ttz13']},
];

/** undefined for a file of no release, or one whose events fit no analyser. */
export async function recognised(file: NtupleFile): Promise<ReleasedFile | undefined> {
  const found = releasedTree(file);
  if (!found || found.tree.entries === 0) return undefined;
  const {tree, release} = found;
  const names = new Set(tree.branches.map(({name}) => name));
  const branches = ['lep_n', 'photon_n', ...simulationBranches].filter((name) => names.has(name));
  const least = new Map<string, number>();
  let dataset: number | null = null;
  await readEvents(file, {tree: tree.path, branches, count: examined}, (event) => {
    dataset ??= datasetNumberOf(event) ?? null;
    for (const {counter} of kinds) {
      least.set(counter, Math.min(least.get(counter) ?? Infinity, event.number(counter)));
    }
  });
  const fitting = kinds.find((one) => (least.get(one.counter) ?? 0) >= one.least);
  if (!fitting) return undefined;
  const {kind, keys} = fitting;
  return {release: release.key, releaseName: release.name, tree: tree.path, kind, dataset, keys};
}

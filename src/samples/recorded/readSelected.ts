/** Reads a released ntuple, and keeps what an analyser selects. */
import {NtupleError} from './failure';
import {readEvents, type NtupleEvent, type NtupleFile, type NtupleTree} from './ntuple';
import {
  datasetNumberOf,
  recordedReleases,
  releasedTree,
  simulationBranches,
  type RecordedRelease,
  type ReleaseFiles,
} from './releases';
import type {ColumnValues, Selection} from './selection';

/** Values of each column, row by row. */
export type RecordedColumns = ReadonlyMap<string, number[]>;

interface OpenNtuple {
  readonly tree: NtupleTree;
  readonly release: ReleaseFiles;
  readonly branches: readonly string[];
}

interface WhatToRead {
  readonly fileName: string;
  readonly selection: Selection;
  /** Undefined for any of the releases. */
  readonly wanted?: RecordedRelease;
}

/**
 * The tree that a selection reads, and its branches.
 *
 * @throws NtupleError for a file of no release or of another one, and for missing branches
 */
export function openForSelection(
  file: NtupleFile,
  {fileName, selection, wanted}: WhatToRead,
): OpenNtuple {
  const found = releasedTree(file);
  if (!found) {
    const trees = file.contents.trees.map(({path}) => path);
    throw new NtupleError(
      'notReleased',
      `${fileName} has no tree of ${wanted ? recordedReleases[wanted].name : 'an education release'}: ${trees.length > 0 ? `its trees are ${trees.join(', ')}, with different branches` : 'it has no tree'}. Use a file that the catalogue lists for the release.`,
    );
  }
  const {tree, release} = found;
  if (wanted && release.key !== wanted) {
    throw new NtupleError(
      'otherRelease',
      `${fileName} belongs to ${release.name}, not to ${recordedReleases[wanted].name}. Specify the release ${release.key}, or use a different file.`,
    );
  }
  const has = new Set(tree.branches.map(({name}) => name));
  const needed = selection.branches(release.key);
  const missing = needed.filter((branch) => !has.has(branch));
  if (missing.length > 0) {
    throw new NtupleError(
      'branch',
      `${fileName} does not contain ${missing.length === 1 ? 'the branch' : 'the branches'} ${missing.join(', ')}, which the selection requires. Use a file from the collection given in the documentation.`,
    );
  }
  const ofSimulation = simulationBranches.filter((branch) => has.has(branch));
  return {tree, release, branches: [...new Set([...needed, ...ofSimulation])]};
}

/** Takes one row of values after another into columns. */
export function columnCollector(): {
  readonly columns: Map<string, number[]>;
  readonly add: (values: ColumnValues) => void;
} {
  const columns = new Map<string, number[]>();
  return {
    columns,
    add(values) {
      for (const [name, value] of Object.entries(values)) {
        const column = columns.get(name);
        if (column) column.push(value);
        else columns.set(name, [value]);
      }
    },
  };
}

/** Rows beyond which a sample is too large for browsers. */
const maxRows = 1_000_000;

interface Reading extends WhatToRead {
  readonly onProgress?: (share: number) => void;
  /** Rows that other files have given already. */
  readonly rowsBefore?: number;
  readonly take: (values: ColumnValues, event: NtupleEvent) => void;
}

/**
 * Hands over the values of each selected event of a file with recorded events.
 *
 * @throws NtupleError as `openForSelection` does, for simulated events, and for too many rows
 */
export async function readSelected(
  file: NtupleFile,
  reading: Reading,
): Promise<{readonly events: number; readonly rows: number; readonly release: ReleaseFiles}> {
  const {fileName, selection, onProgress, take, rowsBefore = 0} = reading;
  const {tree, release, branches} = openForSelection(file, reading);
  let rows = 0;
  await readEvents(file, {tree: tree.path, branches, onProgress}, (event) => {
    const dataset = datasetNumberOf(event);
    if (dataset !== undefined) {
      throw new NtupleError(
        'simulated',
        `${fileName} contains simulated events of the sample ${dataset}, which are never shown as data. Use a file whose name contains “data”.`,
      );
    }
    const values = selection.select(event, release);
    if (!values) return;
    rows += 1;
    if (rowsBefore + rows > maxRows) {
      throw new NtupleError(
        'tooMany',
        `More than ${maxRows} events pass the selection, too many for a browser. Choose fewer files, such as those of one data-taking period.`,
      );
    }
    take(values, event);
  });
  return {events: tree.entries, rows, release};
}

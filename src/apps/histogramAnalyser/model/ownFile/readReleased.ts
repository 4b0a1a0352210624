/** Selects the events of a released ntuple as an analyser does. */
import {UserFileError} from '@site/src/kit/userFile/problem';
import type {RootFile} from '@site/src/rootFile/rootFile';
import {NtupleError} from '@site/src/samples/recorded/failure';
import {readEvents} from '@site/src/samples/recorded/ntuple';
import {columnCollector, openForSelection} from '@site/src/samples/recorded/readSelected';
import type {ReleasedFile} from '@site/src/samples/recorded/recognise';
import {selections, type RecordedKey} from '@site/src/samples/recorded/selections';
import {simulationWeight, weightBranches} from '@site/src/samples/recorded/simulationWeight';
import type {OwnTable} from './table';

/** The events of a file that pass a selection. */
export interface SelectedEvents {
  readonly key: RecordedKey;
  readonly file: Pick<OwnTable, 'name' | 'bytes' | 'address'>;
  readonly released: ReleasedFile;
  /** Events in the file. */
  readonly events: number;
  readonly rows: number;
  /** Values by name of the column, in its unit. */
  readonly columns: Readonly<Record<string, Float64Array>>;
  /** Weights of simulated events, at the luminosity; 1 for recorded ones. */
  readonly weights: Float64Array;
  /** The luminosity of the release, in fb⁻¹. */
  readonly luminosity: number;
  readonly energy: number;
  readonly selection: string;
}

const checkAgain = 'Check that the file is complete, or choose its columns yourself.';

/** @throws UserFileError for missing branches, and where no event passes */
export async function readReleased(
  root: RootFile,
  file: SelectedEvents['file'],
  released: ReleasedFile,
  key: RecordedKey,
  onProgress: (share: number) => void,
): Promise<SelectedEvents> {
  const selection = selections[key];
  try {
    const opened = openForSelection(root, {fileName: file.name, selection});
    const {tree, release} = opened;
    const isSimulated = released.dataset !== null;
    const weighting = weightBranches(key, release.key);
    const branches = isSimulated
      ? [...opened.branches, ...weighting.factors, weighting.sum]
      : opened.branches;
    const {columns, add} = columnCollector();
    const weights: number[] = [];
    await readEvents(root, {tree: tree.path, branches, onProgress}, (event) => {
      const values = selection.select(event, release);
      if (!values) return;
      add(values);
      weights.push(isSimulated ? simulationWeight(event, release, weighting) : 1);
    });
    if (weights.length === 0) {
      throw new UserFileError(
        `None of the ${tree.entries} events passes the selection.`,
        'Choose the columns yourself, or open another file from the release.',
      );
    }
    const {luminosity, energy} = release;
    return {
      ...{key, file, released, events: tree.entries, rows: weights.length, luminosity, energy},
      columns: Object.fromEntries(
        Array.from(columns, ([name, values]) => [name, Float64Array.from(values)]),
      ),
      weights: Float64Array.from(weights),
      selection: selection.words(release.key),
    };
  } catch (error) {
    if (error instanceof NtupleError) throw new UserFileError(error.message, checkAgain);
    throw error;
  }
}

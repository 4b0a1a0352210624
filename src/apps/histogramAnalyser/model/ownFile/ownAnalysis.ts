/** From a table and what its columns stand for to what the app counts and says. */
import {dimensionsOf, type AppDescription} from '../description';
import type {EventSource} from '../engine';
import type {Column, Dimension, Events} from '../events';
import type {Provenance} from '../provenance';
import {columnOf, type MappedHistogram, type Mapping} from './mapping';
import {descriptionOf, mergedProcesses, type OwnProcess} from './ownDescription';
import {provenanceOf, weightNoteOf} from './ownProvenance';
import type {OwnColumn, OwnTable} from './table';

/** What the app opens. */
export interface OwnAnalysis {
  readonly title: string;
  /** The same events at each call, in buffers of their own. */
  readonly events: EventSource;
  readonly dimensions: readonly Dimension[];
  /** In the order of their numbers in the events; data come last. */
  readonly processes: readonly OwnProcess[];
  /** Number of the process that is data; null without data. */
  readonly dataProcess: number | null;
  /** In fb⁻¹; null where nobody says it, and weights cannot be scaled. */
  readonly luminosity: number | null;
  /** How events are weighted, in a sentence or two. */
  readonly weightNote: string;
  readonly provenance: Provenance;
  /** The same in the words of the other apps; its luminosity is 1 where none is known. */
  readonly description: AppDescription;
}

/** Place among the processes of each row. */
function processNumbers(
  table: OwnTable,
  mapping: Mapping,
  processes: readonly OwnProcess[],
): Uint8Array {
  const places = columnOf(table, mapping.process)?.categories?.places;
  if (!places) return new Uint8Array(table.rows);
  const numbers = mapping.processes.map(({label}) =>
    processes.findIndex((process) => process.label === label),
  );
  return places.map((place) => numbers[place] ?? 0);
}

function valuesOf(table: OwnTable, {column, categories}: MappedHistogram): Column {
  const found = columnOf(table, column) as OwnColumn;
  return (categories ? (found.categories?.places ?? found.values) : found.values).slice();
}

/** @param mapping without faults */
export function ownAnalysis(table: OwnTable, mapping: Mapping): OwnAnalysis {
  const processes = mergedProcesses(mapping);
  const description = descriptionOf(mapping, processes);
  const dataPlace = processes.findIndex(({role}) => role === 'data');
  const weightNote = weightNoteOf(table, mapping);
  const events = (): Events => ({
    columns: Object.fromEntries(
      mapping.histograms.map((histogram, i) => [
        description.histograms[i]?.dimension as string,
        valuesOf(table, histogram),
      ]),
    ),
    weights: Float64Array.from(
      columnOf(table, mapping.weight)?.values ?? new Float64Array(table.rows).fill(1),
    ),
    processes: processNumbers(table, mapping, processes),
    processCount: processes.length,
  });
  return {
    title: mapping.title,
    events,
    dimensions: dimensionsOf(description),
    processes,
    dataProcess: dataPlace < 0 ? null : dataPlace,
    luminosity: mapping.luminosity,
    weightNote,
    provenance: provenanceOf(table, mapping, weightNote),
    description,
  };
}

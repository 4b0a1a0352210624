/** From a table and what its columns stand for to what the app counts and says. */
import {formatBytes} from '@site/src/kit/format/bytes';
import {formatCount, formatCountOf, formatSignificant} from '@site/src/kit/format/numbers';
import type {EventSource} from '../counting/engine';
import {dimensionsOf, type AppDescription, type HistogramDescription} from '../description';
import type {Column, Dimension, Events} from '../events/events';
import type {Provenance} from '../events/provenance';
import {columnOf, type MappedHistogram, type Mapping, type MappedProcess} from './mapping';
import type {OwnColumn, OwnTable} from './table';

function weightNoteOf(table: OwnTable, {weight, notes}: Mapping): string {
  const column = columnOf(table, weight);
  if (!column) return ['Each row counts once.', ...notes].join(' ');
  let sum = 0;
  let negative = 0;
  for (const value of column.values) {
    sum += value;
    if (value < 0) negative += 1;
  }
  const below = negative > 0 ? ` Rows with a negative weight: ${formatCount(negative)}.` : '';
  return [
    `The weight of each row is in column “${column.name}”; the sum of weights is ${formatSignificant(sum, 6)}.${below}`,
    ...notes,
  ].join(' ');
}

function provenanceOf(table: OwnTable, mapping: Mapping, weightNote: string): Provenance {
  const {name, format, bytes, rows, address, remarks} = table;
  return {
    title: mapping.title,
    kind: name,
    name,
    version: '',
    energy: mapping.energy,
    luminosity: mapping.luminosity,
    rows,
    notes: [
      ['File', `${name}, ${format}, ${formatBytes(bytes)}, ${formatCountOf(rows, 'row')}`],
      [
        'Opened',
        address
          ? `by your browser from ${address}`
          : 'from your computer; it stayed in your browser',
      ],
      ['Weights', weightNote],
      ...remarks.map((remark) => ['Reading', remark] as const),
    ],
    files: [],
  };
}

/** A reader's file described as the other apps are. */
type OwnProcess = Pick<MappedProcess, 'label' | 'role' | 'look'> & {
  /** For the address: `process0`, `process1`, …, and `data`. */
  readonly id: string;
};

/** Each name once, data last. */
function mergedProcesses({processes}: Mapping): readonly OwnProcess[] {
  const byLabel = new Map<string, MappedProcess>();
  for (const entry of processes) {
    if (!byLabel.has(entry.label)) byLabel.set(entry.label, entry);
  }
  const merged = Array.from(byLabel.values());
  const isData = ({role}: MappedProcess): boolean => role === 'data';
  return [...merged.filter((one) => !isData(one)), ...merged.filter(isData)].map(
    ({label, role, look}, i) => ({id: role === 'data' ? 'data' : `process${i}`, label, role, look}),
  );
}

/** Unique names that a URL can contain. */
function dimensionNames(histograms: readonly MappedHistogram[]): readonly string[] {
  const names: string[] = [];
  for (const {column} of histograms) {
    const plain = column.replace(/\W+/g, '_').replace(/^_+|_+$/g, '') || 'column';
    let name = plain;
    for (let i = 2; names.includes(name); i += 1) name = `${plain}_${i}`;
    names.push(name);
  }
  return names;
}

function descriptionOf(mapping: Mapping, processes: readonly OwnProcess[]): AppDescription {
  const names = dimensionNames(mapping.histograms);
  return {
    key: 'own',
    name: 'own',
    route: '/apps/own-file',
    title: mapping.title,
    summary: 'Linked histograms of your own data.',
    histograms: mapping.histograms.map(
      ({label, unit, axis, column, categories}, i): HistogramDescription => ({
        dimension: names[i] as string,
        title: label,
        label,
        unit,
        axis,
        ...(categories ? {categories} : {}),
        explanation: `Column “${column}” of your file.`,
      }),
    ),
    processes: processes
      .filter(({role}) => role !== 'data')
      .map(({id, label, look, role}) => ({id, label, look, isSignal: role === 'signal'})),
    signalStands: 'above',
    hasPseudoData: processes.some(({role}) => role === 'data'),
    luminosity: mapping.luminosity ?? 1,
    presets: [],
    whatIf: [],
    challenges: [],
  };
}

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

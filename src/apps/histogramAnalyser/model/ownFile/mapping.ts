/** What the columns of a reader's table stand for. */
import {type ProcessStyleName, processStyles} from '@site/src/data/processStyles';
import type {Axis} from '../counting/axis';
import {proposedAxis} from './axisProposal';
import type {KnownColumn} from './layouts';
import {limits} from './limits';
import type {OwnColumn, OwnTable} from './table';

// How processes of a reader's file look: as on the whole site, where their names say what they are.

/** Names that say which process it is; the first that fits counts. */
const lookNames: readonly (readonly [RegExp, ProcessStyleName])[] = [
  [/tt\S?z/i, 'ttz'],
  [/tt\S?bar|t\u0304|^tt$/i, 'ttbar'],
  [/higgs|^h(?:\b|125|ww|zz)|^(?:ggh|vbf)/i, 'higgs'],
  [/^zz/i, 'zz'],
  [/ww|wz|diboson/i, 'diboson'],
  [/single.?t/i, 'singleTop'],
  [/^w.?jets|fake/i, 'fakes'],
  [/^z(?:\b|ee|mumu|.?jets)/i, 'zjets'],
  [/^other/i, 'other'],
];

const allStyleNames = Object.keys(processStyles) as readonly ProcessStyleName[];

/** Looks by name, and looks that no other has for the rest, as long as there are some. */
function withLooks(labels: readonly string[]): readonly ProcessStyleName[] {
  const named = labels.map((label) => lookNames.find(([name]) => name.test(label))?.[1]);
  const free = allStyleNames.filter((look) => look !== 'higgs' && !named.includes(look));
  let next = 0;
  return named.map((look) => look ?? free[next++ % Math.max(1, free.length)] ?? 'other');
}

export type Role = 'background' | 'signal' | 'data';

export interface MappedHistogram {
  readonly column: string;
  readonly label: string;
  readonly unit: '' | 'GeV' | '°';
  readonly axis: Axis;
  /** Names of the categories, in the order of the column; null for an axis of numbers. */
  readonly categories: readonly string[] | null;
}

/** What a value of the column of processes stands for; values of one name are one process. */
export interface MappedProcess {
  /** Null for all rows, where no column tells processes apart. */
  readonly value: number | string | null;
  readonly label: string;
  readonly role: Role;
  readonly look: ProcessStyleName;
}

export interface Mapping {
  readonly title: string;
  readonly histograms: readonly MappedHistogram[];
  /** Column of weights; null if each row counts once. */
  readonly weight: string | null;
  readonly process: string | null;
  readonly processes: readonly MappedProcess[];
  /** In fb⁻¹ and TeV, where the file is known and they are stated. */
  readonly luminosity: number | null;
  readonly energy: number | null;
  /** Name of the known layout. */
  readonly recognised: string | null;
  /** What is known of the file besides. */
  readonly notes: readonly string[];
}

const dataLabel = /^(?:real[ _]?)?data$/i;

export const columnOf = ({columns}: OwnTable, name: string | null): OwnColumn | undefined =>
  columns.find((column) => column.name === name);

export const hasNumbers = ({kind, min}: OwnColumn): boolean =>
  kind === 'number' && !Number.isNaN(min);

/** Columns that can have a histogram: numbers, and words where there are few of them. */
export const histogramColumns = ({columns}: OwnTable): readonly OwnColumn[] =>
  columns.filter((column) => hasNumbers(column) || (column.kind === 'text' && column.categories));

export const weightColumns = ({columns}: OwnTable): readonly OwnColumn[] =>
  columns.filter(hasNumbers);

/** Columns with few enough different values. */
export const processColumns = ({columns}: OwnTable): readonly OwnColumn[] =>
  columns.filter(({categories}) => categories !== null && categories.list.length > 0);

/** A unit in brackets at the end of a name, as our own samples have it: `mll [GeV]`. */
function unitIn(name: string): Pick<MappedHistogram, 'label' | 'unit'> {
  const [, label = name, unit] = /^(.*\S)\s*\[(GeV|°)\]$/.exec(name) ?? [];
  return {label, unit: unit === 'GeV' || unit === '°' ? unit : ''};
}

export function proposedHistogram(column: OwnColumn, known?: KnownColumn): MappedHistogram {
  const {name, kind, categories} = column;
  const common = {
    column: name,
    ...unitIn(name),
    ...(known ? {label: known.label, unit: known.unit} : {}),
  };
  const list = categories?.list ?? [];
  const names = known?.names;
  if (list.length > 0 && (kind === 'text' || names)) {
    const labels = list.map(({value, label}) => names?.[Number(value)] ?? label);
    return {
      ...common,
      axis: {low: 0, high: list.length, bins: list.length},
      categories: labels,
    };
  }
  return {...common, axis: known?.axis ?? proposedAxis(column), categories: null};
}

/** Processes of a column by its values; of all rows where there is none. */
export function processesOf(table: OwnTable, process: string | null): readonly MappedProcess[] {
  const list = columnOf(table, process)?.categories?.list;
  if (!list) return [{value: null, label: 'All events', role: 'background', look: 'diboson'}];
  const looks = withLooks(list.map(({label}) => label));
  let hasData = false;
  return list.map(({value, label}, place): MappedProcess => {
    const isData = !hasData && dataLabel.test(label);
    hasData ||= isData;
    const name = typeof value === 'number' ? `${process} ${label}` : label;
    return {
      value,
      label: name,
      role: isData ? 'data' : 'background',
      look: looks[place] ?? 'other',
    };
  });
}

/** With another column of processes. */
export const withProcessColumn = (
  table: OwnTable,
  mapping: Mapping,
  process: string | null,
): Mapping => ({...mapping, process, processes: processesOf(table, process)});

/** With a column as the last of the histograms, or without it; as it was where there are enough. */
export function withHistogram(
  table: OwnTable,
  mapping: Mapping,
  name: string,
  isWanted: boolean,
): Mapping {
  const others = mapping.histograms.filter(({column}) => column !== name);
  if (!isWanted) return {...mapping, histograms: others};
  const column = columnOf(table, name);
  const isFull = others.length >= limits.histograms;
  if (isFull || !column || others.length < mapping.histograms.length) return mapping;
  return {...mapping, histograms: [...others, proposedHistogram(column)]};
}

/** With another role of a process; only one value can be data. */
export const withRole = (mapping: Mapping, place: number, role: Role): Mapping => ({
  ...mapping,
  processes: mapping.processes.map((entry, i) => {
    if (i === place) return {...entry, role};
    return role === 'data' && entry.role === 'data' ? {...entry, role: 'background'} : entry;
  }),
});

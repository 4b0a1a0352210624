/** The mapping with which a reader begins. */
import {
  columnOf,
  hasNumbers,
  histogramColumns,
  processColumns,
  processesOf,
  proposedHistogram,
  weightColumns,
  type MappedProcess,
  type Mapping,
} from './mapping';
import {type OwnTable, noCategory, type OwnColumn} from './table';
import {layouts, type Coding, type Layout} from './layouts';

/** The known layout that a table matches. */
interface LayoutMatch {
  readonly layout: Layout;
  /** The coding of the processes; null if their numbers are ambiguous. */
  readonly coding: Coding | null;
}

const columnNamed = ({columns}: OwnTable, name: string): OwnColumn | undefined =>
  columns.find((column) => column.name === name);

/** For each process whether its rows have weight 1 throughout, as data have. */
function hasWeightOne({list, places}: NonNullable<OwnColumn['categories']>, weight: OwnColumn) {
  const isOne = list.map(() => true);
  places.forEach((place, row) => {
    if (place !== noCategory && weight.values[row] !== 1) isOne[place] = false;
  });
  return isOne;
}

/** Data are those, and only those, whose weights are all 1. */
function fits({codes}: Coding, table: OwnTable, {process, weight}: Layout): boolean {
  const categories = process === null ? null : columnNamed(table, process)?.categories;
  const weights = columnNamed(table, weight);
  if (!categories || !weights) return false;
  const isOne = hasWeightOne(categories, weights);
  return categories.list.every(({value}, place) => {
    const code = codes[Number(value)];
    return code !== undefined && (code.role === 'data') === isOne[place];
  });
}

/**
 * Columns have to have the names of the layout, all of them and no others, in any order. Numbers of
 * processes meant different things in files of different years: a coding counts only if it alone makes
 * data of the rows that all have weight 1.
 */
function recognised(table: OwnTable): LayoutMatch | null {
  const names = table.columns.map(({name}) => name);
  const layout = layouts.find(({columns, weight, process}) => {
    const wanted = [...Object.keys(columns), weight, ...(process === null ? [] : [process])];
    return wanted.length === names.length && wanted.every((name) => names.includes(name));
  });
  if (!layout) return null;
  const fitting = layout.codings.filter((coding) => fits(coding, table, layout));
  return {layout, coding: fitting.length === 1 ? (fitting[0] ?? null) : null};
}

/** Histograms that are shown at first; a reader may have more. */
const firstHistograms = 9;

const weightName = /^(?:total|event|mc)?_?weight$/i;
const processName = /^(?:type|process|sample|label|class|target)$/i;
/** What most readers look for stands first. */
const massName = /mass|^m\d?$|^m(?:ll|jj|yy|4l|t|\d+)\b/i;
const bookkeeping = /^(?:(?:event|run|channel|lumi_?block)_?(?:number|id)?|index)$/i;

const titleOf = ({name}: OwnTable): string => name.replace(/\.(?:csv|txt|parquet|root|gz)\b/gi, '');

function knownMapping(table: OwnTable, {layout, coding}: LayoutMatch): Mapping {
  const {columns, weight, process} = layout;
  const found = processesOf(table, process);
  const isSignal = process === null && /^(?:.*_)?dm_?\d+$/i.test(titleOf(table));
  const processes = found.map((entry): MappedProcess => {
    if (entry.value !== null) return {...entry, ...coding?.codes[Number(entry.value)]};
    return {...entry, label: titleOf(table), role: isSignal ? 'signal' : 'background'};
  });
  const isUnknown = process !== null && !coding;
  return {
    title: layout.title,
    histograms: Object.entries(columns).flatMap(([name, known]) => {
      const column = columnOf(table, name);
      return column && hasNumbers(column) ? [proposedHistogram(column, known)] : [];
    }),
    weight,
    process,
    processes,
    luminosity: coding?.luminosity ?? null,
    energy: coding?.energy ?? (process === null ? 13 : null),
    recognised: layout.title,
    notes: [
      ...(coding?.note ? [coding.note] : []),
      ...(isUnknown
        ? [
            `The numbers in “${process}” meant different things in different years, and this file does not show which of them apply: name the processes yourself.`,
          ]
        : []),
    ],
  };
}

/** A first mapping, complete where the file is known. */
export function proposedMapping(table: OwnTable): Mapping {
  const known = recognised(table);
  if (known) return knownMapping(table, known);
  const weight = weightColumns(table).find(({name}) => weightName.test(name))?.name ?? null;
  const named = processColumns(table).find(({name}) => processName.test(name));
  const process = named ?? processColumns(table).find(({kind}) => kind === 'text');
  const others = histogramColumns(table).filter(
    ({name}) => name !== weight && name !== process?.name,
  );
  const measured = others.filter(({name, min, max}) => !bookkeeping.test(name) && !(min === max));
  const masses = measured.filter(({name}) => massName.test(name));
  const first = Array.from(new Set([...masses, ...measured]));
  return {
    title: titleOf(table),
    histograms: (first.length > 0 ? first : others)
      .slice(0, firstHistograms)
      .map((column) => proposedHistogram(column)),
    weight,
    process: process?.name ?? null,
    processes: processesOf(table, process?.name ?? null),
    luminosity: null,
    energy: null,
    recognised: null,
    notes: [],
  };
}

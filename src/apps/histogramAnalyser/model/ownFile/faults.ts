/** Why a mapping cannot be opened yet. */
import type {Problem} from '@site/src/kit/userFile/problem';
import {formatCount} from '@site/src/kit/format/numbers';
import {faultOf} from '../counting/axis';
import {limits} from './limits';
import {columnOf, type Mapping} from './mapping';
import {noCategory, type OwnColumn, type OwnTable} from './table';

const row = (place: number): string => `row ${formatCount(place + 1)}`;

function weightFault(column: OwnColumn | undefined): Problem[] {
  const bad = column?.values.findIndex((value) => !Number.isFinite(value)) ?? -1;
  if (!column || bad < 0) return [];
  return [
    {
      what: `The weight in ${row(bad)}, column “${column.name}”, is not a finite number.`,
      advice:
        'Choose a different column for the weights, or correct the file: a row without a weight cannot be counted.',
    },
  ];
}

function processFaults(table: OwnTable, {process, processes}: Mapping): Problem[] {
  const faults: Problem[] = [];
  const column = columnOf(table, process);
  const lost = column?.categories?.places.indexOf(noCategory) ?? -1;
  if (column && lost >= 0) {
    faults.push({
      what: `The process in ${row(lost)}, column “${column.name}”, is missing.`,
      advice: 'Choose a different column for the processes, or correct the file.',
    });
  }
  if (processes.some(({label}) => label.trim() === '')) {
    faults.push({what: 'A process has no name.', advice: 'Give each process a name.'});
  }
  const clash = processes.find(({label, role}) =>
    processes.some((other) => other.label === label && other.role !== role),
  );
  if (clash) {
    faults.push({
      what: `“${clash.label}” is the name of processes of different kinds.`,
      advice:
        'Values with the same name are combined: give them the same kind, or different names.',
    });
  }
  return faults;
}

/** Why a mapping cannot be opened yet; empty for one that can. */
export function faultsOf(table: OwnTable, mapping: Mapping): readonly Problem[] {
  const {histograms, weight} = mapping;
  const faults: Problem[] = [];
  if (histograms.length === 0) {
    faults.push({what: 'No histogram is selected.', advice: 'Select at least one column.'});
  }
  if (histograms.length > limits.histograms) {
    faults.push({
      what: `${histograms.length} histograms are selected; the limit is ${limits.histograms}.`,
      advice: 'Select fewer columns.',
    });
  }
  for (const {column, axis} of histograms) {
    const fault = faultOf(axis);
    if (fault) {
      faults.push({
        what: `The axis of “${column}” has ${fault}.`,
        advice: 'Change its range or its number of bins.',
      });
    }
  }
  return [...faults, ...weightFault(columnOf(table, weight)), ...processFaults(table, mapping)];
}

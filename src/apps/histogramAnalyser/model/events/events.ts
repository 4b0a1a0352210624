/** Simulated or recorded events as columns of numbers, and what histograms are made of them. */
import {faultOf, type Axis} from '../counting/axis';

export type Column = Float32Array | Float64Array | Uint8Array | Uint16Array;

/** All columns have one number per event. */
export interface Events {
  readonly columns: Readonly<Record<string, Column>>;
  /** Events expected at the reference luminosity per simulated event; 1 for data. May be negative. */
  readonly weights: Float32Array | Float64Array;
  /** The process of each event: its place in the list of processes. */
  readonly processes: Uint8Array;
  /** How many processes there are, whether they have events or not. */
  readonly processCount: number;
}

/** The buffers of events, to transfer them with a message. */
export const buffersOf = ({columns, weights, processes}: Events): ArrayBufferLike[] =>
  [...Object.values(columns), weights, processes].map(({buffer}) => buffer);

/** A quantity that has a histogram and can be cut on. */
export interface Dimension {
  readonly name: string;
  readonly column: string;
  readonly axis: Axis;
  /** How many values 0, 1, … the column has, if it stands for categories. */
  readonly categories?: number;
}

/** Each dimension is a bit of a 32-bit number. */
export const maxDimensions = 32;

/** Events or dimensions that cannot be used; the message says which and why. */
export class EventsError extends Error {
  override readonly name = 'EventsError';
}

function checkDimensions(dimensions: readonly Dimension[], {columns}: Events): void {
  if (dimensions.length > maxDimensions) {
    throw new EventsError(`There are more than ${maxDimensions} dimensions.`);
  }
  for (const [place, {name, column, axis}] of dimensions.entries()) {
    if (dimensions.findIndex((other) => other.name === name) < place) {
      throw new EventsError(`Two dimensions are called ${name}.`);
    }
    if (!Object.hasOwn(columns, column)) throw new EventsError(`There is no column ${column}.`);
    const fault = faultOf(axis);
    if (fault !== undefined) throw new EventsError(`The axis of ${name} has ${fault}.`);
  }
}

/** Whether a worker has the numbers now: such columns look empty. */
function isHandedOver({buffer}: Column): boolean {
  try {
    buffer.slice(0, 0);
    return false;
  } catch {
    return true;
  }
}

/**
 * Checks what the engine relies on.
 *
 * @throws EventsError for events that a worker took, columns of different lengths, a weight that is not
 * a finite number, a process outside the list, dimensions of one name or without a column, or an axis that
 * cannot be filled.
 * Values of columns may be anything, NaN and infinite ones included.
 */
export function checkEvents(events: Events, dimensions: readonly Dimension[]): void {
  const {columns, weights, processes, processCount} = events;
  const rows = weights.length;
  if (isHandedOver(weights)) throw new EventsError('The events have been transferred to a worker.');
  for (const [name, column] of [...Object.entries(columns), ['processes', processes] as const]) {
    if (column.length !== rows) {
      throw new EventsError(`${name} has ${column.length} rows, and the weights have ${rows}.`);
    }
  }
  const badWeight = weights.findIndex((weight) => !Number.isFinite(weight));
  if (badWeight >= 0) throw new EventsError(`The weight of row ${badWeight} is not a number.`);
  const badProcess = processes.findIndex((process) => process >= processCount);
  if (badProcess >= 0) {
    throw new EventsError(
      `Row ${badProcess} has process ${processes[badProcess]}, which is not listed.`,
    );
  }
  checkDimensions(dimensions, events);
}

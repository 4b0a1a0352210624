/** What cuts leave of the sample of tt̄Z, as its guides print it. */
import {digits, fixed, whole} from '../workedNumbers/print';
import {errorOfLeft, left, significance} from './sample';

export const processes = ['ttz', 'ttbar', 'z', 'other'] as const;
type Process = (typeof processes)[number];

export const of = (cuts: string, process: string): number => left('ttz13', cuts, process);
export const share = (cuts: string, process: string): number => of(cuts, process) / of('', process);
export const ratio = (cuts: string): number => significance('ttz13', cuts);

/** The middle of a quantity, to a whole step: as much of the process lies below as above. */
export function middle(column: string, process: Process, step = 1): number {
  let [low, high] = [0, 256];
  while (high - low > 1) {
    const half = (low + high) / 2;
    if (share(`${column}<${(half - 0.5) * step}`, process) < 0.5) low = half;
    else high = half;
  }
  return low * step;
}

const flow = ['jets>=6', 'channel!=2', 'mll>=80 mll<100', 'bTags>=2'];
export const after = (cuts: number): string => flow.slice(0, cuts).join(' ');
export const six = after(4);

const upToThree = (events: number): string => (events < 100 ? whole(events) : digits(events, 3));

/** A line of a cut flow: the signal to a tenth, backgrounds to three digits, and S/√B. */
export const flowLine = (cuts: string): readonly string[] => [
  fixed(of(cuts, 'ttz'), 1),
  ...processes.slice(1).map((process) => upToThree(of(cuts, process))),
];

export const expected = left('ttz13', six);
export const inData = of(six, 'data');
export const simulationError = errorOfLeft('ttz13', six);

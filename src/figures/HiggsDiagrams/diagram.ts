/** A diagram from its two halves: what each line is, how it is named, and when it is drawn. */
import {particles, type Particle} from '@site/src/data/particles';
import type {Point} from '../feynman/lines';
import type {Decay, DiagramLine, DiagramPart, Production} from './types';

export const size = {width: 600, height: 392} as const;

/** Ways in which lines are drawn. */
export type LineKind = 'fermion' | 'gluon' | 'photon' | 'weak' | 'scalar';

export interface Diagram {
  readonly places: Readonly<Record<string, Point>>;
  readonly lines: readonly DiagramLine[];
  /** A sentence for each step; the last says what a detector sees. */
  readonly steps: readonly string[];
}

const higgsStep = 2;

const higgsLine: DiagramLine = {
  particle: 'higgs',
  from: 'birth',
  to: 'death',
  when: higgsStep,
  name: [301, 158],
};

export const particleOf = ({particle}: Pick<DiagramLine, 'particle'>): Particle => {
  const found = particles.find(({key}) => key === particle);
  if (!found) throw new Error(`unknown particle: ${particle}`);
  return found;
};

export function kindOf(line: DiagramLine): LineKind {
  const {key, spin} = particleOf(line);
  if (spin === '1/2') return 'fermion';
  if (spin === '0') return 'scalar';
  return key === 'gluon' || key === 'photon' ? key : 'weak';
}

const own = {birth: [250, 180], death: [352, 180]} as const;

/** Prefixes the names of vertices, which both parts may use; the shared vertices keep theirs. */
const qualifiedName = (prefix: string, name: string): string =>
  name in own ? name : `${prefix} ${name}`;

const placesOf = (prefix: string, {places}: DiagramPart): Record<string, Point> =>
  Object.fromEntries(Object.entries(places).map(([name, at]) => [qualifiedName(prefix, name), at]));

const linesOf = (prefix: string, {lines}: DiagramPart): readonly DiagramLine[] =>
  lines.map((line) => ({
    ...line,
    from: qualifiedName(prefix, line.from),
    to: qualifiedName(prefix, line.to),
  }));

export const join = (production: Production, decay: Decay): Diagram => ({
  places: {...own, ...placesOf('before', production), ...placesOf('after', decay)},
  lines: [...linesOf('before', production), higgsLine, ...linesOf('after', decay)],
  steps: [...production.steps, ...decay.steps, `In the detector: ${decay.signature}`],
});

export function endsOf({places}: Diagram, {from, to}: DiagramLine): readonly [Point, Point] {
  const [start, end] = [places[from], places[to]];
  if (!start || !end) throw new Error(`unknown end point of the line from ${from} to ${to}`);
  return [start, end];
}

/** Where three lines or more meet, with the lines that flow in and out. */
export function verticesOf({places, lines}: Diagram) {
  return Object.entries(places)
    .map(([name, at]) => ({
      at,
      enter: lines.filter(({to}) => to === name),
      leave: lines.filter(({from}) => from === name),
    }))
    .filter(({enter, leave}) => enter.length + leave.length > 1);
}

const overline = '\u0304';

/** The label of the line: charged leptons and W bosons with a sign, other antiparticles with a bar. */
export function nameOf(diagram: Diagram, line: DiagramLine): string {
  const {symbol, family, chargeThirds} = particleOf(line);
  const [start, end] = endsOf(diagram, line);
  const isAnti = end[0] < start[0];
  const star = line.isVirtual ? '*' : '';
  if (line.isUnsigned || family === 'Higgs boson') return symbol + star;
  if (Math.abs(chargeThirds) === 3) {
    const isPositive = chargeThirds > 0 !== isAnti;
    return `${symbol}${isPositive ? '⁺' : '⁻'}${star}`;
  }
  if (family === 'gauge boson' || !isAnti) return symbol + star;
  const [first = '', ...rest] = symbol;
  return first + overline + rest.join('') + star;
}

/** Lines come in at the left edge and go out at the right. */
const isOpen = ([x]: Point): boolean => x < 100 || x > 500;

/** −1 for the left half of the drawing, 1 for the right. */
export const sideOf = (x: number): -1 | 1 => (x < size.width / 2 ? -1 : 1);

/** Where its name stands: given, or beyond its open end. */
export function namePlace(diagram: Diagram, line: DiagramLine): Point {
  if (line.name) return line.name;
  const [start, end] = endsOf(diagram, line);
  const [x, y] = isOpen(start) ? start : end;
  return [x + 10 * sideOf(x), y];
}

/** Lines that leave the decay for the detector. */
export const isFinal = (diagram: Diagram, line: DiagramLine): boolean =>
  line.when > higgsStep && endsOf(diagram, line).some(isOpen);

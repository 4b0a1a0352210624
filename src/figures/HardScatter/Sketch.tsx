import type {CSSProperties, ReactNode} from 'react';
import {seededRandom} from '@site/src/physics/random';
import {coil, line, type Point} from '../feynman/lines';
import {type Spray, away, spray} from './geometry';
import {alt, stages, type StageKey} from './stages';
import styles from './styles.module.css';

export const size = {width: 720, height: 500} as const;

const protons: readonly Point[] = [
  [52, 250],
  [668, 250],
];

const collision: Point = [360, 250];

/** Position of the second parton interaction. */
const second: Point = [482, 362];

const random = seededRandom(23);
const [up, down] = [-1.33, 1.88];
const offsets = [-22, 22];

/** From each proton, one above the other. */
const startOf = (index: number, offset: number): Point => {
  const [x, y] = protons[index] ?? [0, 0];
  return [x, y + offset];
};

export const partonLines = offsets.map((_, index) => line(startOf(index, -8), collision)).join('');

const along = (index: number, part: number): Point => {
  const [x, y] = startOf(index, -8);
  return [x + (collision[0] - x) * part, y + (collision[1] - y) * part];
};

const initial = [
  {from: along(0, 0.5), angle: -2.05},
  {from: along(1, 0.5), angle: -1.05},
].map(({from, angle}) => ({from, angle, to: away(from, angle, 78)}));

const outgoing = [up, down].map((angle) => ({angle, end: away(collision, angle, 70)}));

const final = [
  {from: away(collision, up, 46), angle: -0.45},
  {from: away(collision, down, 42), angle: 2.95},
].map(({from, angle}) => ({from, angle, to: away(from, angle, 78)}));

export const radiation = [...initial, ...final].map(({from, to}) => coil(from, to)).join('');

export const outgoingLines = outgoing.map(({end}) => line(collision, end)).join('');

/** The two outgoing partons, and what the radiated gluons become. */
export const sprays = [
  ...outgoing.map(({end, angle}) => spray(random, {at: end, angle}, 42, 3)),
  ...[...initial, ...final].map(({to, angle}) => spray(random, {at: to, angle}, 20, 1)),
];

export const underlyingLines = [
  line(startOf(0, 26), second),
  line(startOf(1, 26), second),
  line(startOf(0, 46), [128, 408]),
  line(startOf(1, 46), [612, 412]),
].join('');

export const underlying = [
  spray(random, {at: second, angle: 0.85}, 30, 1),
  spray(random, {at: second, angle: 1.75}, 30, 1),
  spray(random, {at: [128, 408], angle: 0.9}, 8, 0),
  spray(random, {at: [612, 412], angle: 2.1}, 8, 0),
];

/** Where the number of each stage stands, in units of the drawing. */
const numbers: Readonly<Record<StageKey, readonly [x: number, y: number]>> = {
  partons: [575, 276],
  hard: [360, 250],
  radiation: [128, 214],
  shower: [324, 168],
  hadronisation: [200, 130],
  decays: [515, 36],
  underlying: [430, 385],
};

const blobsOf = (all: readonly Spray[]): ReactNode =>
  all
    .flatMap(({blobs}) => blobs)
    .map(({at: [x, y], degrees}) => (
      <ellipse
        key={`${x} ${y}`}
        rx="13"
        ry="8"
        transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${degrees})`}
      />
    ));

const joined = (all: readonly Spray[], part: 'branches' | 'hadrons' | 'tracks'): string =>
  all.map((one) => one[part]).join('');

function Group({stage, children}: {readonly stage: StageKey; readonly children: ReactNode}) {
  return (
    <g className={styles.stage} data-stage={stage}>
      {children}
    </g>
  );
}

const share = (value: number, whole: number): string => `${((100 * value) / whole).toFixed(1)}%`;

interface LabelProps {
  readonly at: readonly [x: number, y: number];
  readonly className?: string | undefined;
  readonly stage: StageKey;
  readonly children: ReactNode;
}

/** Text that keeps its size while the drawing shrinks. */
function Label({at: [x, y], className, stage, children}: LabelProps): ReactNode {
  const place: CSSProperties = {left: share(x, size.width), top: share(y, size.height)};
  return (
    <span className={`${styles.label} ${className ?? ''}`} data-stage={stage} style={place}>
      {children}
    </span>
  );
}

/** The picture; the chosen stage stands out, or all do. */
export function Sketch({chosen}: {readonly chosen: StageKey | null}): ReactNode {
  return (
    <div className={styles.sketch} role="img" aria-label={alt} data-chosen={chosen ?? 'all'}>
      <svg viewBox={`0 0 ${size.width} ${size.height}`}>
        <Group stage="underlying">
          <path d={underlyingLines} />
          <path d={joined(underlying, 'branches')} />
          <path d={joined(underlying, 'tracks')} className={styles.thin} />
          <path d={joined(underlying, 'hadrons')} className={styles.dots} />
          {blobsOf(underlying)}
          <circle cx={second[0]} cy={second[1]} r="9" className={styles.filled} />
        </Group>
        <Group stage="decays">
          <path d={joined(sprays, 'tracks')} className={styles.thin} />
        </Group>
        <Group stage="shower">
          <path d={outgoingLines + joined(sprays, 'branches')} />
        </Group>
        <Group stage="radiation">
          <path d={radiation} />
        </Group>
        <Group stage="hadronisation">
          {blobsOf(sprays)}
          <path d={joined(sprays, 'hadrons')} className={styles.dots} />
        </Group>
        <Group stage="partons">
          <path d={partonLines} />
          {protons.map(([x, y]) => (
            <ellipse key={x} cx={x} cy={y} rx="30" ry="72" className={styles.proton} />
          ))}
          {protons.map(([x, y]) => (
            <path
              key={x}
              className={styles.dots}
              d={`M${x - 6} ${y - 34}h0M${x + 8} ${y + 4}h0M${x - 7} ${y + 38}h0`}
            />
          ))}
        </Group>
        <Group stage="hard">
          <circle cx={collision[0]} cy={collision[1]} r="25" className={styles.filled} />
        </Group>
      </svg>
      {protons.map(([x, y], index) => (
        <Label key={x} at={[x, y - 92]} stage="partons">
          proton {index + 1}
        </Label>
      ))}
      {['x₁', 'x₂'].map((fraction, index) => (
        <Label key={fraction} at={[index === 0 ? 270 : 450, 228]} stage="partons">
          <i>{fraction}</i>
        </Label>
      ))}
      {stages.map(({key}, index) => (
        <Label key={key} at={numbers[key]} className={styles.number} stage={key}>
          {index + 1}
        </Label>
      ))}
    </div>
  );
}

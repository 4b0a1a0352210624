import type {ReactNode} from 'react';
import {arrowHead, coil, line, wave, type Point} from '../feynman/lines';
import type {LineKind} from './diagram';
import styles from './Line.module.css';

/** The path of a line of each kind. */
const shapes: Readonly<Record<LineKind, (from: Point, to: Point) => string>> = {
  fermion: line,
  scalar: line,
  gluon: (from, to) => coil(from, to, {radius: 8, pitch: 17}),
  photon: (from, to) => wave(from, to, {wavelength: 20, height: 8}),
  weak: (from, to) => wave(from, to, {wavelength: 30, height: 8}),
};

interface Props {
  readonly kind: LineKind;
  readonly from: Point;
  readonly to: Point;
}

export function Line({kind, from, to}: Props): ReactNode {
  return (
    <g className={styles.line} data-kind={kind}>
      <path d={shapes[kind](from, to)} />
      {kind === 'fermion' && <path className={styles.arrow} d={arrowHead(from, to, 14)} />}
    </g>
  );
}

import type {ReactNode} from 'react';
import type {ProjectTopic} from '@site/src/data/projectTerms';
import styles from './TopicDrawing.module.css';

const axes = <path d="M7 4V42H67" />;

const layers = [
  {x: 12, ys: [8, 24, 40]},
  {x: 36, ys: [4, 17, 31, 44]},
];

const inputLines = layers[0]?.ys.flatMap((from) =>
  layers[1]?.ys.map((to) => <path key={`${from}-${to}`} d={`M12 ${from}L36 ${to}`} />),
);

const rowLengths = [4, 2, 5, 1, 3];

const drawings: Readonly<Record<ProjectTopic, ReactNode>> = {
  'z-boson': (
    <>
      {axes}
      <path
        className={styles.accent}
        d="M10 38C24 38 30 35 33 24 35 15 35 8 37 8S39 15 41 24C44 35 50 38 64 38"
      />
    </>
  ),
  'new-resonances': (
    <>
      {axes}
      <path d="M11 6C15 26 27 35 64 38" />
      <path
        className={styles.accent}
        strokeDasharray="3 2.5"
        d="M39 34C44 34 45 22 48 22S52 36 57 37"
      />
    </>
  ),
  'higgs-boson': (
    <>
      <path strokeDasharray="4 3" d="M5 24H34" />
      <path className={styles.accent} d="M34 24 67 6M34 24 67 42" />
      <circle className={styles.filled} cx="34" cy="24" r="2.5" />
    </>
  ),
  'collider-concepts': (
    <>
      {[5, 12, 20].map((r) => (
        <circle key={r} cx="36" cy="24" r={r} />
      ))}
      <path
        className={styles.accent}
        d="M36 24C43 20 49 14 52 7M36 24C30 29 23 38 22 44M36 24C28 22 20 17 15 9"
      />
    </>
  ),
  'columnar-analysis': rowLengths.flatMap((length, row) =>
    Array.from({length}, (_, column) => (
      <rect
        key={`${row}-${column}`}
        className={column === 0 ? styles.accent : undefined}
        x={10 + 11 * column}
        y={2.5 + 9 * row}
        width="8"
        height="6"
      />
    )),
  ),
  'machine-learning': (
    <>
      {inputLines}
      <path className={styles.accent} d="M36 4 60 24M36 17 60 24M36 31 60 24M36 44 60 24" />
      {layers.flatMap(({x, ys}) =>
        ys.map((y) => <circle key={`${x}-${y}`} className={styles.node} cx={x} cy={y} r="3" />),
      )}
      <circle className={styles.filled} cx="60" cy="24" r="3.5" />
    </>
  ),
  'top-quark': (
    <>
      <path d="M9 24 58 3M9 24 64 12M9 24 66 20M9 24 67 31" />
      <path d="M58 3Q63 6 64 12M66 20Q68 25 67 31" />
      <path className={styles.accent} d="M9 24 62 38M9 24 56 46M62 38Q61 43 56 46" />
      <circle className={styles.filled} cx="9" cy="24" r="2.5" />
    </>
  ),
};

interface Props {
  readonly topic: ProjectTopic;
}

/** A line drawing of what a project is about; it says no more than the words beside it. */
export function TopicDrawing({topic}: Props): ReactNode {
  return (
    <svg className={styles.drawing} viewBox="0 0 72 48" aria-hidden="true" focusable="false">
      {drawings[topic]}
    </svg>
  );
}

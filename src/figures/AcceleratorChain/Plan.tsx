import type {ReactNode} from 'react';
import {crossings} from '@site/src/data/accelerators';
import {Label, Stage} from '../stage';
import {Lens} from './Lens';
import {beamPath, degreesOf, lens, lhc, onCircle, ps, scale, size, sps, type Point} from './plan';
import styles from './styles.module.css';

/** Metres of the bar that shows the scale. */
const bar = 2000;

const at = ([x, y]: Point) => ({x: (100 * x) / size.width, y: (100 * y) / size.height});

/** Beside the LHC, the way that a beam goes: with the clock (1) or against it (−1). */
function Way({beam}: {readonly beam: 1 | -1}): ReactNode {
  const circle = {...lhc, radius: lhc.radius + 11};
  const [start, end] = [onCircle(circle, beam * 100), onCircle(circle, beam * 122)];
  const turn = beam > 0 ? 122 + 180 : -122;
  return (
    <>
      <path
        className={beam > 0 ? styles.beam : styles.other}
        d={`M${start}A${circle.radius} ${circle.radius} 0 0 ${beam > 0 ? 1 : 0} ${end}`}
      />
      <path
        className={beam > 0 ? styles.beamHead : styles.otherHead}
        d="M-3 -4L7 0L-3 4Z"
        transform={`translate(${end}) rotate(${turn})`}
      />
    </>
  );
}

/** The pipes through which the SPS fills the LHC, one for each sense. */
function Transfers(): ReactNode {
  const [toFirst, toSecond] = [onCircle(lhc, 33), onCircle(lhc, -33)];
  const [fromLeft, fromRight] = [onCircle(sps, 24), onCircle(sps, -82)];
  const [fromPs, intoSps] = [[ps.centre[0] + 3, ps.centre[1] - 3], onCircle(sps, 8)];
  return (
    <g className={styles.transfer}>
      <path
        d={`M${fromLeft}C${fromLeft[0] - 24} ${fromLeft[1] - 10} ${toFirst[0] + 18} ${toFirst[1] + 12} ${toFirst}`}
      />
      <path
        d={`M${fromRight}C${fromRight[0] - 3} ${fromRight[1] + 30} ${toSecond[0] - 14} ${toSecond[1] + 9} ${toSecond}`}
      />
      <path
        d={`M${fromPs}C${fromPs[0]} ${(fromPs[1] ?? 0) - 8} ${intoSps[0] - 8} ${intoSps[1] + 3} ${intoSps}`}
      />
    </g>
  );
}

function Rings(): ReactNode {
  return (
    <>
      <Transfers />
      <circle cx={sps.centre[0]} cy={sps.centre[1]} r={sps.radius} className={styles.ring} />
      <path d={beamPath(1)} className={styles.beam} />
      <path d={beamPath(-1)} className={styles.other} />
      <Way beam={1} />
      <Way beam={-1} />
      {crossings.map(({point}) => {
        const [x, y] = onCircle(lhc, degreesOf(point));
        return (
          <circle key={point} cx={x} cy={y} r="5" className={styles.crossing} data-point={point} />
        );
      })}
    </>
  );
}

function ScaleBar(): ReactNode {
  const length = bar * scale;
  const [x, y] = [size.width - 20 - length, size.height - 40];
  return <path className={styles.bar} d={`M${x} ${y - 4}v8m0 -4h${length}m0 -4v8`} />;
}

/** Where the names of the experiments stand, beside their crossings. */
const names: Readonly<Record<number, readonly [dx: number, dy: number, from?: 'left' | 'right']>> =
  {
    1: [12, 16, 'left'],
    2: [12, -10, 'left'],
    5: [0, 18],
    8: [-12, -10, 'right'],
  };

function Names(): ReactNode {
  return crossings.map(({experiment, point}) => {
    const [x, y] = onCircle(lhc, degreesOf(point));
    const [dx, dy, from] = names[point] ?? [0, 0];
    return (
      <Label key={point} {...at([x + dx, y + dy])} from={from} className={styles.experiment}>
        {experiment}
      </Label>
    );
  });
}

/** Relative to the middle of the lens. */
function LensLabels(): ReactNode {
  const inLens = (x: number, y: number) => at([lens.centre[0] + x, lens.centre[1] + y]);
  return (
    <>
      <Label {...inLens(16, 3)}>PS</Label>
      <Label {...inLens(41, 28)} className={styles.badge}>
        3
      </Label>
      <Label {...inLens(-27, -37)} from="left">
        PSB
      </Label>
      <Label {...inLens(-40, -37)} className={styles.badge}>
        2
      </Label>
      <Label {...inLens(-1, 54)} from="left">
        Linac4
      </Label>
      <Label {...inLens(-21, 35)} className={styles.badge}>
        1
      </Label>
    </>
  );
}

/** The rings, seen from above. */
export function Plan({alt}: {readonly alt: string}): ReactNode {
  const barX = size.width - 20 - (bar * scale) / 2;
  return (
    <Stage
      {...size}
      alt={alt}
      className={styles.plan}
      drawing={
        <>
          <Rings />
          <Lens />
          <ScaleBar />
        </>
      }
    >
      <Names />
      <Label {...at([lhc.centre[0], lhc.centre[1] - 20])} className={styles.large}>
        LHC
      </Label>
      <Label {...at(onCircle(lhc, 90))} className={styles.badge}>
        5
      </Label>
      <Label {...at(sps.centre)}>SPS</Label>
      <Label {...at(onCircle(sps, 125))} className={styles.badge}>
        4
      </Label>
      <LensLabels />
      <Label {...at([barX, size.height - 54])}>{bar / 1000} km</Label>
      <Label {...at([barX, size.height - 24])} className={styles.soft}>
        inset: {bar / 10} m
      </Label>
    </Stage>
  );
}

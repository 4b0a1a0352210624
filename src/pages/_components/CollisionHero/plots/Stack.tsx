import type {ReactNode, RefObject} from 'react';
import {formatNumber} from '@site/src/kit/format/numbers';
import {massBinning, massWindow} from '@site/src/physics/montecarlo/fourLepton';
import {poissonInterval} from '@site/src/physics/statistics/statistics';
import {collisions, countsOf} from '../model/collisions';
import {layersOf, topOf} from '../model/layers';
import {pointOf, pointPlace} from '../model/places';
import {height, position, steps} from '../model/scale';
import {verdictText, verdictOn} from '../model/verdict';
import {Readout, Ring} from './marks';
import {eventsAxis, massAxis} from './massAxes';
import {Plot} from './Plot';
import styles from './plot.module.css';

function pointsPath(counts: readonly number[], top: number): string {
  return counts
    .map((count, bin) => {
      const {x, y} = pointPlace(bin, count, top);
      return count > 0 ? `M${x} ${y}h0` : '';
    })
    .join('');
}

function errorsPath(counts: readonly number[], top: number): string {
  return counts
    .map((count, bin) => {
      if (count === 0) return '';
      const {low, high} = poissonInterval(count);
      return `M${pointPlace(bin, count, top).x} ${height(low, top)}V${height(high, top)}`;
    })
    .join('');
}

const whole = (value: number): string => formatNumber(value, {decimals: 0});

interface Props {
  readonly cut: number;
  /** Index of the collision that is drawn. */
  readonly current?: number;
  readonly frame?: RefObject<SVGSVGElement | null>;
}

/** All collisions that pass the cut, as points with errors, over the stacked expectation. */
export function Stack({cut, current, frame}: Props): ReactNode {
  const top = topOf(cut);
  const verdict = verdictOn(cut);
  const counts = countsOf(collisions.length, cut);
  const isMarked = current !== undefined && (collisions[current]?.isolation ?? cut) < cut;
  const [from, to] = [massWindow.low, massWindow.high].map((mass) => position(mass, massBinning));
  return (
    <Plot
      name={`Histogram of the mass of four leptons from 100 to 160 GeV. ${verdictText(verdict)} between ${massWindow.low} and ${massWindow.high} GeV.`}
      height="tall"
      frame={frame}
      x={massAxis}
      y={eventsAxis(top)}
      over={
        <>
          <Readout
            large={`${formatNumber(verdict.significance, {decimals: 1})}σ`}
            headline={verdict.headline}
          >
            {whole(verdict.signal)} signal events on a background of {whole(verdict.background)}
          </Readout>
          {isMarked && <Ring key={current} {...pointOf(current, cut, top)} />}
        </>
      }
    >
      <rect className={styles.window} x={from} width={(to ?? 0) - (from ?? 0)} y="0" height="100" />
      {[...layersOf(cut)].reverse().map(({process, counts: layer}) => (
        <path key={process} data-process={process} d={steps(layer, top)} />
      ))}
      <path className={styles.errors} d={errorsPath(counts, top)} />
      <path className={styles.points} d={pointsPath(counts, top)} />
    </Plot>
  );
}

import type {ReactNode, RefObject} from 'react';
import {formatNumber} from '@site/src/kit/format/numbers';
import {massBinning, massWindow, stackedMass} from '@site/src/physics/montecarlo/fourLepton';
import {poissonInterval} from '@site/src/physics/statistics/statistics';
import {barsPath, dotsPath} from '@site/src/plot/paths';
import {collisions, countsOf} from '../model/collisions';
import {pointOf, pointPlace} from '../model/places';
import {height, position, steps} from '../model/scale';
import {topOf} from '../model/top';
import {verdictText, verdictOn} from '../model/verdict';
import {Readout, Ring} from './marks';
import {eventsAxis, massAxis} from './massAxes';
import {Plot} from './Plot';
import styles from './plot.module.css';

interface CountPaths {
  readonly points: string;
  readonly errors: string;
}

/** Points at the numbers of events, and their errors; bins without events have none. */
function drawnCounts(counts: readonly number[], top: number): CountPaths {
  const filled = counts.flatMap((count, bin) =>
    count > 0 ? [{count, place: pointPlace(bin, count, top)}] : [],
  );
  const errors = filled.map(({count, place: {x}}) => {
    const {low, high} = poissonInterval(count);
    return {x, from: height(low, top), to: height(high, top)};
  });
  return {points: dotsPath(filled.map(({place}) => place)), errors: barsPath(errors)};
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
  const drawn = drawnCounts(counts, top);
  const [from, to] = [massWindow.low, massWindow.high].map((mass) => position(mass, massBinning));
  return (
    <Plot
      name={`Histogram of the four-lepton mass from 100 to 160 GeV. ${verdictText(verdict)} between ${massWindow.low} and ${massWindow.high} GeV.`}
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
      {[...stackedMass(cut)].reverse().map(({process, counts: layer}) => (
        <path key={process} data-process={process} d={steps(layer, top)} />
      ))}
      <path className={styles.errors} d={drawn.errors} />
      <path className={styles.points} d={drawn.points} />
    </Plot>
  );
}

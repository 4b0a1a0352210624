import type {ReactNode, RefObject} from 'react';
import {collisions} from '../model/collisions';
import {layersOf} from '../model/layers';
import {dotPlaces, dotsTop, type Position} from '../model/places';
import {steps} from '../model/scale';
import {loosestCut, type HeroState} from '../model/state';
import {Readout, Ring} from './marks';
import {eventsAxis, massAxis} from './massAxes';
import {Plot} from './Plot';
import styles from './plot.module.css';

const pathOf = (places: readonly Position[]): string =>
  places.map(({x, y}) => `M${x} ${y}h0`).join('');
const expected = steps(layersOf(loosestCut).at(-1)?.counts ?? [], dotsTop);
const axis = eventsAxis(dotsTop);

interface Props {
  readonly state: HeroState;
  readonly frame: RefObject<SVGSVGElement | null>;
}

/** Collisions as dots in their bins, below the outline of what all of them are expected to give. */
export function Dots({state, frame}: Props): ReactNode {
  const places = dotPlaces(state.shown);
  const landing = places[state.current];
  return (
    <Plot
      name={`Histogram of the mass of four leptons from 100 to 160 GeV, with ${state.shown} of ${collisions.length} collisions`}
      height="tall"
      frame={frame}
      x={massAxis}
      y={axis}
      over={
        <>
          <Readout large={`${state.shown}`} headline="collisions counted">
            of {collisions.length}
          </Readout>
          {landing && <Ring key={state.current} {...landing} />}
        </>
      }
    >
      <path className={styles.expected} d={expected} />
      <path
        className={styles.dots}
        d={pathOf(places.filter((_, index) => index !== state.current))}
      />
      {landing && <path key={state.current} className={styles.landing} d={pathOf([landing])} />}
    </Plot>
  );
}

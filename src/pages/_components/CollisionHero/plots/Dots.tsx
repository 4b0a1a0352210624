import type {ReactNode, RefObject} from 'react';
import {stackedMass} from '@site/src/physics/montecarlo/fourLepton';
import {dotsPath} from '@site/src/plot/paths';
import {collisions} from '../model/collisions';
import {dotPlaces, dotsTop} from '../model/places';
import {steps} from '../model/scale';
import {loosestCut, type HeroState} from '../model/state';
import {Readout, Ring} from './marks';
import {eventsAxis, massAxis} from './massAxes';
import {Plot} from './Plot';
import styles from './plot.module.css';

const expected = steps(stackedMass(loosestCut).at(-1)?.counts ?? [], dotsTop);
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
      name={`Histogram of the four-lepton mass from 100 to 160 GeV, with ${state.shown} of ${collisions.length} collisions`}
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
        d={dotsPath(places.filter((_, index) => index !== state.current))}
      />
      {landing && <path key={state.current} className={styles.landing} d={dotsPath([landing])} />}
    </Plot>
  );
}

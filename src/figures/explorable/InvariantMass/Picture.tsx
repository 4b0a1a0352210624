import type {ReactNode} from 'react';
import {formatGeV} from '@site/src/kit/format/quantities';
import {masses} from '@site/src/physics/masses';
import type {PictureProps} from '../frame/types';
import {Mark, Note, Panel} from '../panel';
import {lineOf, snapped, valueAt, type Axis} from '../panel/axis';
import {Handle} from '../panel/Handle';
import {Pair} from '../panel/Pair';
import {limits} from './limits';
import {massOf, type TrackPair} from './model';
import {Tracks} from './Tracks';

const angleAxis: Axis = {min: 0, max: 180, title: 'Δφ [degrees]', ticks: [0, 45, 90, 135, 180]};
const massAxis: Axis = {
  min: 0,
  max: 200,
  title: 'Invariant mass [GeV]',
  ticks: [0, 50, 100, 150, 200],
};

const angles = Array.from({length: 61}, (_, i) => 3 * i);

function MassCurve({state, hasPredicted, change}: PictureProps<TrackPair>): ReactNode {
  const mass = massOf(state);
  const curve = angles.map((deltaPhi) => ({x: deltaPhi, y: massOf({...state, deltaPhi})}));
  return (
    <Panel
      x={angleAxis}
      y={massAxis}
      alt={`Invariant mass against the angle Δφ. The pair is at ${state.deltaPhi}° and ${formatGeV(mass, 0)}.${hasPredicted ? ` The curve rises from ${formatGeV(massOf({...state, deltaPhi: 0}), 0)} at 0° to ${formatGeV(massOf({...state, deltaPhi: 180}), 0)} at 180°.` : ''}`}
      shapes={(at) => (
        <>
          <path d={`M0 ${at.y(masses.z)}H100`} data-tone="soft" data-dashed="" />
          <path
            d={`M${at.x(state.deltaPhi)} 100V${at.y(mass)}H0`}
            data-tone="accent"
            data-dashed=""
          />
          {hasPredicted && <path d={lineOf(curve, at)} />}
        </>
      )}
      marks={(at) => (
        <>
          <Note x={0} y={at.y(masses.z)} dx={0.5} dy={-0.5} tone="soft">
            Z boson
          </Note>
          <Mark x={at.x(state.deltaPhi)} y={at.y(mass)}>
            <circle r="5" fill="var(--accent)" />
          </Mark>
          <Note
            x={at.x(state.deltaPhi)}
            y={at.y(mass)}
            anchor={state.deltaPhi > 90 ? 'end' : 'start'}
            dx={state.deltaPhi > 90 ? -0.9 : 0.9}
            dy={mass > 60 && mass < 110 && state.deltaPhi < 90 ? 1.8 : -1}
            tone="accent"
          >
            {formatGeV(mass, 0)}
          </Note>
        </>
      )}
      handles={(at) =>
        change && (
          <Handle
            x={at.x(state.deltaPhi)}
            y={at.y(mass)}
            direction="x"
            onDrag={(x) => change({deltaPhi: snapped(valueAt(x, angleAxis), limits.deltaPhi)})}
          />
        )
      }
    />
  );
}

/** The picture of this figure in a state. */
export function Picture(props: PictureProps<TrackPair>): ReactNode {
  return (
    <Pair>
      <Tracks {...props} />
      <MassCurve {...props} />
    </Pair>
  );
}

import type {ReactNode} from 'react';
import {RangeField} from '@site/src/components/RangeField';
import {formatNumber} from '@site/src/kit/format/numbers';
import {formatGeV} from '@site/src/kit/format/quantities';
import {masses} from '@site/src/physics/masses';
import {Quantity} from '@site/src/plot/symbol';
import {Explorable} from '../frame';
import type {ControlsProps, Question, PictureProps} from '../frame/types';
import {Mark, Note, Panel} from '../panel';
import {lineOf, snapped, valueAt, type Axis} from '../panel/axis';
import {Handle} from '../panel/Handle';
import {Pair} from '../panel/Pair';
import {limits} from './limits';
import {firstPt, massOf, type TrackPair} from './model';
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
function Picture(props: PictureProps<TrackPair>): ReactNode {
  return (
    <Pair>
      <Tracks {...props} />
      <MassCurve {...props} />
    </Pair>
  );
}

function Controls({state, change}: ControlsProps<TrackPair>): ReactNode {
  const {pt, deltaPhi, deltaEta} = state;
  return (
    <>
      <RangeField
        label="Angle Δφ"
        {...limits.deltaPhi}
        value={deltaPhi}
        text={`${deltaPhi}°`}
        spoken={`${deltaPhi} degrees, mass ${formatGeV(massOf(state), 0)}`}
        onChange={(value) => change({deltaPhi: value})}
      />
      <RangeField
        label={<Quantity label="pT of track 2" />}
        {...limits.pt}
        value={pt}
        text={formatGeV(pt, 0)}
        spoken={`${formatGeV(pt, 0)}, mass ${formatGeV(massOf(state), 0)}`}
        onChange={(value) => change({pt: value})}
      />
      <RangeField
        label="Difference Δη"
        {...limits.deltaEta}
        value={deltaEta}
        text={formatNumber(deltaEta, {decimals: 1})}
        spoken={`${formatNumber(deltaEta, {decimals: 1})}, mass ${formatGeV(massOf(state), 0)}`}
        onChange={(value) => change({deltaEta: value})}
      />
    </>
  );
}

/** The question of this figure, with its answers and its picture. */
export const question: Question<TrackPair> = {
  prompt: `Two muons, each with a transverse momentum of ${formatGeV(firstPt, 0)}, leave a collision in opposite directions, both with a pseudorapidity of 0: their invariant mass is 90 GeV. What is the mass if both fly in the same direction?`,
  answers: [
    {
      key: 'none',
      label: 'About 0 GeV',
      reply:
        'Two parallel tracks act like one massless particle, whatever their energy. The mass grows with the angle between the tracks and with both momenta.',
    },
    {
      key: 'half',
      label: 'About 45 GeV',
      reply:
        'The mass is neither the mean nor the sum of the momenta: at 45 GeV each, it falls from 90 GeV for opposite tracks to 0 for parallel ones. It is the angle between the tracks that makes the difference.',
    },
    {
      key: 'same',
      label: 'Still 90 GeV',
      reply:
        'The energies add up to 90 GeV in both cases, but the mass is what is left of the energy when the momentum of the pair is subtracted, m² = E² − p². Parallel momenta add up to 90 GeV too, so the mass is zero.',
    },
  ],
  correct: 'none',
  task: 'Drag the end of the second track, or move Δφ, until both tracks point in the same direction.',
  start: {pt: firstPt, deltaPhi: 180, deltaEta: 0},
  finished: {pt: firstPt, deltaPhi: 0, deltaEta: 0},
  isAnswered: ({deltaPhi, deltaEta}) => deltaPhi <= 5 && deltaEta === 0,
  origin:
    'Model: m² = 2 pT₁ pT₂ (cosh Δη − cos Δφ), with the masses of the muons themselves neglected and c = 1.',
  Picture,
  Controls,
  resultOf: (state) =>
    `${formatGeV(firstPt, 0)} and ${formatGeV(state.pt, 0)}, Δφ = ${state.deltaPhi}°, Δη = ${formatNumber(state.deltaEta, {decimals: 1})}: invariant mass ${formatGeV(massOf(state), 1)}.`,
};

/** Two tracks, the angle between them, and their mass. */
export const InvariantMass = (): ReactNode => <Explorable question={question} />;

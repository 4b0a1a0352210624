import type {ReactNode, CSSProperties} from 'react';
import {ExplorableFigure} from '@site/src/components/Figure/Explorable';
import {parts, hitDepths} from './detector';
import {drawnScenes, type Kind, type DrawnScene, type Track} from './scenes';
import styles from './styles.module.css';
import type {Flight, Point} from '@site/src/physics/showers';

/** Height in em of a unit of the depth. */
const tallness = 0.46;

const colourOf = (kind: Kind): CSSProperties =>
  ({'--colour': `var(--particle-${kind})`}) as CSSProperties;

const xy = ({depth, across}: Point): string => `${depth.toFixed(1)} ${(-across).toFixed(1)}`;

/** Where the track crosses a depth between two of its points. */
function acrossAt({points}: Track, depth: number): number {
  const next = points.findIndex((point) => point.depth >= depth);
  const [left, right] = [points[next - 1], points[next]];
  if (!left || !right) return 0;
  const share = (depth - left.depth) / (right.depth - left.depth);
  return left.across + share * (right.across - left.across);
}

function TrackLine({track}: {readonly track: Track}): ReactNode {
  const {kind, isCharged, points} = track;
  return (
    <g style={colourOf(kind)}>
      <path
        className={isCharged ? styles.track : styles.unseen}
        d={`M${points.map(xy).join('L')}`}
      />
      {isCharged && (
        <path
          className={styles.hits}
          d={hitDepths
            .map((depth) => `M${depth} ${(-acrossAt(track, depth)).toFixed(2)}h0.01`)
            .join('')}
        />
      )}
    </g>
  );
}

interface LinesProps {
  readonly flights: readonly Flight[];
  readonly kind: Flight['kind'];
}

/** All flights of one kind as one path. */
function Lines({flights, kind}: LinesProps): ReactNode {
  const own = flights.filter((flight) => flight.kind === kind);
  return (
    <path
      className={kind === 'photon' ? styles.quanta : styles.flights}
      style={colourOf(kind)}
      d={own.map(({from, to}) => `M${xy(from)}L${xy(to)}`).join('')}
    />
  );
}

/** One kind of visitor, seen from the side; the collision is on the left. */
function Row({scene}: {readonly scene: DrawnScene}): ReactNode {
  const {half} = scene;
  return (
    <svg
      className={styles.row}
      viewBox={`0 ${-half} 100 ${2 * half}`}
      preserveAspectRatio="none"
      style={{height: `${2 * half * tallness}em`}}
    >
      {parts.map(({name, from, to}) => (
        <rect
          key={name}
          className={name === 'tracker' ? styles.tracker : styles.calorimeter}
          x={from}
          width={to - from}
          y={-half}
          height={2 * half}
        />
      ))}
      <path
        className={styles.layers}
        d={hitDepths.map((depth) => `M${depth} ${-half}v${2 * half}`).join('')}
      />
      <Lines flights={scene.flights} kind="photon" />
      <Lines flights={scene.flights} kind="electron" />
      <Lines flights={scene.flights} kind="hadron" />
      {scene.tracks.map((track) => (
        <TrackLine key={track.points.map(xy).join()} track={track} />
      ))}
    </svg>
  );
}

const title = 'Electrons have a track, photons have none, and jets reach deeper';

const caption =
  'Sketch, not to scale, with the collision on the left; bending and angles are exaggerated. Dots are hits in the tracker; neutral particles leave none. The showers come from a branching model that doubles the number of particles about once per radiation length.';

const alt = `Four rows, each from the tracker on the left through the electromagnetic to the hadronic calorimeter. ${drawnScenes
  .map(({name, words}) => `${name}: ${words}.`)
  .join(' ')}`;

const legend: readonly (readonly [kind: Kind, name: string])[] = [
  ['electron', 'electron or positron'],
  ['photon', 'photon'],
  ['hadron', 'hadron'],
  ['neutron', 'neutral hadron'],
  ['muon', 'muon'],
];

/** Electron, photon, jet and muon side by side. */
function Drawing(): ReactNode {
  return (
    <div className={styles.figure}>
      <ul className={styles.legend} role="list">
        {legend.map(([kind, name]) => (
          <li key={kind}>
            <span data-kind={kind} style={{borderColor: `var(--particle-${kind})`}} />
            {name}
          </li>
        ))}
      </ul>
      <div className={styles.parts}>
        {parts.map(({name}) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      {drawnScenes.map((scene) => (
        <div key={scene.name} className={styles.scene}>
          <p>
            <strong>{scene.name}</strong>: {scene.words}
          </p>
          <Row scene={scene} />{' '}
        </div>
      ))}
    </div>
  );
}

/** The figure with its caption; all of it has full size at each width. */
export function Showers(): ReactNode {
  return (
    <ExplorableFigure title={title} caption={caption}>
      <div role="img" aria-label={alt}>
        <Drawing />
      </div>
    </ExplorableFigure>
  );
}

import type {ReactNode} from 'react';
import {depositsOf} from './deposits';
import {siliconLayers, stations} from './Detector';
import type {ExampleParticle} from './particles';
import {angleAt, flightPath, type Flight as Course} from './path';
import {place, sector} from './scale';
import styles from './styles.module.css';

/** Where each kind of path ends, in metres. */
function endOf({leaves}: ExampleParticle): number {
  if (leaves.muon === 'hits' || Object.values(leaves).every((trace) => trace === 'none')) return 11;
  return leaves.hadronic === 'shower' ? 2.28 : 1.5;
}

function lineOf(course: Course, upTo: number, from = 0): string {
  const points = flightPath(course, upTo)
    .filter(([metres]) => metres >= from)
    .map(([metres, degrees]) =>
      place(metres, degrees)
        .map((value) => value.toFixed(1))
        .join(' '),
    );
  return `M${points.join('L')}`;
}

function Hits({
  course,
  layers,
}: {
  readonly course: Course;
  readonly layers: readonly number[];
}): ReactNode {
  return layers.map((metres) => {
    const [x, y] = place(metres, angleAt(course, metres));
    return <circle key={metres} cx={x} cy={y} r="3" className={styles.hit} />;
  });
}

/** Straight pieces of track in the chambers. */
function Segments({course}: {readonly course: Course}): ReactNode {
  return stations.map((metres) => {
    const [from, to] = [metres * 0.965, metres * 1.035];
    const [start, end] = [place(from, angleAt(course, from)), place(to, angleAt(course, to))];
    return <path key={metres} d={`M${start}L${end}`} className={styles.segment} />;
  });
}

/** Where the hadron with the bottom quark decays, drawn far too large. */
const decay = 0.06;

const fromCollision: readonly Course[] = [
  {charge: 1, pt: 7, azimuth: 70.5},
  {charge: -1, pt: 9, azimuth: 58.5},
];
const fromDecay: readonly Course[] = [
  {charge: -1, pt: 8, azimuth: 60},
  {charge: 1, pt: 12, azimuth: 68},
  {charge: -1, pt: 20, azimuth: 64.5},
];

function Spray({azimuth}: {readonly azimuth: number}): ReactNode {
  const [x, y] = place(decay, azimuth);
  const beyond = fromDecay.map((course) => lineOf(course, 1.5, 0.15).replace('M', `M${x} ${y}L`));
  return (
    <>
      <path
        d={fromCollision.map((course) => lineOf(course, 1.5)).join('')}
        className={styles.thin}
      />
      <path d={beyond.join('')} className={styles.thin} />
      <path d={`M0 0L${x} ${y}`} className={styles.unseen} />
      <circle cx={x} cy={y} r="4.5" className={styles.vertex} />
      {[...fromCollision, ...fromDecay].map((course) => (
        <Hits key={course.azimuth} course={course} layers={siliconLayers.slice(3)} />
      ))}
    </>
  );
}

/** A particle on its way: line, hits and cells. */
export function Flight({traveller}: {readonly traveller: ExampleParticle}): ReactNode {
  const {key, leaves} = traveller;
  const path = lineOf(traveller, endOf(traveller));
  return (
    <>
      {depositsOf(traveller).map(({r, from, to, share}) => (
        <path
          key={`${r[0]} ${from}`}
          d={sector(r, [from, to])}
          className={styles.cell}
          style={{fillOpacity: 0.15 + 0.85 * share}}
        />
      ))}
      {key === 'b-jet' ? (
        <Spray azimuth={traveller.azimuth} />
      ) : (
        <path d={path} className={leaves.tracker === 'track' ? styles.track : styles.unseen} />
      )}
      {leaves.tracker === 'track' && key !== 'b-jet' && (
        <Hits course={traveller} layers={siliconLayers} />
      )}
      {leaves.muon === 'hits' && <Segments course={traveller} />}
      <path d={path} className={styles.reach} />
    </>
  );
}

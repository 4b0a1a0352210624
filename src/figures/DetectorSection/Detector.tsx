import type {ReactNode} from 'react';
import {detectorPart} from '@site/src/data/detectorGeometry';
import {tileLayers} from './deposits';
import {drawnRadius, place, reach, sector} from './scale';
import styles from './styles.module.css';

const quarter = [0, 90] as const;
const silicon = ['pixel-barrel', 'sct-barrel'].flatMap((key) => detectorPart(key).layers ?? []);
export const siliconLayers = silicon;
export const stations = detectorPart('muon-barrel').layers ?? [];

const toroid = detectorPart('barrel-toroid');
const chambers = detectorPart('muon-barrel').sectors ?? 16;

function Arc({
  metres,
  className,
}: {
  readonly metres: number;
  readonly className?: string;
}): ReactNode {
  const radius = drawnRadius(metres);
  return <path className={className} d={`M${radius} 0A${radius} ${radius} 0 0 0 0 ${-radius}`} />;
}

/** The modules of the tile calorimeter. */
function Modules(): ReactNode {
  const {r, sectors = 64} = detectorPart('tile-barrel');
  const step = 360 / sectors;
  const lines = Array.from({length: Math.ceil(90 / step) - 1}, (_, index) => {
    const [from, to] = [place(r[0], step * (index + 1)), place(r[1], step * (index + 1))];
    return `M${from}L${to}`;
  });
  return <path d={lines.join('')} className={styles.fine} />;
}

/** Flat chambers, sixteen around the beam, in three stations. */
function Chambers(): ReactNode {
  const half = 180 / chambers;
  return stations.flatMap((metres) =>
    Array.from({length: chambers / 4 + 1}, (_, index) => {
      const middle = index * 2 * half;
      const [from, to] = [Math.max(0, middle - half + 1.2), Math.min(90, middle + half - 1.2)];
      const radius = drawnRadius(metres) / Math.cos(((half - 1.2) * Math.PI) / 180);
      const end = (degrees: number): string => {
        const angle = (degrees * Math.PI) / 180;
        const along = drawnRadius(metres) / Math.cos(((degrees - middle) * Math.PI) / 180);
        const distance = Math.min(along, radius);
        return `${(distance * Math.cos(angle)).toFixed(1)} ${(-distance * Math.sin(angle)).toFixed(1)}`;
      };
      return (
        <path
          key={`${metres} ${index}`}
          d={`M${end(from)}L${end(to)}`}
          className={styles.chamber}
        />
      );
    }),
  );
}

/** The coils of the toroid, cut where they pass this section. */
function Coils(): ReactNode {
  return [22.5, 67.5].map((degrees) => (
    <path
      key={degrees}
      d={`M${place(toroid.r[0], degrees)}L${place(toroid.r[1], degrees)}`}
      className={styles.coil}
    />
  ));
}

/** A quarter of the barrel, seen along the beam. */
export function Detector(): ReactNode {
  const band = (key: string) => sector(detectorPart(key).r, quarter);
  return (
    <g className={styles.detector}>
      <path d={sector([0, 1.15], quarter)} className={styles.tracker} />
      <path d={band('trt-barrel')} className={styles.straws} />
      {silicon.map((metres) => (
        <Arc key={metres} metres={metres} className={styles.silicon} />
      ))}
      <path d={band('solenoid')} className={styles.solenoid} />
      <path d={band('em-barrel')} className={styles.calorimeter} />
      <path d={band('tile-barrel')} className={styles.calorimeter} />
      {tileLayers.slice(1).map(({r}) => (
        <Arc key={r[0]} metres={r[0]} className={styles.fine} />
      ))}
      <Modules />
      <Coils />
      <Chambers />
      <path d={`M0 ${-reach}L0 0L${reach} 0`} className={styles.edge} />
    </g>
  );
}

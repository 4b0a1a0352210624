import type {ReactNode} from 'react';
import {parts} from './detector';
import {Row} from './Row';
import {drawnScenes, type Kind} from './scenes';
import styles from './styles.module.css';

export const caption =
  'What an electron, a photon, a jet and a muon leave in the tracker and in the calorimeters: a sketch, not to scale, with the collision on the left. Dots are hits in the tracker; neutral particles leave none. The showers come from a small branching model with a fixed seed, which doubles the number of particles about once per radiation length and follows only the first generations; bending and angles are drawn too large.';

export const alt = `Four rows, each from the tracker on the left through the electromagnetic to the hadronic calorimeter. ${drawnScenes
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
export function Showers(): ReactNode {
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

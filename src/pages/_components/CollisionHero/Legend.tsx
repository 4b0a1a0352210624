import type {ReactNode} from 'react';
import {luminosity} from '@site/src/physics/montecarlo/fourLepton';
import styles from './styles.module.css';

const dots = [
  {mark: 'data', name: 'one collision'},
  {mark: 'outline', name: `expected for ${luminosity} fb⁻¹`},
];
const stack = [
  {mark: 'data', name: 'pseudo-data'},
  {mark: 'higgs', name: 'Higgs boson'},
  {mark: 'zz', name: 'two Z bosons'},
  {mark: 'other', name: 'fake leptons'},
];

export function Legend({isComplete}: {readonly isComplete: boolean}): ReactNode {
  return (
    <ul className={styles.legend} role="list">
      {(isComplete ? stack : dots).map(({mark, name}) => (
        <li key={mark}>
          <span data-process={mark} /> {name}
        </li>
      ))}
    </ul>
  );
}

import type {ReactNode} from 'react';
import {Breakable} from '../Breakable';
import styles from './styles.module.css';

/** The name of a variable. On a phone it may break: after an underscore if that is enough. */
export function VariableName({name}: {readonly name: string}): ReactNode {
  return (
    <code className={styles.name}>
      <Breakable name={name} />
    </code>
  );
}

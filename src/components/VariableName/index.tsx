import {Fragment, type ReactNode} from 'react';
import styles from './styles.module.css';

/** The name of a variable. On a phone it may break: after an underscore if that is enough. */
export function VariableName({name}: {readonly name: string}): ReactNode {
  return (
    <code className={styles.name}>
      {name.split(/(?<=_)/).map((part, index) => (
        <Fragment key={part}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}

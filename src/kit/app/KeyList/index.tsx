import {Fragment, type ReactNode} from 'react';
import styles from './styles.module.css';

export interface KeyHelp {
  /** Pressed together; several ways are several lists. */
  readonly ways: readonly (readonly string[])[];
  readonly does: string;
}

interface Props {
  readonly keys: readonly KeyHelp[];
}

/** What keys do. */
export function KeyList({keys}: Props): ReactNode {
  return (
    <dl className={styles.keys}>
      {keys.map(({ways, does}) => (
        <div key={does}>
          <dt>
            {ways.map((together, way) => (
              <Fragment key={together.join('+')}>
                {way > 0 && ' or '}
                {together.map((key, place) => (
                  <Fragment key={key}>
                    {place > 0 && ' + '}
                    <kbd>{key}</kbd>
                  </Fragment>
                ))}
              </Fragment>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}

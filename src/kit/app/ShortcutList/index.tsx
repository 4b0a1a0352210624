import {Fragment, type ReactNode} from 'react';
import type {Shortcut} from '../useShortcuts';
import styles from './styles.module.css';

interface Props {
  readonly shortcuts: readonly Pick<Shortcut<never>, 'keys' | 'label'>[];
}

/** The keyboard shortcuts of an app with their actions. */
export function ShortcutList({shortcuts}: Props): ReactNode {
  return (
    <dl className={styles.keys}>
      {shortcuts.map(({keys, label}) => (
        <div key={label}>
          <dt>
            {keys.map((together, way) => (
              <Fragment key={together}>
                {way > 0 && ' or '}
                {together.split('+').map((key, place) => (
                  <Fragment key={key}>
                    {place > 0 && ' + '}
                    <kbd>{key}</kbd>
                  </Fragment>
                ))}
              </Fragment>
            ))}
          </dt>
          <dd>{label}</dd>
        </div>
      ))}
    </dl>
  );
}

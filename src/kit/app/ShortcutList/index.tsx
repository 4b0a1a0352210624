import {useState, Fragment, type ReactNode} from 'react';
import {areSingleKeysOn, switchSingleKeys} from '../singleKeys';
import type {Shortcut} from '../useShortcuts';
import styles from './styles.module.css';

/** Switches the shortcuts without Ctrl or Alt on and off. */
export function SingleKeysField(): ReactNode {
  const [isOn, setIsOn] = useState(areSingleKeysOn);
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        checked={isOn}
        autoComplete="off"
        onChange={({target}) => {
          switchSingleKeys(target.checked);
          setIsOn(target.checked);
        }}
      />
      Single-key shortcuts (letters, digits and symbols)
    </label>
  );
}

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

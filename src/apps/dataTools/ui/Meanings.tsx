import type {ReactNode} from 'react';
import {releaseOf, type Rename, type Variable} from '@site/src/data/catalogue';
import {mixedUnits, type Entry} from '../model/dictionary';
import {Warning} from './Warning';
import styles from './Dictionary.module.css';

const changes: Readonly<Record<Rename['change'], string>> = {
  same: 'The name is the same in 2020 and 2025',
  renamed: 'Renamed in 2025',
  replaced: 'Replaced in 2025 by different content',
  changed: 'Same name, different content in 2025',
  removed: 'Removed in 2025',
};

function unitText({unit}: Variable): string {
  if (unit === null) return 'unit unknown';
  return unit === 'none' ? 'no unit' : unit;
}

function VariableText({variable}: {readonly variable: Variable}): ReactNode {
  const {name, type, meaning, mcOnly} = variable;
  const isEnergy = variable.unit === 'MeV' || variable.unit === 'GeV';
  return (
    <div className={styles.variable}>
      <p>
        <code>{name}</code>{' '}
        <span className={isEnergy ? styles.energy : styles.unit}>{unitText(variable)}</span>
      </p>
      <p>{meaning ?? 'Its meaning is not published.'}</p>
      <p className={styles.small}>
        Type: {type === null ? 'unknown' : <code>{type}</code>}
        {mcOnly && '; meaningful only in simulation'}
      </p>
      <Warning row={variable} />
    </div>
  );
}

/** The meaning of a name in each release. */
export function Meanings({entry}: {readonly entry: Entry}): ReactNode {
  const {meanings, rename} = entry;
  return (
    <div className={styles.entry}>
      {mixedUnits(entry).length > 0 && (
        <p className={styles.loud}>
          Note the unit: the 2025 release uses <strong>GeV</strong>, the older releases{' '}
          <strong>MeV</strong>. Divide cut values from the 2016 or 2020 release by 1000.
        </p>
      )}
      {rename && (
        <p>
          {changes[rename.change]}
          {rename.note && `: ${rename.note}`}.
        </p>
      )}
      <dl className={styles.meanings}>
        {meanings.map(({release, variables}) => (
          <div key={release}>
            <dt>
              {releaseOf(release).title} <code>{release}</code>
            </dt>
            <dd>
              {variables.map((variable) => (
                <VariableText key={variable.name} variable={variable} />
              ))}
              {variables.length === 0 && (
                <p className={styles.small}>No variable is listed under this or a related name.</p>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

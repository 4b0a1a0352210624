import type {ReactNode} from 'react';
import {ChoiceRow} from '@site/src/components/ChoiceRow';
import type {Manifest} from '@site/src/samples/format/manifest';
import type {Analyser} from '../analyser';
import styles from './Controls.module.css';

interface Props {
  readonly analyser: Analyser;
  readonly presets: Manifest['presets'];
}

/** Which cross-sections the weights are for, and why there are others. */
export function Normalisation({analyser, presets}: Props): ReactNode {
  const {description, option, dispatch} = analyser;
  const offered = presets.filter(({id}) => description.presets.includes(id));
  if (offered.length === 0) return null;
  return (
    <section className={styles.group} aria-label="Normalisation">
      <ChoiceRow
        label="Normalisation"
        value={String(option('preset'))}
        options={[
          {value: 'default', label: 'best known'},
          ...offered.map(({id, label}) => ({value: id, label})),
        ]}
        onChange={(value) =>
          dispatch({type: 'do', action: {type: 'option', name: 'preset', value}})
        }
      />
      {offered.map(({id, reason}) => (
        <p key={id} className={styles.remark}>
          {reason}
        </p>
      ))}
    </section>
  );
}

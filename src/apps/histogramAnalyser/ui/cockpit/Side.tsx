import type {ReactNode} from 'react';
import type {CockpitProps} from './Cockpit';
import styles from './Cockpit.module.css';
import {useSideSections} from './useSideSections';

/** The column next to the plots. */
export function Side(props: CockpitProps): ReactNode {
  const {processes, flow, rest} = useSideSections(props);
  return (
    <div className={styles.side}>
      {processes}
      {flow}
      {rest}
    </div>
  );
}

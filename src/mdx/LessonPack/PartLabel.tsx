import type {ReactNode} from 'react';
import type {PartName} from '@site/src/data/lessons/worksheetParts';
import styles from './worksheet.module.css';

interface Props {
  readonly name: PartName | undefined;
}

/** The name of a part of a sheet above its questions; nothing for those of an only lesson. */
export const PartLabel = ({name}: Props): ReactNode =>
  name === undefined ? null : (
    <p className={styles.part} data-search="skip">
      {name}
    </p>
  );

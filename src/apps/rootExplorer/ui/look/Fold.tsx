import {useState, type ReactNode} from 'react';
import styles from './look.module.css';

interface Props {
  readonly title: string;
  readonly isOpen?: boolean;
  readonly children: () => ReactNode;
}

/** What can be unfolded; it is made when it first is. */
export function Fold({title, isOpen = false, children}: Props): ReactNode {
  const [wasOpened, setWasOpened] = useState(isOpen);
  return (
    <details
      className={styles.fold}
      open={isOpen || undefined}
      onToggle={({currentTarget}) => currentTarget.open && setWasOpened(true)}
    >
      <summary>{title}</summary>
      {wasOpened && children()}
    </details>
  );
}

import {useState, type ComponentType, type ReactNode} from 'react';
import {LazyContent} from '../LazyContent';
import styles from './styles.module.css';

export interface Panel<Given> {
  readonly title: string;
  readonly isOpen?: boolean;
  /** Told apart by identity: declare it outside of components. */
  readonly load: () => Promise<ComponentType<Given>>;
}

interface Props<Given> {
  readonly panel: Panel<Given>;
  readonly given: Given;
}

/** What can be unfolded below the plots, loaded when it is. */
export function PanelFold<Given extends object>({panel, given}: Props<Given>): ReactNode {
  const [wasOpened, setWasOpened] = useState(panel.isOpen ?? false);
  return (
    <details
      className={styles.panel}
      open={panel.isOpen}
      onToggle={({currentTarget}) => currentTarget.open && setWasOpened(true)}
    >
      <summary>{panel.title}</summary>
      {wasOpened && <LazyContent title={panel.title} load={panel.load} given={given} />}
    </details>
  );
}

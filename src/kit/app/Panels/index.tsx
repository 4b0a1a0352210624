import {useState, type ComponentType, type ReactNode} from 'react';
import {LazyContent} from '../LazyContent';
import styles from './styles.module.css';

interface PanelBase {
  readonly title: string;
  readonly isOpen?: boolean;
}

export interface LoadedPanel<Given> extends PanelBase {
  /** Told apart by identity: declare it outside of components. */
  readonly load: () => Promise<ComponentType<Given>>;
}

/** Comes with the app: for what is always open, and would push the others down later. */
interface PanelAtHand<Given> extends PanelBase {
  readonly Content: ComponentType<Given>;
}

export type Panel<Given> = LoadedPanel<Given> | PanelAtHand<Given>;

interface Props<Given> {
  readonly panel: Panel<Given>;
  readonly given: Given;
}

/** What can be unfolded below the plots; most is loaded when it is. */
export function PanelFold<Given extends object>({panel, given}: Props<Given>): ReactNode {
  const [wasOpened, setWasOpened] = useState(panel.isOpen ?? false);
  return (
    <details
      className={styles.panel}
      open={panel.isOpen}
      onToggle={({currentTarget}) => currentTarget.open && setWasOpened(true)}
    >
      <summary>{panel.title}</summary>
      {wasOpened &&
        ('load' in panel ? (
          <LazyContent title={panel.title} load={panel.load} given={given} />
        ) : (
          <panel.Content {...given} />
        ))}
    </details>
  );
}

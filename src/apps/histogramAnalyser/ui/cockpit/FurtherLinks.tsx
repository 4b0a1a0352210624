import type {ReactNode} from 'react';
import type {OpenPanel} from '../panels';
import styles from './FurtherLinks.module.css';

interface Props {
  readonly panels: readonly OpenPanel[];
  readonly place: OpenPanel['place'];
  readonly onOpen: (title: string) => void;
}

/** Buttons that open panels of the app. */
export const FurtherLinks = ({panels, place, onOpen}: Props): ReactNode => (
  <ul role="list" className={styles.links} data-place={place}>
    {panels
      .filter((panel) => panel.place === place)
      .map(({title, short}) => (
        <li key={title}>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={short && title}
            onClick={() => onOpen(title)}
          >
            {short ?? title}
          </button>
        </li>
      ))}
  </ul>
);

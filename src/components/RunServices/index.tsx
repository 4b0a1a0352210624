import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ServiceTerms} from '@site/src/lib/notebooks/facts';
import styles from './styles.module.css';

/** `plugins/notebooks` puts this on each page with run buttons, once, before its sources. */
interface Props {
  readonly services: readonly ServiceTerms[];
}

/** A list of the services to which run buttons of the page lead: what each requires and offers. */
export function RunServices({services}: Props): ReactNode {
  useBrokenLinks().collectAnchor('run-services');
  return (
    <aside
      id="run-services"
      className={styles.services}
      aria-label="Online services"
      data-search="skip"
    >
      <p>Accounts and storage for each service</p>
      <ul>
        {services.map(({service, terms}) => (
          <li key={service}>
            {service}: {terms}.
          </li>
        ))}
      </ul>
    </aside>
  );
}

import {useSyncExternalStore, type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Analytics} from '@site/src/data/measuring';
import {choiceStore, mayReport, signalOf} from '@site/src/lib/measuring/choice';
import {forgetting, outcome} from './messages';
import styles from './styles.module.css';

const beforeReading = {kept: null, keeping: 'kept'} as const;
const noChange = (): (() => void) => () => undefined;

/** The switch by which readers of a copy that measures say yes or no; other copies need none. */
export function MeasurementSwitch(): ReactNode {
  const configured = useDocusaurusContext().siteConfig.customFields?.analytics;
  return configured ? <Switch consent={(configured as Analytics).consent} /> : null;
}

function Switch({consent}: Pick<Analytics, 'consent'>): ReactNode {
  const {kept, keeping} = useSyncExternalStore(
    choiceStore.subscribe,
    choiceStore.current,
    () => beforeReading,
  );
  const signal = useSyncExternalStore(
    noChange,
    () => signalOf(navigator),
    () => undefined,
  );
  const isReported = mayReport(consent, kept, signal);
  return (
    <div className={styles.choice} data-without-javascript="hide">
      <button
        type="button"
        role="switch"
        className={styles.switch}
        aria-checked={isReported}
        disabled={signal !== undefined}
        onClick={() => choiceStore.change(isReported ? 'no' : 'yes')}
      >
        <span className={styles.track} aria-hidden="true" />
        Count my page views
      </button>
      <p role="status">
        {outcome({isReported, choice: kept, signal})}
        {keeping !== 'kept' && ` ${forgetting[keeping]}`}
      </p>
    </div>
  );
}

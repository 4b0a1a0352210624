import {useId, useState, type ReactNode} from 'react';
import {checksStore} from '@site/src/lib/selfChecks/kept';
import {dueQuestions} from '@site/src/lib/selfChecks/schedule';
import {RepeatedQuestions} from './RepeatedQuestions';
import styles from './styles.module.css';

export interface ReviewProps {
  /** Path of the page, whose own questions are above. */
  readonly page: string;
}

const most = 2;

/** At most two questions of other pages that are due. */
export function Review({page}: ReviewProps): ReactNode {
  const id = useId();
  // The list is read once, so that questions stay on the page after they were answered.
  const [due] = useState(() =>
    dueQuestions(checksStore.current().kept.records, Date.now())
      .filter((question) => question.page !== page)
      .slice(0, most),
  );
  if (due.length === 0) return null;
  return (
    <section className={styles.review} aria-labelledby={id}>
      <RepeatedQuestions due={due}>
        <h3 id={id}>From earlier pages</h3>
      </RepeatedQuestions>
    </section>
  );
}

import {useState, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import type {SectionOutline} from '@site/src/lib/selfChecks/served';
import {useKeptChecks} from '@site/src/mdx/SelfChecks/answering/useKeptChecks';
import {useStorageWarning} from '@site/src/mdx/SelfChecks/answering/useStorageWarning';
import {CertificateForm} from './CertificateForm';
import {DeleteAnswers} from './DeleteAnswers';
import {DueNow, FirstVisit} from './DueNow';
import {ProgressList} from './ProgressList';
import {certificateFacts} from './progress';
import styles from './styles.module.css';

/** Authors write `<Practice />`; `plugins/self-checks` adds the pages with questions. */
interface Props {
  readonly sections: readonly SectionOutline[];
}

/** Questions that are due, the progress on each page, and the certificate. */
export function Practice({sections}: Props): ReactNode {
  const {kept} = useKeptChecks();
  const warning = useStorageWarning();
  const isBrowser = useIsBrowser();
  // A deletion empties the list of due questions and the field with the name.
  const [round, setRound] = useState(0);
  const firstPage = sections[0]?.pages[0];
  const hasAnswers = Object.keys(kept.records).length > 0;
  return (
    <div className={styles.practice}>
      <div role="status">{warning && <p>{warning}</p>}</div>
      <section aria-labelledby="due" data-search="skip" data-without-javascript="hide">
        <Heading as="h2" id="due">
          Due today
        </Heading>
        {firstPage &&
          (isBrowser ? (
            <DueNow key={round} hasAnswers={hasAnswers} isStored={!warning} firstPage={firstPage} />
          ) : (
            <FirstVisit {...firstPage} />
          ))}
      </section>
      <section aria-labelledby="progress">
        <Heading as="h2" id="progress">
          Progress
        </Heading>
        <ProgressList sections={sections} records={kept.records} />
        <DeleteAnswers
          hasAnswers={hasAnswers || kept.name !== undefined}
          onDelete={() => setRound(round + 1)}
        />
      </section>
      <section aria-labelledby="certificate">
        <Heading as="h2" id="certificate">
          Certificate
        </Heading>
        {isBrowser ? (
          <CertificateForm
            key={round}
            facts={certificateFacts(sections, kept.records)}
            keptName={kept.name}
            isStored={!warning}
          />
        ) : (
          <p>
            The certificate needs JavaScript, because your answers are stored only in your browser.
          </p>
        )}
      </section>
    </div>
  );
}

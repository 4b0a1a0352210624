import {useState, type ReactNode, useEffect, useRef} from 'react';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import {Check} from 'lucide-react';
import {SmallButton} from '@site/src/components/SmallButton';
import {formatCountOf} from '@site/src/kit/format/numbers';
import type {AnswerRecords} from '@site/src/lib/selfChecks/schedule';
import type {SectionOutline, PageOutline} from '@site/src/lib/selfChecks/served';
import {useKeptChecks, deleteChecks} from '@site/src/mdx/SelfChecks/answering/useKeptChecks';
import {useStorageWarning} from '@site/src/mdx/SelfChecks/answering/useStorageWarning';
import {CertificateForm} from './CertificateForm';
import {DueNow, FirstVisit} from './DueNow';
import {certificateFacts, completePages, pageProgress} from './progress';
import styles from './styles.module.css';

interface PageRowProps {
  readonly page: PageOutline;
  readonly records: AnswerRecords;
}

function PageRow({page, records}: PageRowProps): ReactNode {
  const {solved, ids, isComplete} = pageProgress(page, records);
  return (
    <li>
      <Link to={`${page.page}#check-yourself`}>{page.title}</Link>
      <span className={styles.count}>
        {isComplete && <Check size="1.1em" role="img" aria-label="Complete:" />}{' '}
        {solved > 0 ? `${solved} of ${ids.length} answered` : formatCountOf(ids.length, 'question')}
      </span>
    </li>
  );
}

interface ProgressListProps {
  readonly sections: readonly SectionOutline[];
  readonly records: AnswerRecords;
}

/** The pages with questions, by section, and how many of them were answered correctly. */
function ProgressList({sections, records}: ProgressListProps): ReactNode {
  return sections.map((section) => {
    const {title, pages} = section;
    const complete = completePages(section, records).length;
    return (
      <details key={title} className={styles.section}>
        <summary>
          <h3>{title}</h3>
          <span className={styles.count}>
            {complete > 0
              ? `${complete} of ${formatCountOf(pages.length, 'page')} complete`
              : formatCountOf(pages.length, 'page')}
          </span>
        </summary>
        <ul role="list">
          {pages.map((page) => (
            <PageRow key={page.page} page={page} records={records} />
          ))}
        </ul>
      </details>
    );
  });
}

interface DeleteAnswersProps {
  /** True if there is something to delete. */
  readonly hasAnswers: boolean;
  readonly onDelete: () => void;
}

/** Deletes all answers and the name, after a second press. */
function DeleteAnswers({hasAnswers, onDelete}: DeleteAnswersProps): ReactNode {
  const [step, setStep] = useState<'offered' | 'asked' | 'cancelled' | 'deleted'>('offered');
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const buttons = line.current?.querySelectorAll('button');
    if (step === 'asked') buttons?.[1]?.focus();
    if (step === 'cancelled') buttons?.[0]?.focus();
    if (step === 'deleted') line.current?.focus();
  }, [step]);
  if (step === 'deleted' && !hasAnswers) {
    return (
      <p ref={line} tabIndex={-1} role="status" className={styles.delete}>
        Your answers were deleted.
      </p>
    );
  }
  if (!hasAnswers) return null;
  if (step !== 'asked') {
    return (
      <p ref={line} className={styles.delete}>
        <SmallButton onClick={() => setStep('asked')}>Delete my answers</SmallButton>
      </p>
    );
  }
  const remove = (): void => {
    deleteChecks();
    setStep('deleted');
    onDelete();
  };
  return (
    <p ref={line} className={styles.delete}>
      Delete all answers and the name for the certificate? This cannot be undone.
      <SmallButton onClick={remove}>Delete</SmallButton>
      <SmallButton onClick={() => setStep('cancelled')}>Cancel</SmallButton>
    </p>
  );
}

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

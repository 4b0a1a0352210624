import {useMemo, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {SmallButton} from '@site/src/components/SmallButton';
import {formatCountOf} from '@site/src/kit/format/numbers';
import {checksStore} from '@site/src/lib/selfChecks/kept';
import {dueQuestions} from '@site/src/lib/selfChecks/schedule';
import type {PageOutline} from '@site/src/lib/selfChecks/served';
import {RepeatedQuestions} from '@site/src/mdx/SelfChecks/answering/RepeatedQuestions';

/** Questions that are shown at once. */
const step = 5;

interface FirstVisitProps extends PageOutline {
  /** False if the browser does not store answers. */
  readonly isStored?: boolean;
}

/** The text before the first answer, which also holds the place until the answers of the user are read. */
export function FirstVisit({page, title, isStored = true}: FirstVisitProps): ReactNode {
  return (
    <p>
      No questions are due. Answer the questions at the end of a page first, for example those on{' '}
      <Link to={`${page}#check-yourself`}>{title}</Link>
      {isStored
        ? '; they will appear here again from the next day onwards.'
        : '. They can appear here again only in a browser that stores your answers.'}
    </p>
  );
}

interface Props {
  readonly hasAnswers: boolean;
  readonly isStored: boolean;
  /** The page to begin with. */
  readonly firstPage: PageOutline;
}

/** All questions that are due, a few at a time. */
export function DueNow({hasAnswers, isStored, firstPage}: Props): ReactNode {
  const [due] = useState(() => dueQuestions(checksStore.current().kept.records, Date.now()));
  const [first, setFirst] = useState(0);
  const shown = useMemo(() => due.slice(first, first + step), [due, first]);
  if (due.length === 0) {
    return hasAnswers && isStored ? (
      <p>No questions are due today. Come back tomorrow, or read another page.</p>
    ) : (
      <FirstVisit {...firstPage} isStored={isStored} />
    );
  }
  const later = due.length - first - shown.length;
  return (
    <>
      <p>{formatCountOf(due.length, 'question')} due for review.</p>
      <RepeatedQuestions
        key={first}
        due={shown}
        otherwise={<p>These questions could not be loaded. Check your connection and reload.</p>}
      />
      {later > 0 && (
        <SmallButton onClick={() => setFirst(first + step)}>
          Next questions ({later} more)
        </SmallButton>
      )}
    </>
  );
}

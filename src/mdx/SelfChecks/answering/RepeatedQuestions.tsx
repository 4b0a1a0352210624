import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {typesetFormulas} from '@site/src/components/RichText';
import type {Question} from '@site/src/data/selfChecks/schema';
import {fileOfChecks, type ServedChecks} from '@site/src/lib/selfChecks/served';
import type {DueQuestion} from '@site/src/lib/selfChecks/schedule';
import {QuestionItem} from '../QuestionItem';
import {Reply} from './Reply';
import lists from '../styles.module.css';
import styles from './styles.module.css';

interface RepeatedQuestion {
  readonly checks: ServedChecks;
  readonly question: Question;
}

/** The questions of a page, or null if they cannot be fetched. */
async function fetchChecks(folder: string, page: string): Promise<ServedChecks | null> {
  try {
    const response = await fetch(`${folder}${fileOfChecks(page)}`);
    return response.ok ? ((await response.json()) as ServedChecks) : null;
  } catch {
    return null;
  }
}

/** The questions that still exist and are still repeated, in the order in which they are due. */
async function find(
  folder: string,
  due: readonly DueQuestion[],
): Promise<readonly RepeatedQuestion[]> {
  const pages = Array.from(new Set(due.map(({page}) => page)));
  const all = await Promise.all(pages.map((page) => fetchChecks(folder, page)));
  return due.flatMap(({id, page}) => {
    const checks = all.find((one) => one?.page === page);
    const question = checks?.questions.find((one) => one.id === id && one.review);
    return checks && question ? [{checks, question}] : [];
  });
}

interface Props {
  /** The same list as long as it is shown. */
  readonly due: readonly DueQuestion[];
  /** The heading above the questions. */
  readonly children?: ReactNode;
  /** Shown if none of the questions could be loaded. */
  readonly otherwise?: ReactNode;
}

/** Questions of other pages, which are fetched when they are shown. */
export function RepeatedQuestions({due, children, otherwise = null}: Props): ReactNode {
  const folder = useBaseUrl('/self-checks/');
  const [found, setFound] = useState<readonly RepeatedQuestion[]>();
  useEffect(() => {
    let isWanted = true;
    void find(folder, due).then((questions) => isWanted && setFound(questions));
    return () => {
      isWanted = false;
    };
  }, [folder, due]);
  if (!found) return null;
  if (found.length === 0) return otherwise;
  return (
    <>
      {children}
      <ol role="list" className={lists.list}>
        {found.map(({checks, question}) => (
          <typesetFormulas.Provider key={question.id} value={checks.formulas}>
            <QuestionItem page={checks.page} question={question} isRepeated Reply={Reply}>
              <p className={styles.origin}>
                From <Link to={checks.page}>{checks.title}</Link>
              </p>
            </QuestionItem>
          </typesetFormulas.Provider>
        ))}
      </ol>
    </>
  );
}

import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Check} from 'lucide-react';
import {formatCountOf} from '@site/src/kit/format/numbers';
import type {AnswerRecords} from '@site/src/lib/selfChecks/schedule';
import type {PageOutline, SectionOutline} from '@site/src/lib/selfChecks/served';
import {completePages, pageProgress} from './progress';
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

interface Props {
  readonly sections: readonly SectionOutline[];
  readonly records: AnswerRecords;
}

/** The pages with questions, by section, and how many of them were answered correctly. */
export function ProgressList({sections, records}: Props): ReactNode {
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

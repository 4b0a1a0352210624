// Wraps upstream: beside the link to the source stand one that begins a report of a problem, and the page as Markdown.
import type {ReactNode} from 'react';
import EditThisPage from '@theme-original/EditThisPage';
import type {Props} from '@theme/EditThisPage';
import {PageAsMarkdown} from '@site/src/components/PageAsMarkdown';
import {ReportProblem} from '@site/src/components/ReportProblem';
import styles from './styles.module.css';

export default function EditThisPageWrapper(props: Props): ReactNode {
  return (
    <div className={styles.links}>
      <EditThisPage {...props} />
      <ReportProblem />
      <PageAsMarkdown />
    </div>
  );
}

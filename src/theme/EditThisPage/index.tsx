// Wraps upstream: beside the link to the source stands one that begins a report of a problem.
import type {ReactNode} from 'react';
import EditThisPage from '@theme-original/EditThisPage';
import type {Props} from '@theme/EditThisPage';
import {ReportProblem} from '@site/src/components/ReportProblem';
import styles from './styles.module.css';

export default function EditThisPageWrapper(props: Props): ReactNode {
  return (
    <div className={styles.links}>
      <EditThisPage {...props} />
      <ReportProblem />
    </div>
  );
}

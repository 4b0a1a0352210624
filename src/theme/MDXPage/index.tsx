// Wraps upstream: tells the links at the foot which page they are about.
import type {ReactNode} from 'react';
import MDXPage from '@theme-original/MDXPage';
import type {Props} from '@theme/MDXPage';
import {reportedPage} from '@site/src/components/ReportProblem/reportedPage';
import './styles.module.css';

export default function MDXPageWrapper(props: Props): ReactNode {
  const {title, permalink} = props.content.metadata;
  return (
    <reportedPage.Provider value={{title: title ?? permalink, permalink}}>
      <MDXPage {...props} />
    </reportedPage.Provider>
  );
}

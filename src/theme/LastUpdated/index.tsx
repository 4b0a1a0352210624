// Replaces upstream's line: the date is written as the pages write dates, day first, and nobody is named.
import type {ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {formatDate} from '@site/src/kit/format/dates';
import type {Props} from '@theme/LastUpdated';

export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  if (!lastUpdatedAt) return null;
  const moment = new Date(lastUpdatedAt).toISOString();
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      Last updated on <time dateTime={moment}>{formatDate(moment.slice(0, 10))}</time>
    </span>
  );
}

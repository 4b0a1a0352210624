// Replaces upstream's line: the date is written as the pages write dates, day first, and nobody is named.
import type {ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';

const day = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'});

export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  if (!lastUpdatedAt) return null;
  const date = new Date(lastUpdatedAt);
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      Last updated on <time dateTime={date.toISOString()}>{day.format(date)}</time>
    </span>
  );
}

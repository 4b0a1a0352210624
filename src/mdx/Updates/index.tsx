import type {ReactNode} from 'react';
import {NewsList} from '@site/src/components/NewsList';
import type {NewsItem} from '@site/src/data/newsSchema';

interface Props {
  /** The page hands them over, so that only pages with news load them. */
  readonly items: readonly NewsItem[];
  /** First year that is shown; without it, from the beginning. */
  readonly from?: number;
  /** Last year that is shown; without it, to this day. */
  readonly to?: number;
}

/** The news of some years. */
export function Updates({items, from = -Infinity, to = Infinity}: Props): ReactNode {
  const shown = items.filter(({date}) => {
    const year = Number(date.slice(0, 4));
    return from <= year && year <= to;
  });
  return <NewsList items={shown} />;
}

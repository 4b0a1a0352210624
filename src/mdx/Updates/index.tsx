import type {ReactNode} from 'react';
import {NewsList} from '@site/src/components/NewsList';
import {isNewsKind} from '@site/src/data/newsKinds';
import type {NewsItem} from '@site/src/data/newsSchema';
import {useQueryParameter} from '@site/src/hooks/useQueryParameter';

interface Props {
  /** The page hands them over, so that only pages with news load them. */
  readonly items: readonly NewsItem[];
  /** First year that is shown; without it, from the beginning. */
  readonly from?: number;
  /** Last year that is shown; without it, to this day. */
  readonly to?: number;
}

/** The news of some years, of the kind that `<UpdatesFilter />` on the same page selects. */
export function Updates({items, from = -Infinity, to = Infinity}: Props): ReactNode {
  const [kind] = useQueryParameter('kind');
  const ofTheseYears = items.filter(({date}) => {
    const year = Number(date.slice(0, 4));
    return from <= year && year <= to;
  });
  const shown = ofTheseYears.filter((item) => !isNewsKind(kind) || item.kind === kind);
  return shown.length > 0 ? <NewsList items={shown} /> : <p>No updates of this kind.</p>;
}

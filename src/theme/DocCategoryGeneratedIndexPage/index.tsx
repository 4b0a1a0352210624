// Wraps upstream: tells the list of cards which category it belongs to.
import type {ReactNode} from 'react';
import DocCategoryGeneratedIndexPage from '@theme-original/DocCategoryGeneratedIndexPage';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import {shownCategory} from '@site/src/components/CategoryIntroduction';

export default function DocCategoryGeneratedIndexPageWrapper(props: Props): ReactNode {
  return (
    <shownCategory.Provider value={props.categoryGeneratedIndex.slug}>
      <DocCategoryGeneratedIndexPage {...props} />
    </shownCategory.Provider>
  );
}

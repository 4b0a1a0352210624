// Wraps upstream: the pages of a category come first, then the advice on their order.
import type {ReactNode} from 'react';
import DocCardList from '@theme-original/DocCardList';
import type {Props} from '@theme/DocCardList';
import {CategoryHead, CategoryIntroduction} from '@site/src/components/CategoryIntroduction';

export default function DocCardListWrapper(props: Props): ReactNode {
  return (
    <>
      <CategoryHead />
      <DocCardList {...props} />
      <CategoryIntroduction />
    </>
  );
}

// Wraps upstream: the cards of a category follow its introduction.
import type {ReactNode} from 'react';
import DocCardList from '@theme-original/DocCardList';
import type {Props} from '@theme/DocCardList';
import {CategoryIntroduction} from '@site/src/components/CategoryIntroduction';

export default function DocCardListWrapper(props: Props): ReactNode {
  return (
    <>
      <CategoryIntroduction />
      <DocCardList {...props} />
    </>
  );
}

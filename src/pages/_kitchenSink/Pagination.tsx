import type {ReactNode} from 'react';
import DocPaginator from '@theme/DocPaginator';

const previous = {title: 'The page before', permalink: '/docs/data'};
const next = {
  title: 'The page after, with a title that is longer than others',
  permalink: '/docs/data/access_data',
};

export function Pagination(): ReactNode {
  return (
    <>
      <DocPaginator previous={previous} next={next} />
      <DocPaginator next={next} />
    </>
  );
}

import type {ReactNode} from 'react';
import {NewsList} from '@site/src/components/NewsList';
import type {NewsItem} from '@site/src/data/newsSchema';

const items: readonly NewsItem[] = [
  {
    id: 'news-with-a-day',
    date: '2025-01-31',
    kind: 'data',
    text: 'A piece of news with a day, told in one sentence that is long enough for a second line.',
    link: {to: '/docs/updates', text: 'Where to read more'},
  },
  {
    id: 'news-of-a-month',
    date: '2025-01',
    kind: 'software',
    text: 'A piece of news of which the month is known.',
  },
  {
    id: 'news-of-a-year',
    date: '2025',
    kind: 'paper',
    text: 'A piece of news of which the year is known.',
  },
];

export function News(): ReactNode {
  return (
    <>
      <NewsList items={items} />
      <p>In the margin of another page:</p>
      <NewsList items={items} compact />
    </>
  );
}

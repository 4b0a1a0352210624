import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {newsFeeds, newsFeedTitle} from '@site/src/data/newsFeeds';

/** Links to the feeds of the news, for readers and, in the head of the page, for their programs. */
export function NewsFeeds(): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <>
      <Head>
        {newsFeeds.map(({format, name, path, type}) => (
          <link
            key={format}
            rel="alternate"
            type={type}
            title={`${newsFeedTitle} (${name})`}
            href={withBaseUrl(path, {absolute: true})}
          />
        ))}
      </Head>
      <ul>
        {newsFeeds.map(({format, name, path}) => (
          <li key={format}>
            <a href={withBaseUrl(path)}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

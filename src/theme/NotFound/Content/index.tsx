// Replaces upstream's text: adds a search field and the pages that lost readers look for most.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import {SearchField} from '@site/src/components/SearchField';
import styles from './styles.module.css';

const usefulPages = [
  {to: '/docs/userpath/quickstart', label: 'Quickstart', why: 'a first plot in minutes'},
  {to: '/docs/data', label: 'Data', why: 'what is released, and how to get it'},
  {
    to: '/docs/category/web-apps-for-education',
    label: 'Web apps for education',
    why: 'guides for lessons',
  },
  {to: '/docs/faqs', label: 'Frequently asked questions', why: 'short answers'},
  {to: '/contact-us', label: 'Contact us', why: 'tell us which link is broken'},
];

export default function NotFoundContent({className}: Props): ReactNode {
  const {pathname} = useLocation();
  const isBrowser = useIsBrowser();
  return (
    <main className={clsx('container margin-vert--xl', styles.content, className)}>
      <Heading as="h1">Page not found</Heading>
      <p>
        There is no page at {isBrowser ? <code>{pathname}</code> : 'this URL'}. It may have moved,
        or the link may contain a typing error.
      </p>
      <form role="search" action={useBaseUrl('/search')} className={styles.search}>
        <label htmlFor="not-found-search">Search this site</label>
        <div>
          <SearchField id="not-found-search" />
          <button type="submit" className="button button--primary">
            Search
          </button>
        </div>
      </form>
      <Heading as="h2">Pages that may help</Heading>
      <ul>
        {usefulPages.map(({to, label, why}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>: {why}
          </li>
        ))}
      </ul>
    </main>
  );
}

import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import Heading from '@theme/Heading';
import {SearchField} from '@site/src/components/SearchField';
import {matching} from './matching';
import type {Section} from './section';
import styles from './SiteIndexPage.module.css';

const description =
  'Find your way: every page of ATLAS Open Data by section, with a filter for words in titles and descriptions.';

interface Props {
  readonly sections: readonly Section[];
}

function Results({sections}: Props): ReactNode {
  return sections.map(({heading, pages}) => (
    <section key={heading} className={styles.section}>
      <Heading as="h2">{heading}</Heading>
      <ul className={styles.pages}>
        {pages.map((page) => (
          <li key={page.permalink}>
            <Link to={page.permalink}>{page.title}</Link>
            <p>{page.description}</p>
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** The words that the address asks for, once the page runs in a browser: the server knows none. */
function useAskedQuery(): string {
  const isBrowser = useIsBrowser();
  const {search} = useLocation();
  return (isBrowser && new URLSearchParams(search).get('q')) || '';
}

export default function SiteIndexPage({sections}: Props): ReactNode {
  const asked = useAskedQuery();
  const [typed, setTyped] = useState<string>();
  const query = typed ?? asked;
  const found = matching(sections, query);
  const count = found.reduce((sum, {pages}) => sum + pages.length, 0);
  return (
    <Layout title="Find a page" description={description}>
      <main className="container margin-vert--lg">
        <Heading as="h1">Find a page</Heading>
        <p>
          Every page of the documentation is listed here by section. Type a word to keep only the
          pages that have it in their title or description. Without JavaScript, use your browser’s
          own search (Ctrl or Cmd with F) on this list.
        </p>
        <form
          data-without-javascript="hide"
          role="search"
          className={styles.form}
          onSubmit={(event) => event.preventDefault()}
        >
          <label htmlFor="page-filter">Words to look for</label>
          <SearchField
            id="page-filter"
            value={query}
            onChange={(event) => setTyped(event.target.value)}
          />
          <p aria-live="polite">
            {count === 1 ? '1 page' : `${count} pages`}
            {query.trim() ? ` for “${query.trim()}”` : ''}
          </p>
        </form>
        {count > 0 ? (
          <Results sections={found} />
        ) : (
          <p>
            No page has all these words. Try fewer or other words, or{' '}
            <Link to="/contact-us">ask us</Link>.
          </p>
        )}
      </main>
    </Layout>
  );
}

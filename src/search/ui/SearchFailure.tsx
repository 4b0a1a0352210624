import type {ReactNode} from 'react';
import siteConfig from '@generated/docusaurus.config';
import Translate from '@docusaurus/Translate';
import type {Outcome} from './outcomes';

type Failure = NonNullable<Outcome['failure']>;

const missing = siteConfig.customFields?.isDevelopment
  ? 'There is no search index yet. Run "npm run build" once, then reload this page.'
  : 'This copy of the site has no search index. Its menus and the sitemap lead to every page.';

/** Advice on a failure, in addition to the text for every failure. */
const advice: Readonly<Record<Failure, string | undefined>> = {
  network: undefined,
  provider: undefined,
  missing,
  truncated: 'The search index is incomplete. Reload this page.',
  version: 'The site has been updated since you opened this page. Reload it.',
  unsupported: 'This browser is too old to read the search index. Its menus lead to every page.',
  engine: 'The search could not process this query. Try different words.',
};

interface Props {
  readonly failure: Failure;
  readonly retry: () => void;
}

export function SearchFailure({failure, retry}: Props): ReactNode {
  return (
    <div role="alert" className="search-failure">
      <p className="search-failure__title">
        <Translate id="theme.SearchModal.errorScreen.titleText">Unable to fetch results</Translate>
      </p>
      <p>
        <Translate id="theme.SearchModal.errorScreen.helpText">
          You might want to check your network connection.
        </Translate>
      </p>
      {advice[failure] && <p>{advice[failure]}</p>}
      <button type="button" className="button button--secondary" onClick={retry}>
        Try again
      </button>
    </div>
  );
}

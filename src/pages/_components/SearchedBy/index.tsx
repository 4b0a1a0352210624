import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {searchSentence} from './sentence';

/** Who searches in this copy of the site, in words that are true in each build. */
export function SearchedBy(): string {
  const {customFields, themeConfig} = useDocusaurusContext().siteConfig;
  return searchSentence(themeConfig, customFields?.askApi);
}

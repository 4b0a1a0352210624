import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Analytics} from '@site/src/data/measuring';
import {measurementSentence} from './sentence';

/** Whether this copy of the site measures, in one sentence that is true in each build. */
export function Measurement(): string {
  const {analytics} = useDocusaurusContext().siteConfig.customFields ?? {};
  return measurementSentence((analytics ?? null) as Analytics | null);
}

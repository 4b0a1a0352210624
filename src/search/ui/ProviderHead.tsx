/** The head of the search button: a preconnect to the hosted provider, which only it needs. */
import type {ComponentProps, ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {isEmbedded} from '../provider';

export default function ProviderHead(props: ComponentProps<typeof Head>): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return isEmbedded(siteConfig.themeConfig) ? null : <Head {...props} />;
}

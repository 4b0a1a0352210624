// Replaces upstream's fallback, which has its own words and inline styles: the report of any other crash.
import type {ReactNode} from 'react';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import type {Props} from '@theme/Error';
import Layout from '@theme/Layout';
import {CrashReport} from '@site/src/components/CrashReport';

/** The layout needs a route; it may also be the part that crashed, and then the report is shown alone. */
const route = {plugin: {name: 'docusaurus-core-error-boundary', id: 'default'}};

export default function ErrorScreen(props: Props): ReactNode {
  const report = <CrashReport {...props} />;
  return (
    <RouteContextProvider value={route}>
      <Head>
        <html lang="en" />
        <title>Page Error</title>
      </Head>
      <ErrorBoundary fallback={() => report}>
        <Layout>{report}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}

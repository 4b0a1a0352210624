import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import ErrorPage from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import {Frame} from './Frame';

const crash = {
  error: new Error('The title is lost', {cause: new Error('The shelf was empty')}),
  tryAgain: () => undefined,
};

/** The page of a crashed site names itself in the title of the window: the last title counts. */
export function Crash(): ReactNode {
  return (
    <>
      <p>When the content of a page crashes:</p>
      <Frame title="A page that crashed" height={480}>
        <ErrorPageContent {...crash} />
      </Frame>
      <p>When its frame crashes too:</p>
      <Frame title="A site that crashed" height={640}>
        <ErrorPage {...crash} />
        <Head>
          <title>Kitchen sink</title>
        </Head>
      </Frame>
    </>
  );
}

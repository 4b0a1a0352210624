import {useEffect, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {savesData} from '@site/src/kit/app/LazyApp';
import {StandAlonePage} from '@site/src/kit/app/StandAlonePage';
import {fetchEarly} from '@site/src/samples/loading/early';
import {HistogramAnalyser, load} from '.';
import type {AppDescription} from './model/description';

/** The page of one app alone. Its code, and what its first plots are drawn from, load with the page. */
export function pageOf(app: AppDescription) {
  // A failure shows when the app opens.
  if (ExecutionEnvironment.canUseDOM && !savesData()) load().catch(() => undefined);
  return function Page(): ReactNode {
    const samples = useBaseUrl('/samples/');
    useEffect(() => {
      if (savesData()) return;
      fetchEarly(`${samples}uncut/${app.key}.json`);
      fetchEarly(`${samples}${app.key}.json`);
    }, [samples]);
    return (
      <StandAlonePage route={app.route} title={app.title} description={app.summary}>
        <HistogramAnalyser app={app} isAlone />
      </StandAlonePage>
    );
  };
}

import type {ReactNode} from 'react';
import {StandAlonePage} from '@site/src/kit/app/StandAlonePage';
import {HistogramAnalyser} from '.';
import type {AppDescription} from './model/description';

/**
 * The page of one app alone.
 *
 * @param guide address of the page that explains it
 */
export const pageOf = (app: AppDescription, guide: string) =>
  function Page(): ReactNode {
    return (
      <StandAlonePage title={app.title} description={app.summary} guide={guide}>
        <HistogramAnalyser app={app} isAlone />
      </StandAlonePage>
    );
  };

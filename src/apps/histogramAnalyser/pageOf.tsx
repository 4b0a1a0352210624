import type {ReactNode} from 'react';
import {StandAlonePage} from '@site/src/kit/app/StandAlonePage';
import {HistogramAnalyser} from '.';
import type {AppDescription} from './model/description';

/** The page of one app alone. */
export const pageOf = (app: AppDescription) =>
  function Page(): ReactNode {
    return (
      <StandAlonePage route={app.route} title={app.title} description={app.summary}>
        <HistogramAnalyser app={app} isAlone />
      </StandAlonePage>
    );
  };

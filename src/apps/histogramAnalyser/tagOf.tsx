import type {ReactNode} from 'react';
import {HistogramAnalyser} from '.';
import type {AppDescription} from './model/description';
import type {PageSettings} from './model/start';

interface Props extends PageSettings {
  /** Key of the app: by it the page imports the right file. */
  readonly app: string;
}

/** The tag of one app, in a file of its own, so that a page carries the app that it names only. */
export const tagOf = (description: AppDescription) =>
  function Tag(props: Props): ReactNode {
    return <HistogramAnalyser {...props} app={description} />;
  };

import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {AppFrame} from '@site/src/kit/app/AppFrame';
import {LazyApp} from '@site/src/kit/app/LazyApp';

/** What a page requests of the lab at first; an address with a state of the lab has the last word. */
interface PageSettings {
  /** A sample, `dm13`, or a teaching set, `spiral`. */
  readonly data?: string;
  readonly method?: string;
  /** Id of the lesson that is open. */
  readonly lesson?: string;
}

interface Props extends PageSettings {
  /** On a page of its own. */
  readonly isAlone?: boolean;
}

const load = async () => (await import('./ui/OpenLab')).OpenLab;

/** Of the app itself, compressed. */
const codeBytes = 60_000;

/** About how high the open app is, in rem. */
const heights = [124, 120, 98] as const;

const title = 'Machine-learning lab';
const summary =
  'Train a classifier to separate signal from background, and find out whether it beats your own cuts. The training runs in your browser, and nothing leaves it.';

/** Six methods of classification on the teaching samples, trained where the reader is. */
export function MachineLearningLab({isAlone = false, ...settings}: Props): ReactNode {
  return (
    <AppFrame
      name="ml"
      title={title}
      label="simulated for teaching"
      summary={summary}
      isAlone={isAlone}
      without={
        <>
          Training a classifier needs JavaScript, which is switched off in this browser. The
          training events are simulated for teaching and are also available as tables:{' '}
          <Link to="/docs/webapps/mlapp">the guide</Link> describes these tables, each method and
          its results. You can train on them with any program that reads CSV files.
        </>
      }
    >
      <LazyApp
        what="The lab"
        load={load}
        given={{settings, isAlone}}
        bytes={codeBytes}
        heights={heights}
      />
    </AppFrame>
  );
}

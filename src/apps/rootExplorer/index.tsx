import type {ReactNode} from 'react';
import {AppFrame} from '@site/src/kit/app/AppFrame';
import {LazyApp} from '@site/src/kit/app/LazyApp';
import type {PageSettings} from './ui/pageStart';

interface Props extends PageSettings {
  /** On a page of its own. */
  readonly isAlone?: boolean;
}

const load = async () => (await import('./ui/OpenExplorer')).OpenExplorer;

/** Of the code, compressed; what reads ROOT files comes with the first file. */
const codeBytes = 50_000;

/** About how high the app is, in rem, before a file was opened, and with one. */
const heights = {
  start: [42, 32, 30],
  open: [130, 90, 62],
} as const;

/** Looks into ROOT files. The state is in the address where the file is from one. */
export function RootExplorer({isAlone = false, ...settings}: Props): ReactNode {
  return (
    <AppFrame
      name="root-explorer"
      title="ROOT explorer"
      label={
        settings.file === undefined ? 'the file that you open' : 'example simulated for teaching'
      }
      summary="Open a ROOT file and see its contents: trees, branches with their units, and histograms. Plot any branch, or an expression of branches, with a selection. The file stays where it is: nothing is uploaded."
      isAlone={isAlone}
      without={
        <>
          Reading a ROOT file in the browser needs JavaScript, which is switched off in this
          browser. Without it, you can use Python: <code>pip install uproot</code>, then{' '}
          <code>uproot.open(&quot;file.root&quot;).classnames()</code> lists the contents of a file.
        </>
      }
    >
      <LazyApp
        what="The explorer"
        load={load}
        given={{settings, isAlone}}
        bytes={codeBytes}
        heights={settings.file === undefined ? heights.start : heights.open}
      />
    </AppFrame>
  );
}

import type {ReactNode} from 'react';
import {StandAlonePage} from '@site/src/kit/app/StandAlonePage';
import {AppFrame} from '@site/src/kit/app/AppFrame';
import {LazyApp} from '@site/src/kit/app/LazyApp';

const load = async () => (await import('./ui/OpenOwnFile')).OpenOwnFile;

/** Of the code, compressed; readers of ROOT and Parquet files come with such a file. */
const codeBytes = 95_000;

/** About how high the tool is, in rem, before a file was opened. */
const heights = [31, 27, 25] as const;

/** Linked histograms of a file that the reader has. */
function OwnFileApp(): ReactNode {
  return (
    <AppFrame
      name="own"
      title="Histogram Analyser: your own file"
      label="your own file"
      summary="Open a table of events as CSV, Parquet or ROOT, and cut on its columns as in the other analysers. The file stays on your device."
      isAlone
      without="Reading a file needs JavaScript, which is switched off in this browser. Any program that reads tables can draw histograms of your file instead."
    >
      <LazyApp what="The tool" load={load} given={{}} bytes={codeBytes} heights={heights} />
    </AppFrame>
  );
}

/** The page on which readers open files of their own. */
export function OwnFilePage(): ReactNode {
  return (
    <StandAlonePage
      route="/apps/own-file"
      title="Your own file"
      description="Open a CSV, Parquet or ROOT file in the histogram analyser: linked histograms, cuts and a cut flow. The file stays in your browser."
    >
      <OwnFileApp />
    </StandAlonePage>
  );
}

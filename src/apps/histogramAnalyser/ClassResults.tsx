import type {ReactNode} from 'react';
import {AppFrame} from '@site/src/kit/app/AppFrame';
import {LazyApp} from '@site/src/kit/app/LazyApp';

interface Props {
  /** On a page of its own. */
  readonly isAlone?: boolean;
}

const load = async () => (await import('./OpenClassResults')).OpenClassResults;

/** Of the code, compressed. */
const codeBytes = 60_000;

/** About how high the open tool is, in rem, before anything was handed in. */
const heights = [70, 48, 46] as const;

/** For teachers: adds up the results of many groups. */
export function ClassResults({isAlone = false}: Props): ReactNode {
  return (
    <AppFrame
      name="class-results"
      title="Class results"
      label="simulated for teaching"
      summary="Each group of a class analyses its own part of a sample. Here their results are combined into one histogram and one table. Nothing leaves this browser: there are no names, no accounts and no server."
      isAlone={isAlone}
      without="Combining results needs JavaScript, which is switched off in this browser. The group files are plain text: each contains bin edges and sums of weights, which any program can add up."
    >
      <LazyApp what="The tool" load={load} given={{isAlone}} bytes={codeBytes} heights={heights} />
    </AppFrame>
  );
}

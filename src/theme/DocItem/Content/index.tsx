// Wraps upstream: the facts of the page, and the page in short, are between its title and its text.
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemContent from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import {InShort} from '@site/src/components/InShort';
import {ReadingFacts} from '@site/src/components/ReadingFacts';
import {SideNotes} from '@site/src/components/SideNotes';
import type {DocFrontMatter} from '@site/src/data/frontMatter';

export default function DocItemContentWrapper({children}: Props): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {
    audience,
    level,
    minutes,
    step,
    in_short: inShort,
  } = frontMatter as unknown as DocFrontMatter;
  return (
    <DocItemContent>
      <ReadingFacts audience={audience} level={level} minutes={minutes} step={step} />
      {inShort && <InShort text={inShort} />}
      <SideNotes key={metadata.permalink} />
      {children}
    </DocItemContent>
  );
}

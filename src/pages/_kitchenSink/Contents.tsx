import type {ComponentProps, ReactNode} from 'react';
import TOC from '@theme/TOC';
import TOCCollapsible from '@theme/TOCCollapsible';
import TOCInline from '@theme/TOCInline';

const toc: ComponentProps<typeof TOC>['toc'] = [
  {value: 'A section', id: 'contents', level: 2},
  {value: 'A part of it, with <code>code</code>', id: 'contents', level: 3},
  {value: 'A section whose heading is long enough to need two lines', id: 'contents', level: 2},
];

/** Beside the text, above it on a phone, and within it. */
export function Contents(): ReactNode {
  return (
    <>
      <TOC toc={toc} />
      <TOCCollapsible toc={toc} />
      <TOCInline toc={toc} />
    </>
  );
}

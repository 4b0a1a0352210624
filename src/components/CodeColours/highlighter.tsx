/** What colours code, with the languages of the site: 17 kB compressed, so only what needs it may load this. */
import type {ReactNode} from 'react';
import {Highlight, Prism, type HighlightProps, type RenderProps} from 'prism-react-renderer';
import includeLanguages from '@theme/prism-include-languages';

includeLanguages(Prism);

export type Highlighter = (
  code: Pick<HighlightProps, 'code' | 'language' | 'theme'>,
  write: (coloured: RenderProps) => React.JSX.Element,
) => ReactNode;

export const highlight: Highlighter = (code, write) => <Highlight {...code}>{write}</Highlight>;

import type {ComponentType, ReactNode} from 'react';
import MDXContent from '@theme/MDXContent';

/** Gives a Markdown part the components and the styles that a documentation page gives to its text. */
export function written(Part: ComponentType): ComponentType {
  return function Written(): ReactNode {
    return (
      <div className="theme-doc-markdown markdown">
        <MDXContent>
          <Part />
        </MDXContent>
      </div>
    );
  };
}

import type {ComponentProps, ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {documentFile, type SheetKind} from '@site/src/data/lessons/documents';

interface Props extends Pick<ComponentProps<'a'>, 'className'> {
  /** Id of the lesson. */
  readonly lesson: string;
  readonly kind: SheetKind;
  readonly children: ReactNode;
}

/** A link that downloads a sheet of a lesson as a file for word processors. */
export function SheetDocument({lesson, kind, className, children}: Props): ReactNode {
  return (
    <a href={useBaseUrl(documentFile(lesson, kind))} className={className} download>
      {children}
    </a>
  );
}

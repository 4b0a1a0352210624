import type {ReactNode} from 'react';

/** Shows how a part looks. Its text appears on other pages too, and is found there. */
export function Specimen({children}: {readonly children: ReactNode}): ReactNode {
  return <div data-search="skip">{children}</div>;
}

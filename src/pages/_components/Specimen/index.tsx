import type {ReactNode} from 'react';

/** Shows how a part looks. What it says stands on other pages too, and is found there. */
export function Specimen({children}: {readonly children: ReactNode}): ReactNode {
  return <div data-search="skip">{children}</div>;
}

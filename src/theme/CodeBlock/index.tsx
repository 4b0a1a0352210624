// Replaces upstream's: a block is not made a second time once the page runs; our colours are those of both modes.
import {Children, isValidElement, type ReactNode} from 'react';
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';
import type {Props} from '@theme/CodeBlock';

/** The text of the block, or undefined if it contains elements. */
function textOf(children: ReactNode): string | undefined {
  const parts = Children.toArray(children);
  return parts.some((part) => isValidElement(part)) ? undefined : parts.join('');
}

export default function CodeBlock({children, ...props}: Props): ReactNode {
  const text = textOf(children);
  return text === undefined ? (
    <ElementContent {...props}>{children}</ElementContent>
  ) : (
    <StringContent {...props}>{text}</StringContent>
  );
}

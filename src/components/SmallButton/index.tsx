import type {ComponentProps, ReactNode} from 'react';

/** The look of a small button, for a link that acts like one. */
export const smallButton = 'button button--secondary button--sm';

type Props = Omit<ComponentProps<'button'>, 'className' | 'type'>;

/** The button of tools and tables. */
export function SmallButton(props: Props): ReactNode {
  return <button type="button" className={smallButton} {...props} />;
}

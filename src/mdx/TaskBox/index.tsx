import type {ComponentProps, ReactNode} from 'react';

/** The box of a Markdown task list, with the name that Markdown does not give it. */
export function TaskBox(props: ComponentProps<'input'>): ReactNode {
  return <input {...props} aria-label={props.checked ? 'done' : 'to do'} />;
}

import type {ReactNode} from 'react';
import {CheckField} from '@site/src/kit/fields/CheckField';

interface Props {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** The permission of a teacher to see the best cuts, which only a link contains. */
export const BestField = (props: Props): ReactNode => (
  <CheckField
    {...props}
    label="For teachers: links from here mark the best cuts in the significance landscape. Nothing changes in your own app."
  />
);

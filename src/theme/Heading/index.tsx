// Wraps upstream: the link of a heading is at least 24 px wide and high.
import type {ReactNode} from 'react';
import Heading from '@theme-original/Heading';
import type {Props} from '@theme/Heading';
import './styles.module.css';

export default function HeadingWrapper(props: Props): ReactNode {
  return <Heading {...props} />;
}

// Wraps upstream: each panel carries its label, shown where tabs cannot be switched (no JavaScript, print).
import type {ReactNode} from 'react';
import type {Props} from '@theme/TabItem';
import TabItem from '@theme-original/TabItem';
import styles from './styles.module.css';

export default function TabItemWrapper({children, ...props}: Props): ReactNode {
  const {label, value} = props;
  return (
    <TabItem {...props}>
      <p className={styles.label} data-without-javascript="show">
        {label ?? value}
      </p>
      {children}
    </TabItem>
  );
}

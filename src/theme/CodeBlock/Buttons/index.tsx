// Replaces upstream's frame: the buttons are in the title of the block, always visible, and do not cover code.
import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import CopyButton from '@theme/CodeBlock/Buttons/CopyButton';
import WordWrapButton from '@theme/CodeBlock/Buttons/WordWrapButton';
import styles from './styles.module.css';

export default function CodeBlockButtons(): ReactNode {
  const canPress = useIsBrowser();
  return (
    canPress && (
      <div className={styles.buttons}>
        <WordWrapButton />
        <CopyButton />
      </div>
    )
  );
}

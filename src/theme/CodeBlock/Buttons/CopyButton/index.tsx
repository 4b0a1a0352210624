// Replaces upstream's button: says aloud that it copied, and shows what to do where it may not.
import type {ReactNode} from 'react';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/CodeBlock/Buttons/CopyButton';
import Button from '@theme/CodeBlock/Buttons/Button';
import {Check, Copy} from 'lucide-react';
import {useCopy} from '@site/src/hooks/useCopy';
import styles from './styles.module.css';

const messages = {
  copied: 'Copied',
  blocked: 'Could not copy to the clipboard. Select the text and press Ctrl+C',
};

export default function CopyButton({className}: Props): ReactNode {
  const {copy, outcome} = useCopy(useCodeBlockContext().metadata.code);
  return (
    <>
      <span role="status" className={outcome === 'blocked' ? styles.shown : 'visually-hidden'}>
        {outcome && messages[outcome]}
      </span>
      <Button aria-label="Copy code to clipboard" title="Copy" className={className} onClick={copy}>
        {outcome === 'copied' ? <Check /> : <Copy />}
      </Button>
    </>
  );
}

import {useState, type ReactNode} from 'react';
import {ExternalLink, Keyboard, Redo2, Undo2} from 'lucide-react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from '@site/src/kit/app/Toolbar/styles.module.css';
import {AppDialog} from '@site/src/kit/app/AppDialog';
import {KeyList} from '@site/src/kit/app/KeyList';
import {encode} from '../../model/urlState';
import type {Display} from '../display';
import {keyHelp} from './keyHelp';

interface ButtonProps {
  readonly name: string;
  readonly keys: string;
  readonly Icon: typeof Undo2;
  /** There is nothing to do; the button keeps the focus all the same. */
  readonly isIdle?: boolean;
  readonly onPress: () => void;
}

function Button({name, keys, Icon, isIdle = false, onPress}: ButtonProps): ReactNode {
  return (
    <button
      type="button"
      aria-disabled={isIdle}
      title={`${name} (${keys})`}
      aria-keyshortcuts={keys.replace('Ctrl', 'Control')}
      onClick={() => !isIdle && onPress()}
    >
      <Icon size="1.1em" aria-hidden /> <span className={styles.name}>{name}</span>
    </button>
  );
}

interface Props {
  readonly display: Display;
  readonly isAlone: boolean;
  readonly isHelpOpen: boolean;
  readonly onHelp: (isOpen: boolean) => void;
}

/** Undo, redo, help, and a way to the display on a page of its own. */
export function Toolbar({display, isAlone, isHelpOpen, onHelp}: Props): ReactNode {
  const {state, canUndo, canRedo, step} = display;
  const route = useBaseUrl('/apps/event-display');
  const [address, setAddress] = useState('');
  const link = (): void => setAddress(encode('event', state, ''));
  return (
    <div className={styles.toolbar} role="group" aria-label="Tools">
      <Button
        name="Undo"
        keys="Ctrl+Z"
        Icon={Undo2}
        isIdle={!canUndo}
        onPress={() => step({type: 'undo'})}
      />
      <Button
        name="Redo"
        keys="Ctrl+Shift+Z"
        Icon={Redo2}
        isIdle={!canRedo}
        onPress={() => step({type: 'redo'})}
      />
      <Button name="Keys" keys="?" Icon={Keyboard} onPress={() => onHelp(true)} />
      {!isAlone && (
        <a
          href={route + address}
          target="_blank"
          rel="noopener"
          title="The display on a page of its own"
          onPointerEnter={link}
          onFocus={link}
        >
          <ExternalLink size="1.1em" aria-hidden />
          <span className={styles.name}>Whole page</span>
        </a>
      )}
      {isHelpOpen && (
        <AppDialog title="Keys of the event display" onClose={() => onHelp(false)}>
          <KeyList keys={keyHelp} />
        </AppDialog>
      )}
    </div>
  );
}

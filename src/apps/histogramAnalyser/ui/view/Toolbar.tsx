import {useState, type ReactNode} from 'react';
import {Eraser, ExternalLink, Keyboard, Redo2, Undo2} from 'lucide-react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {AppDialog} from '@site/src/kit/app/AppDialog';
import {KeyList} from '@site/src/kit/app/KeyList';
import {queryOf} from '../../model/shareLinks';
import type {Analyser} from '../analyser';
import {keyHelp} from './keyHelp';
import styles from '@site/src/kit/app/Toolbar/styles.module.css';

interface ButtonProps {
  readonly name: string;
  readonly keys?: string;
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
      title={keys ? `${name} (${keys})` : name}
      aria-keyshortcuts={keys?.replace('Ctrl', 'Control')}
      onClick={() => !isIdle && onPress()}
    >
      <Icon size="1.1em" aria-hidden /> <span className={styles.name}>{name}</span>
    </button>
  );
}

interface Props {
  readonly analyser: Analyser;
  readonly isAlone: boolean;
  readonly isHelpOpen: boolean;
  readonly onHelp: (isOpen: boolean) => void;
}

/** Undo, redo, clear, help, and a way to the app on a page of its own. */
export function Toolbar({analyser, isAlone, isHelpOpen, onHelp}: Props): ReactNode {
  const {description, scheme, analysis, canUndo, canRedo, dispatch} = analyser;
  const route = useBaseUrl(description.route);
  const [hovered, setHovered] = useState('');
  const link = (): void => setHovered(queryOf(scheme, analysis));
  return (
    <div className={styles.toolbar} role="group" aria-label="Tools">
      <Button
        name="Undo"
        keys="Ctrl+Z"
        Icon={Undo2}
        isIdle={!canUndo}
        onPress={() => dispatch({type: 'undo'})}
      />
      <Button
        name="Redo"
        keys="Ctrl+Shift+Z"
        Icon={Redo2}
        isIdle={!canRedo}
        onPress={() => dispatch({type: 'redo'})}
      />
      <Button
        name="Clear all cuts"
        Icon={Eraser}
        isIdle={analysis.cuts.size === 0}
        onPress={() => dispatch({type: 'do', action: {type: 'clearAll'}})}
      />
      <Button name="Keys" keys="?" Icon={Keyboard} onPress={() => onHelp(true)} />
      {!isAlone && (
        <a
          href={route + hovered}
          target="_blank"
          rel="noopener"
          title="The app on a page of its own"
          onPointerEnter={link}
          onFocus={link}
        >
          <ExternalLink size="1.1em" aria-hidden />
          <span className={styles.name}>Whole page</span>
        </a>
      )}
      {isHelpOpen && (
        <AppDialog title="Keys of this app" onClose={() => onHelp(false)}>
          <KeyList keys={keyHelp} />
        </AppDialog>
      )}
    </div>
  );
}

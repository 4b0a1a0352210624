import type {ReactNode} from 'react';
import {ExternalLink, Keyboard, Redo2, RotateCcw, Undo2} from 'lucide-react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {AppDialog} from '@site/src/kit/app/AppDialog';
import {KeyList, type KeyHelp} from '@site/src/kit/app/KeyList';
import toolbar from '@site/src/kit/app/Toolbar/styles.module.css';

const keys: readonly KeyHelp[] = [
  {ways: [['Tab']], does: 'Goes to the next thing that can be changed'},
  {ways: [['←'], ['→']], does: 'Moves a slider or a choice by one step'},
  {ways: [['Page up'], ['Page down']], does: 'Moves a slider by a larger step'},
  {ways: [['T']], does: 'Trains, or stops the training'},
  {ways: [['Ctrl', 'Z']], does: 'Undo'},
  {
    ways: [
      ['Ctrl', 'Shift', 'Z'],
      ['Ctrl', 'Y'],
    ],
    does: 'Redo',
  },
  {ways: [['?']], does: 'Shows these keys'},
  {ways: [['Esc']], does: 'Closes what is open'},
];

export interface Tools {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly reset: () => void;
}

interface Props extends Tools {
  /** The query string of this state; null where the app stands alone already. */
  readonly search: string | null;
  readonly isHelpOpen: boolean;
  readonly onHelp: (isOpen: boolean) => void;
}

interface ToolProps {
  readonly name: string;
  readonly hint?: string;
  readonly Icon: typeof Undo2;
  /** There is nothing to do; the button keeps the focus all the same. */
  readonly isIdle?: boolean;
  readonly onPress: () => void;
}

function Tool({name, hint, Icon, isIdle = false, onPress}: ToolProps): ReactNode {
  return (
    <button
      type="button"
      aria-disabled={isIdle}
      aria-label={name}
      title={hint ? `${name} (${hint})` : name}
      onClick={() => !isIdle && onPress()}
    >
      <Icon size="1.1em" aria-hidden />
    </button>
  );
}

/** Undo, redo, begin anew, help, and a way to the lab on a page of its own. */
export function Toolbar(props: Props): ReactNode {
  const {canUndo, canRedo, undo, redo, reset, search, isHelpOpen, onHelp} = props;
  const route = useBaseUrl('/apps/ml-lab');
  return (
    <div className={toolbar.toolbar} role="group" aria-label="Tools">
      <Tool name="Undo" hint="Ctrl+Z" Icon={Undo2} isIdle={!canUndo} onPress={undo} />
      <Tool name="Redo" hint="Ctrl+Shift+Z" Icon={Redo2} isIdle={!canRedo} onPress={redo} />
      <Tool name="Back to the start settings" Icon={RotateCcw} onPress={reset} />
      <Tool name="Keys" hint="?" Icon={Keyboard} onPress={() => onHelp(true)} />
      {search !== null && (
        <a
          href={route + search}
          target="_blank"
          rel="noopener"
          aria-label="The lab on a page of its own"
          title="The lab on a page of its own"
        >
          <ExternalLink size="1.1em" aria-hidden />
        </a>
      )}
      {isHelpOpen && (
        <AppDialog title="Keys of this app" onClose={() => onHelp(false)}>
          <KeyList keys={keys} />
        </AppDialog>
      )}
    </div>
  );
}

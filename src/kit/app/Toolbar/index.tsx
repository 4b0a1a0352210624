import {useEffect, useRef, useState, type ReactNode} from 'react';
import {ExternalLink, Keyboard, Redo2, RotateCcw, Undo2} from 'lucide-react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {offerShare} from '../AppBar/shareOffer';
import {AppDialog} from '../AppDialog';
import {shareQuery, type AppControls, type AppDefinition} from '../defineApp';
import {ShortcutList, SingleKeysField} from '../ShortcutList';
import {
  bindingsOf,
  commonShortcuts,
  helpShortcut,
  redoShortcut,
  shareShortcut,
  undoShortcut,
  useAppShortcuts,
  useUndoKeys,
} from '../useShortcuts';
import styles from './styles.module.css';
import {ToolButton} from './ToolButton';

interface Props<State, Action, View> {
  readonly app: AppDefinition<State, Action, View>;
  readonly controls: Pick<AppControls<State, Action>, 'history' | 'dispatch'>;
  readonly view: View;
  /** True on its page without the site around it. */
  readonly isAlone: boolean;
  /** True where there is no room for the names of the tools. */
  readonly isIconOnly?: boolean;
  /** Contents of the dialog "Share", which the bar of the page and the key S open. */
  readonly share?: ReactNode;
}

/** The tools of every app: undo, redo, reset, the help and the page of the app, and its shortcuts. */
export function Toolbar<State, Action, View>(props: Props<State, Action, View>): ReactNode {
  const {app, controls, view, isAlone, isIconOnly = false, share} = props;
  const {history, dispatch} = controls;
  const {shortcuts, tools = [], Guide} = app;
  const help = Guide ? 'Help' : 'Keyboard shortcuts';
  const bar = useRef<HTMLDivElement>(null);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const route = useBaseUrl(app.route);
  const [query, setQuery] = useState('');
  const updateQuery = (): void =>
    setQuery(shareQuery(app, history.present, app.furtherQuery?.(view)));
  const [isSharing, setIsSharing] = useState(false);
  const canShare = share !== undefined;
  useEffect(() => {
    if (!isAlone || !canShare) return undefined;
    offerShare(() => setIsSharing(true));
    return () => offerShare(undefined);
  }, [isAlone, canShare]);
  const undo = (): void => dispatch({type: 'undo'});
  const redo = (): void => dispatch({type: 'redo'});
  useUndoKeys(bar, undo, redo);
  useAppShortcuts(bar, {
    ...(canShare && {s: () => setIsSharing(true)}),
    ...bindingsOf(shortcuts, view),
    '?': () => setIsHelpOpen(true),
  });
  return (
    <div
      ref={bar}
      className={styles.toolbar}
      data-icons={isIconOnly}
      role="group"
      aria-label="Tools"
    >
      <ToolButton
        label="Undo"
        Icon={Undo2}
        isIconOnly={isIconOnly}
        shortcut={undoShortcut}
        isIdle={history.past.length === 0}
        onPress={undo}
      />
      <ToolButton
        label="Redo"
        Icon={Redo2}
        isIconOnly={isIconOnly}
        shortcut={redoShortcut}
        isIdle={history.future.length === 0}
        onPress={redo}
      />
      {tools.map(({label, Icon, shortcut, isIdle, run}) => (
        <ToolButton
          key={label}
          label={label}
          Icon={Icon}
          shortcut={shortcut}
          isIconOnly={isIconOnly}
          isIdle={isIdle(view)}
          onPress={() => run(view)}
        />
      ))}
      <ToolButton
        label="Reset"
        Icon={RotateCcw}
        isIconOnly
        onPress={() => dispatch({type: 'reset'})}
      />
      <ToolButton
        label={help}
        Icon={Keyboard}
        shortcut={helpShortcut}
        isIconOnly
        onPress={() => setIsHelpOpen(true)}
      />
      {!isAlone && (
        <a
          href={route + query}
          target="_blank"
          rel="noopener"
          title="Open in full page"
          onPointerEnter={updateQuery}
          onFocus={updateQuery}
        >
          <ExternalLink size="1.1em" aria-hidden />
          <span className="visually-hidden">Open in full page</span>
        </a>
      )}
      {isSharing && (
        <AppDialog title="Share" isDrawer onClose={() => setIsSharing(false)}>
          {share}
        </AppDialog>
      )}
      {isHelpOpen && (
        <AppDialog title={help} isDrawer={Guide !== undefined} onClose={() => setIsHelpOpen(false)}>
          {Guide && (
            <>
              <Guide />
              <h3>Keyboard shortcuts</h3>
            </>
          )}
          <ShortcutList
            shortcuts={[...shortcuts, ...(canShare ? [shareShortcut] : []), ...commonShortcuts]}
          />
          <SingleKeysField />
          <p className={styles.where}>
            Shortcuts work while the focus is inside the app
            {isAlone && ', or while nothing on the page has the focus'}. Undo and redo also work
            right after you have used it with the mouse.
          </p>
        </AppDialog>
      )}
    </div>
  );
}

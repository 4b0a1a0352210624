import {useRef, useState, type ReactNode} from 'react';
import {ExternalLink, Keyboard, Redo2, RotateCcw, Undo2} from 'lucide-react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {AppDialog} from '../AppDialog';
import {shareQuery, type AppControls, type AppDefinition, type Icon} from '../defineApp';
import {ShortcutList} from '../ShortcutList';
import {SingleKeysField} from '../ShortcutList/SingleKeysField';
import {
  bindingsOf,
  commonShortcuts,
  helpShortcut,
  redoShortcut,
  undoShortcut,
  useAppShortcuts,
  useUndoKeys,
  type Shortcut,
} from '../useShortcuts';
import styles from './styles.module.css';

interface ButtonProps {
  readonly label: string;
  readonly Icon: Icon;
  readonly shortcut?: Shortcut<never>;
  /** There is nothing to do; the button keeps the focus all the same. */
  readonly isIdle?: boolean;
  /** True if the label is for screen readers, and shown on hover only. */
  readonly isIconOnly?: boolean;
  readonly onPress: () => void;
}

function Button({
  label,
  Icon,
  shortcut,
  isIdle = false,
  isIconOnly = false,
  onPress,
}: ButtonProps): ReactNode {
  const keys = shortcut?.keys;
  return (
    <button
      type="button"
      aria-disabled={isIdle}
      title={keys ? `${label} (${keys.join(', ')})` : label}
      aria-keyshortcuts={keys?.join(' ').replaceAll('Ctrl', 'Control')}
      onClick={() => !isIdle && onPress()}
    >
      <Icon size="1.1em" aria-hidden />{' '}
      <span className={isIconOnly ? 'visually-hidden' : styles.name}>{label}</span>
    </button>
  );
}

interface Props<State, Action, View> {
  readonly app: AppDefinition<State, Action, View>;
  readonly controls: Pick<AppControls<State, Action>, 'history' | 'dispatch'>;
  readonly view: View;
  /** True on its page without the site around it. */
  readonly isAlone: boolean;
  /** True where there is no room for the names of the tools. */
  readonly isIconOnly?: boolean;
}

/** The tools of every app: undo, redo, reset, the help and the page of the app, and its shortcuts. */
export function Toolbar<State, Action, View>(props: Props<State, Action, View>): ReactNode {
  const {app, controls, view, isAlone, isIconOnly = false} = props;
  const {history, dispatch} = controls;
  const {shortcuts, tools = [], Guide} = app;
  const help = Guide ? 'Help' : 'Keyboard shortcuts';
  const bar = useRef<HTMLDivElement>(null);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const route = useBaseUrl(app.route);
  const [query, setQuery] = useState('');
  const updateQuery = (): void => setQuery(shareQuery(app, history.present));
  const undo = (): void => dispatch({type: 'undo'});
  const redo = (): void => dispatch({type: 'redo'});
  useUndoKeys(bar, undo, redo);
  useAppShortcuts(bar, {...bindingsOf(shortcuts, view), '?': () => setIsHelpOpen(true)});
  return (
    <div
      ref={bar}
      className={styles.toolbar}
      data-icons={isIconOnly}
      role="group"
      aria-label="Tools"
    >
      <Button
        label="Undo"
        Icon={Undo2}
        isIconOnly={isIconOnly}
        shortcut={undoShortcut}
        isIdle={history.past.length === 0}
        onPress={undo}
      />
      <Button
        label="Redo"
        Icon={Redo2}
        isIconOnly={isIconOnly}
        shortcut={redoShortcut}
        isIdle={history.future.length === 0}
        onPress={redo}
      />
      {tools.map(({label, Icon, isIdle, run}) => (
        <Button
          key={label}
          label={label}
          Icon={Icon}
          isIconOnly={isIconOnly}
          isIdle={isIdle(view)}
          onPress={() => run(view)}
        />
      ))}
      <Button label="Reset" Icon={RotateCcw} isIconOnly onPress={() => dispatch({type: 'reset'})} />
      <Button
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
      {isHelpOpen && (
        <AppDialog title={help} isDrawer={Guide !== undefined} onClose={() => setIsHelpOpen(false)}>
          {Guide && (
            <>
              <Guide />
              <h3>Keyboard shortcuts</h3>
            </>
          )}
          <ShortcutList shortcuts={[...shortcuts, ...commonShortcuts]} />
          <SingleKeysField />
          <p className={styles.where}>
            Keys work while the focus is inside the app{isAlone && ' or nowhere on its page'}. Undo
            and redo also work right after you have used it with the mouse.
          </p>
        </AppDialog>
      )}
    </div>
  );
}

import type {ReactNode} from 'react';
import type {Icon} from '../defineApp';
import type {Shortcut} from '../useShortcuts';
import styles from './styles.module.css';

interface Props {
  readonly label: string;
  readonly Icon: Icon;
  readonly shortcut?: Pick<Shortcut<never>, 'keys'> | undefined;
  /** There is nothing to do; the button keeps the focus all the same. */
  readonly isIdle?: boolean;
  /** True if the label is for screen readers, and shown on hover only. */
  readonly isIconOnly?: boolean;
  readonly onPress: () => void;
}

/** A button of the toolbar. */
export function ToolButton({
  label,
  Icon,
  shortcut,
  isIdle = false,
  isIconOnly = false,
  onPress,
}: Props): ReactNode {
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

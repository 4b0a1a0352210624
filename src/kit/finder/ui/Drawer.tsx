import {useState, type ReactNode} from 'react';
import {AppDialog} from '@site/src/kit/app/AppDialog';
import {SmallButton} from '@site/src/components/SmallButton';
import styles from './FilterPanel.module.css';

interface Props {
  readonly title: string;
  /** After the title on the button: what is set. */
  readonly aside?: string | undefined;
  readonly children: ReactNode;
  /** Buttons at the end of the drawer, with a function that closes it. */
  readonly renderActions: (close: () => void) => ReactNode;
}

/** A button that opens its controls in a drawer beside the rows. */
export function Drawer({title, aside, children, renderActions}: Props): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  return (
    <>
      <SmallButton aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {title}
        {aside !== undefined && <span className={styles.aside}> {aside}</span>}
      </SmallButton>
      {isOpen && (
        <AppDialog title={title} isDrawer isNarrow onClose={close}>
          {children}
          <p className={styles.actions}>{renderActions(close)}</p>
        </AppDialog>
      )}
    </>
  );
}

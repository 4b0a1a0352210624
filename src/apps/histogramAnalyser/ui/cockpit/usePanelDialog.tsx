import {useState, type ReactNode} from 'react';
import {AppDialog} from '@site/src/kit/app/AppDialog';
import type {PanelGiven, OpenPanel} from '../panels';
import {PanelContent} from '../parts/PanelContent';
import styles from './Cockpit.module.css';

/** Returns a function that opens a panel of the app in a dialog, and the dialog of the open panel. */
export function usePanelDialog(
  panels: readonly OpenPanel[],
  given: PanelGiven,
): readonly [open: (title: string) => void, dialog: ReactNode] {
  const [title, setTitle] = useState<string>();
  const panel = panels.find((one) => one.title === title);
  return [
    setTitle,
    panel && (
      <AppDialog title={panel.title} isDrawer onClose={() => setTitle(undefined)}>
        <div className={styles.opened}>
          <PanelContent panel={panel} given={given} />
        </div>
      </AppDialog>
    ),
  ];
}

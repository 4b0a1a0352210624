import type {ReactNode} from 'react';
import {AppDialog} from '../AppDialog';
import {ShareLink} from '../ShareLink';

interface Props {
  readonly onClose: () => void;
}

/** The "Share" dialog of an app that has none itself: the URL of the page contains its settings. */
export const PageLinkDialog = ({onClose}: Props): ReactNode => (
  <AppDialog title="Share" isDrawer onClose={onClose}>
    <ShareLink
      url={window.location.href}
      label="Link to this app"
      about="It opens the app with your current settings. Files that you opened from your device stay there."
    />
  </AppDialog>
);

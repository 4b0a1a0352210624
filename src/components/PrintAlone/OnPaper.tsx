import {useEffect, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {newSheet, placeSheet} from './sheet';

/** Content that is printed instead of the page while this is shown, by the menu of the browser as well; never on a server. */
export function OnPaper({children}: {readonly children: ReactNode}): ReactNode {
  const [sheet] = useState(newSheet);
  useEffect(() => {
    placeSheet(sheet);
    return () => sheet.remove();
  }, [sheet]);
  return createPortal(children, sheet);
}

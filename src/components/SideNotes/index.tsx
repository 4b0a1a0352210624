import {useEffect, useState, type ComponentType, type ReactNode} from 'react';

/** The width from which the page has a margin for notes. */
const isWide = '(width >= 1440px)';

/** Notes in the margin of a text, loaded where there is a margin; elsewhere the text itself has all of them. */
export function SideNotes(): ReactNode {
  const [Margin, setMargin] = useState<ComponentType>();
  useEffect(() => {
    const query = window.matchMedia(isWide);
    let isCurrent = true;
    async function load(): Promise<void> {
      if (!query.matches) return;
      // The notes are an addition: without a connection the page is complete without them.
      const loaded = await import('./Margin').catch(() => undefined);
      if (isCurrent && loaded) setMargin(() => loaded.Margin);
    }
    void load();
    query.addEventListener('change', load);
    return () => {
      isCurrent = false;
      query.removeEventListener('change', load);
    };
  }, []);
  return Margin ? <Margin /> : null;
}

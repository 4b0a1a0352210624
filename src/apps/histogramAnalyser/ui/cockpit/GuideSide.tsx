import {useId, useState, type ReactNode, useEffect, useRef} from 'react';
import {Menu} from 'lucide-react';
import {panelsFor} from '../panels';
import {ProcessList} from '../view/ProcessList';
import type {CockpitProps} from './Cockpit';
import {DrawFields} from './DrawFields';
import {FurtherLinks} from './FurtherLinks';
import styles from './GuideSide.module.css';
import {ShortFlow} from './ShortFlow';
import {TabList} from './TabList';
import {usePanelDialog} from './usePanelDialog';

const sidebar = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('.theme-doc-sidebar-container');

/** The navigation of the site behind a button, and the title of the page: both make room for the guide. */
function DockedHead(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [title] = useState(() => document.querySelector('article h1')?.textContent);
  useEffect(() => {
    if (!isOpen) return undefined;
    const {dataset} = document.documentElement;
    dataset.contents = '';
    const current = sidebar()?.querySelector<HTMLElement>('[aria-current="page"]');
    (current ?? sidebar()?.querySelector('a'))?.focus({preventScroll: true});
    const close = (event: Event): void => {
      if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
      const {target} = event;
      const isInside = target instanceof Node && sidebar()?.contains(target);
      if (!(event instanceof KeyboardEvent) && isInside) return;
      if (event instanceof KeyboardEvent) button.current?.focus({preventScroll: true});
      setIsOpen(false);
    };
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    return () => {
      delete dataset.contents;
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
    };
  }, [isOpen]);
  if (!sidebar()) return null;
  return (
    <div className={styles.head}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        onPointerDown={(event) => event.stopPropagation()}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Menu size={16} aria-hidden /> Contents
      </button>
      <span>{title}</span>
    </div>
  );
}

interface Props extends CockpitProps {
  /** The open guide, or the replay. */
  readonly coach: ReactNode;
  readonly coachName: string;
  readonly isDocked: boolean;
}

/** The guide in place of the column next to the plots, with the processes and the cut flow one tab away. */
export function GuideSide({
  coach,
  coachName,
  isDocked,
  analyser,
  sample,
  challenge,
  headingLevel,
}: Props): ReactNode {
  const id = useId();
  const [at, setAt] = useState(0);
  const names = [coachName, 'Processes', 'Cut flow'];
  const given = {analyser, sample, challenge, headingLevel};
  const panels = panelsFor(analyser.description, given);
  const [open, dialog] = usePanelDialog(panels, given);
  const contents: readonly ReactNode[] = [
    coach,
    <div key="processes" className={styles.other}>
      <ProcessList analyser={analyser} isShort />
      <DrawFields analyser={analyser} />
    </div>,
    <div key="flow" className={styles.other}>
      <ShortFlow analyser={analyser} headingLevel={headingLevel}>
        <FurtherLinks panels={panels} place="flow" onOpen={open} />
      </ShortFlow>
    </div>,
  ];
  return (
    <div className={styles.rail}>
      {isDocked && <DockedHead />}
      {contents.map((content, place) => (
        <div
          key={names[place]}
          role="tabpanel"
          id={`${id}-panel-${place}`}
          aria-labelledby={`${id}-tab-${place}`}
          className={styles.panel}
          // The guide stays active while another tab is shown.
          hidden={place !== at}
        >
          {(place === 0 || place === at) && content}
        </div>
      ))}
      <TabList
        id={id}
        names={names}
        selected={at}
        className={styles.tabs}
        panelId={(position) => `${id}-panel-${position}`}
        onSelect={setAt}
      />
      {dialog}
    </div>
  );
}

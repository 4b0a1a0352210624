import {useRef, type KeyboardEvent, type ReactNode} from 'react';

interface Props {
  /** Prefix of the ids of the tabs: the tab at position 2 has `<id>-tab-2`. */
  readonly id: string;
  readonly names: readonly string[];
  /** Position of the selected tab. */
  readonly selected: number;
  readonly className: string | undefined;
  /** Id of the panel that a tab controls. */
  readonly panelId: (position: number) => string;
  readonly onSelect: (position: number) => void;
}

/** The tabs of the column next to the plots; the left and right arrow keys select a neighbour. */
export function TabList({id, names, selected, className, panelId, onSelect}: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const step = ({key}: KeyboardEvent): void => {
    const by = {ArrowRight: 1, ArrowLeft: -1}[key];
    if (by === undefined) return;
    const next = (selected + by + names.length) % names.length;
    onSelect(next);
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label="Side panel" className={className}>
      {names.map((name, position) => (
        <button
          key={name}
          type="button"
          role="tab"
          data-opens={name.toLowerCase()}
          id={`${id}-tab-${position}`}
          aria-selected={position === selected}
          aria-controls={panelId(position)}
          tabIndex={position === selected ? 0 : -1}
          onClick={() => onSelect(position)}
          onKeyDown={step}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

import {useEffect, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {topsOf, type Extent} from './layout';
import styles from './styles.module.css';

/** A note that the page also has in its text: the definition of a term, or a source that it cites. */
interface SideNote {
  readonly id: string;
  /** The term, or the number of the source. */
  readonly name: string;
  readonly text: string;
}

interface NoteGroup {
  /** The paragraph or list to which the notes belong. */
  readonly block: HTMLElement;
  readonly notes: readonly SideNote[];
}

/** More notes would be longer than their paragraph. */
const maxNotes = 2;

function definitionOf(word: Element): SideNote | undefined {
  const id = word.getAttribute('aria-describedby') ?? '';
  const definition = document.getElementById(id);
  const term = definition?.previousElementSibling?.textContent;
  if (!definition?.textContent || !term) return undefined;
  return {
    id,
    name: `${term.charAt(0).toUpperCase()}${term.slice(1)}.`,
    text: definition.textContent,
  };
}

const sourceOf = (number: Element): SideNote => ({
  id: number.id,
  name: number.textContent,
  text: number.getAttribute('title') ?? '',
});

/** The first notes of each paragraph and list of a text. */
function notesIn(text: Element): readonly NoteGroup[] {
  const blocks = text.querySelectorAll<HTMLElement>(':is(:scope, [data-part]) > :is(p, ul, ol)');
  return Array.from(blocks).flatMap((block) => {
    const words = Array.from(block.querySelectorAll('a[aria-describedby^="note-"]'));
    const numbers = Array.from(block.querySelectorAll('a[id^="cited-"]'));
    const notes = [...words.map(definitionOf), ...numbers.map(sourceOf)].filter(
      (note) => note !== undefined,
    );
    return notes.length > 0 ? {block, notes: notes.slice(0, maxNotes)} : [];
  });
}

const extentOf = (element: Element, origin: number): Extent => {
  const {top, bottom} = element.getBoundingClientRect();
  return {top: top - origin, bottom: bottom - origin};
};

/** The blocks of a text that reach into the margin. */
function wideBlocks(text: Element, margin: Element, origin: number): readonly Extent[] {
  const edge = margin.getBoundingClientRect().left;
  const inParts = text.querySelectorAll('[data-part]:not([hidden]) > *');
  return [...text.querySelectorAll(':scope > :not([data-parts])'), ...inParts]
    .filter((block) => block !== margin && block.getBoundingClientRect().right > edge)
    .map((block) => extentOf(block, origin));
}

/** Notes in the margin of the text that the element is in; they repeat what the page says elsewhere. */
export function Margin(): ReactNode {
  const margin = useRef<HTMLDivElement>(null);
  const [groups, setGroups] = useState<readonly NoteGroup[]>([]);
  const [tops, setTops] = useState<readonly (number | undefined)[]>([]);

  useEffect(() => {
    const text = margin.current?.parentElement;
    if (text) setGroups(notesIn(text));
  }, []);

  useLayoutEffect(() => {
    const {current} = margin;
    const text = current?.parentElement;
    if (!text || groups.length === 0) return undefined;
    const place = (): void => {
      const origin = text.getBoundingClientRect().top;
      const heights = Array.from(current.children, ({clientHeight}) => clientHeight);
      // Of a page in parts, one is shown.
      const shown = groups.flatMap(({block}, i) => (block.closest('[hidden]') ? [] : [i]));
      const wanted = shown.flatMap((i) => {
        const block = groups[i]?.block;
        return block ? [{top: extentOf(block, origin).top, height: heights[i] ?? 0}] : [];
      });
      const found = topsOf(wanted, wideBlocks(text, current, origin));
      setTops(groups.map((_, i) => found[shown.indexOf(i)]));
    };
    const observer = new ResizeObserver(place);
    observer.observe(text);
    return () => observer.disconnect();
  }, [groups]);

  return (
    <div ref={margin} className={styles.margin} aria-hidden="true" data-search="skip">
      {groups.map(({notes}, i) => (
        <div
          key={notes[0]?.id}
          className={styles.group}
          style={tops[i] === undefined ? {visibility: 'hidden'} : {top: tops[i]}}
        >
          {notes.map(({id, name, text}) => (
            <p key={id}>
              <strong>{name}</strong> {text}
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}

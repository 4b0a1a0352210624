/** Notes that the text of a page has already: definitions of its terms, and the sources that it cites. */

interface SideNote {
  readonly id: string;
  /** The term, or the number of the source. */
  readonly name: string;
  readonly text: string;
}

export interface NoteGroup {
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
export function notesIn(text: Element): readonly NoteGroup[] {
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

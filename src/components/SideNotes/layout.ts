/** Positions of the notes in the margin: beside their paragraphs, without overlaps. */

/** A vertical interval, in pixels from the top of the text. */
export interface Extent {
  readonly top: number;
  readonly bottom: number;
}

export interface WantedNote {
  /** Top of the paragraph that the note belongs to. */
  readonly top: number;
  readonly height: number;
}

/** Space between two notes. */
const gap = 16;

/** A note farther below its paragraph would be read with another one. */
const maxDistance = 180;

/**
 * The top of each note, in the order of the page: the place of its paragraph, or below the note before it and below wide
 * blocks, which reach into the margin. Undefined for a note without a place near its paragraph.
 */
export function topsOf(
  notes: readonly WantedNote[],
  wide: readonly Extent[],
): readonly (number | undefined)[] {
  const blocks = [...wide].sort((a, b) => a.top - b.top);
  let free = 0;
  return notes.map(({top, height}) => {
    let at = Math.max(top, free);
    for (const block of blocks) {
      if (at < block.bottom + gap && at + height + gap > block.top) at = block.bottom + gap;
    }
    if (at - top > maxDistance) return undefined;
    free = at + height + gap;
    return at;
  });
}

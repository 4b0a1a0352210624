/** Where the definition of a term is shown: below the word, or above it where there is no room below. */

interface Box {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface TipPosition {
  readonly left: number;
  readonly top: number;
}

/** Kept free at the edges of the window, in px. */
const margin = 8;
/** Between the word and its definition: the pointer crosses it. */
const gap = 4;

/**
 * All in px from the upper left corner of the window.
 *
 * @param lines the boxes of the word, one for each line that it is on
 */
export function tipPosition(lines: readonly [Box, ...Box[]], tip: Size, window: Size): TipPosition {
  const [first] = lines;
  const last = lines.at(-1) ?? first;
  const below = last.bottom + gap;
  const above = first.top - gap - tip.height;
  const isBelow = below + tip.height + margin <= window.height || above < margin;
  const {left} = isBelow ? last : first;
  return {
    left: Math.max(margin, Math.min(left, window.width - margin - tip.width)),
    top: isBelow ? below : above,
  };
}

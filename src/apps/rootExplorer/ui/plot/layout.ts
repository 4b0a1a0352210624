/** Where the parts of a plot stand, by the size of its texts. */

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
  /** Of its texts, in the same unit. */
  readonly fontSize: number;
}

/** In em. */
const room = {left: 4.4, right: 1.3, top: 2.1, bottom: 3.4};
const frame = {lowest: 14, highest: 26, slope: 0.62};

export function boxOf({width, height, fontSize}: Size): Box {
  return {
    left: Math.round(room.left * fontSize),
    right: Math.round(width - room.right * fontSize),
    top: Math.round(room.top * fontSize),
    bottom: Math.round(height - room.bottom * fontSize),
  };
}

/** The height that suits a width. */
export function heightFor(width: number, fontSize: number): number {
  const inside = width / fontSize - room.left - room.right;
  const height = Math.min(frame.highest, Math.max(frame.lowest, frame.slope * inside));
  return Math.round((height + room.top + room.bottom) * fontSize);
}

/** Views as files of vectors or pixels, drawn anew at a size of their own. */
import type {Ground} from '@site/src/lib/picture/grounds';
import {pngOf} from '@site/src/lib/picture/pngOf';
import {pictureOf, type Picture} from '@site/src/plot/picture';
import {EventPicture, type PictureContent} from './EventPicture';
import {notesOf} from './notes';

export interface PictureWords {
  readonly title: string;
  /** For those who do not see the picture. */
  readonly description: string;
  /** Below the picture: what the event is and where it is from. The scales are explained by themselves. */
  readonly foot: readonly string[];
}

/** Draws views of an event on one sheet. Call it after an event, not while a component renders. */
export function drawEvent(content: PictureContent, words: PictureWords, ground: Ground): Picture {
  const notes = content.views.flatMap((view) => notesOf(view, content.event, content.shown));
  return pictureOf(
    (paint) => <EventPicture content={content} paint={paint} />,
    {...words, foot: [...words.foot, ...new Set(notes)], columns: 1},
    ground,
  );
}

/**
 * @param scale pixels for each of the drawing
 * @throws Error where the browser makes no picture
 */
export const eventPng = (file: Picture, scale = 2): Promise<Blob> => pngOf(file, file.font, scale);

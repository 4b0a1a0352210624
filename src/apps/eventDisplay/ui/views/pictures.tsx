/** Views as files of vectors or pixels, drawn anew at a size of their own. */
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import {withGround, type Ground} from '@site/src/lib/picture/grounds';
import {pngOf} from '@site/src/lib/picture/pngOf';
import {svgSheet, type SvgFile} from '@site/src/lib/picture/svgSheet';
import {EventPicture, type PictureContent} from './EventPicture';
import {notesOf} from './notes';

export interface PictureWords {
  readonly title: string;
  /** For those who do not see the picture. */
  readonly description: string;
  /** Below the picture: what the event is and where it is from. The scales are explained by themselves. */
  readonly foot: readonly string[];
}

export interface EventFile extends SvgFile {
  readonly font: string;
}

/** Draws views of an event on one sheet. Call it after an event, not while a component renders. */
export function drawEvent(content: PictureContent, words: PictureWords, ground: Ground): EventFile {
  return withGround(ground, (paint) => {
    const place = document.createElement('div');
    const root = createRoot(place);
    flushSync(() => root.render(<EventPicture content={content} paint={paint} />));
    const look = {
      ground: paint('paper'),
      ink: paint('ink'),
      soft: paint('ink-soft'),
      font: paint('font-sans'),
    };
    const notes = content.views.flatMap((view) => notesOf(view, content.event, content.shown));
    const file = svgSheet(Array.from(place.querySelectorAll(':scope > svg')), {
      ...words,
      foot: [...words.foot, ...new Set(notes)],
      columns: 1,
      look,
    });
    root.unmount();
    return {...file, font: look.font};
  });
}

/**
 * @param scale pixels for each of the drawing
 * @throws Error where the browser makes no picture
 */
export const eventPng = (file: EventFile, scale = 2): Promise<Blob> =>
  pngOf(file, file.font, scale);

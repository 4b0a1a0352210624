/** Views as files of vectors or pixels, redrawn at a size of their own. */
import type {Ground, Paint} from '@site/src/lib/picture/grounds';
import {pngOf} from '@site/src/lib/picture/pngOf';
import {pictureOf, type Picture} from '@site/src/plot/picture';
import {notesOf, type FlatView} from './notes';
import type {ReactNode} from 'react';
import type {DetectorEvent, ObjectRef} from '../../model/event';
import type {FieldSetting} from '../../model/tracks/field';
import type {VisibleObjects} from '../../model/selection';
import {EtaPhiView} from './EtaPhiView';
import {LegendMark, markSize} from './LegendMark';
import {legendOf} from './legendOf';
import {LongitudinalView} from './LongitudinalView';
import {objectStyles, type ObjectStyleName} from './objectStyles';
import {TransverseView} from './TransverseView';

const drawn = {
  transverse: TransverseView,
  longitudinal: LongitudinalView,
  'eta-phi': EtaPhiView,
} as const;

const viewSize = {width: 640, height: 680} as const;
const gap = 16;
const rowHeight = 24;
/** Mean width of a letter of the legend, in pixels, on the safe side. */
const letter = 7.2;

const entryWidth = (look: ObjectStyleName): number =>
  markSize.width + 8 + letter * objectStyles[look].name.length + 20;

interface Entry {
  readonly look: ObjectStyleName;
  readonly x: number;
  readonly row: number;
}

function entriesIn(width: number, entries: readonly ObjectStyleName[]): readonly Entry[] {
  let [x, row] = [0, 0];
  return entries.map((look) => {
    if (x > 0 && x + entryWidth(look) > width) [x, row] = [0, row + 1];
    const entry = {look, x, row};
    x += entryWidth(look);
    return entry;
  });
}

interface PictureContent {
  readonly views: readonly FlatView[];
  readonly event: DetectorEvent;
  readonly shown: VisibleObjects;
  readonly field: FieldSetting;
  readonly isLabelled: boolean;
  readonly picked: readonly ObjectRef[];
}

const nothing = (): void => undefined;

/** Views beside each other with one legend below: a drawing of its own, for a file. */
function EventPicture({
  content: {views, ...rest},
  paint,
}: {
  readonly content: PictureContent;
  readonly paint: Paint;
}): ReactNode {
  const columns = Math.min(2, views.length);
  const rows = Math.ceil(views.length / columns);
  const width = columns * viewSize.width + (columns - 1) * gap;
  const entries = entriesIn(width, legendOf(rest.shown));
  const top = rows * viewSize.height + rows * gap;
  const height = top + ((entries.at(-1)?.row ?? -1) + 1) * rowHeight;
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      {views.map((view, at) => {
        const View = drawn[view];
        const x = (at % columns) * (viewSize.width + gap);
        const y = Math.floor(at / columns) * (viewSize.height + gap);
        return (
          <g key={view} transform={`translate(${x} ${y})`}>
            <View {...rest} size={viewSize} paint={paint} onPoint={nothing} onPick={nothing} />
          </g>
        );
      })}
      <g fontSize="13" fill={paint('ink')}>
        {entries.map(({look, x, row}) => (
          <g key={look} transform={`translate(${x.toFixed(0)} ${top + row * rowHeight})`}>
            <LegendMark look={look} paint={paint} />
            <text x={markSize.width + 8} y={markSize.height - 3.5}>
              {objectStyles[look].name}
            </text>
          </g>
        ))}
      </g>
    </svg>
  );
}

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
 * @throws Error if the browser cannot create the image
 */
export const eventPng = (file: Picture, scale = 2): Promise<Blob> => pngOf(file, file.font, scale);

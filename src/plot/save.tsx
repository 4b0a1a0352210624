/** Plots as pictures, with their titles and legends, drawn again at a size of their own. */
import type {ReactNode} from 'react';
import type {Ground, Paint} from '@site/src/lib/picture/grounds';
import {Swatch, swatchSize} from './legend';
import {pictureOf, type Picture} from './picture';
import type {Drawing} from './plot';

const room = {width: 680, fontSize: 15};
const lineHeight = 22;

interface StandAloneProps {
  readonly drawing: Drawing;
  readonly paint: Paint;
  readonly id: string;
}

/** A drawing with its title and its legend. */
function StandAlone({drawing, paint, id}: StandAloneProps): ReactNode {
  const {title, legend, draw} = drawing;
  const content = draw(room, paint, id);
  const head = 12 + lineHeight * (1 + legend.length);
  const height = head + content.props.height;
  const width = Math.max(room.width, content.props.width);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fontFamily={paint('font-sans')}
      fontSize={room.fontSize}
      fill={paint('ink')}
    >
      <text x="4" y="16" fontWeight="600">
        {title}
      </text>
      {legend.map((entry, i) => (
        <g key={entry.name} transform={`translate(4 ${lineHeight * (i + 1) + 2})`}>
          <Swatch entry={entry} paint={paint} id={`${id}-swatch${i}`} />
          <text x={swatchSize.width + 8} y="12">
            {entry.name}
          </text>
        </g>
      ))}
      <g transform={`translate(0 ${head})`}>{content}</g>
    </svg>
  );
}

/** Drawings with their titles and legends on one sheet, in one row. */
export function pictureOfDrawings(
  drawings: readonly Drawing[],
  foot: readonly string[],
  ground: Ground,
): Picture {
  return pictureOf(
    (paint) =>
      drawings.map((drawing, i) => (
        <StandAlone key={drawing.key} drawing={drawing} paint={paint} id={`plot${i}`} />
      )),
    {
      title: drawings.map(({title}) => title).join('; '),
      description: drawings.map(({description}) => description).join(' '),
      foot,
      columns: drawings.length,
    },
    ground,
  );
}

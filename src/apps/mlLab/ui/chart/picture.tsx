/** Charts as files, drawn anew at a size of their own. */
import {cloneElement, type ReactElement, type ReactNode, type SVGProps} from 'react';
import {createRoot} from 'react-dom/client';
import {flushSync} from 'react-dom';
import type {Paint} from '@site/src/lib/picture/grounds';
import {withGround, type Ground} from '@site/src/lib/picture/grounds';
import {svgSheet, type SvgFile} from '@site/src/lib/picture/svgSheet';
import type {Drawing} from './spec';
import {Swatch, swatchSize} from './Swatch';

const room = {width: 680, fontSize: 15};
const line = 22;

interface WholeProps {
  readonly drawing: Drawing;
  readonly paint: Paint;
}

function Whole({drawing, paint}: WholeProps): ReactNode {
  const {title, legend, draw} = drawing;
  const content = draw(room, paint, 'chart') as ReactElement<SVGProps<SVGSVGElement>>;
  const head = 12 + line * (1 + legend.length);
  const height = head + Number(content.props.height);
  const width = Math.max(room.width, Number(content.props.width));
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fontFamily={paint('font-sans')}
      fontSize={room.fontSize}
    >
      <text x="4" y="16" fontWeight="600" fill={paint('ink')}>
        {title}
      </text>
      {legend.map((entry, i) => (
        <g key={entry.name} transform={`translate(4 ${line * (i + 1) + 2})`}>
          <Swatch entry={entry} paint={paint} id={`swatch${i}`} />
          <text x={swatchSize.width + 8} y="12" fill={paint('ink')}>
            {entry.name}
          </text>
        </g>
      ))}
      {cloneElement(content, {y: head})}
    </svg>
  );
}

export interface Picture extends SvgFile {
  readonly font: string;
}

/**
 * Draws a chart with its title, its legend and what is said below it. Call it after an event, not while
 * a component renders.
 */
export function pictureOf(drawing: Drawing, foot: readonly string[], ground: Ground): Picture {
  return withGround(ground, (paint) => {
    const place = document.createElement('div');
    const root = createRoot(place);
    flushSync(() => root.render(<Whole drawing={drawing} paint={paint} />));
    const look = {
      ground: paint('paper'),
      ink: paint('ink'),
      soft: paint('ink-soft'),
      font: paint('font-sans'),
    };
    const file = svgSheet(Array.from(place.querySelectorAll(':scope > svg')), {
      title: drawing.title,
      description: drawing.description,
      foot,
      columns: 1,
      look,
    });
    root.unmount();
    return {...file, font: look.font};
  });
}

import type {ReactElement, ReactNode} from 'react';
import type {Paint} from '@site/src/lib/picture/grounds';
import type {Room} from '@site/src/hooks/useRoom';
import {Frame} from './Frame';
import {layoutOf, type XyLayout} from './layout';
import {Dot, HatchPattern} from './marks';
import {lineLooks} from './paints';
import type {Mark, Series, XyChart} from './spec';

interface PartProps {
  readonly layout: XyLayout;
  readonly paint: Paint;
  readonly id: string;
}

const place = (value: number): number => Math.round(value * 10) / 10;

function Line({series, layout: {x, y}, paint}: PartProps & {readonly series: Series}): ReactNode {
  const {colour, dash} = lineLooks[series.look];
  const d = series.points
    .map((point, i) => `${i === 0 ? 'M' : 'L'}${place(x.at(point.x))} ${place(y.at(point.y))}`)
    .join('');
  return (
    <path
      d={d}
      fill="none"
      stroke={paint(colour)}
      strokeWidth="2"
      strokeDasharray={dash}
      strokeLinejoin="round"
    />
  );
}

function Steps({series, layout, paint, id}: PartProps & {readonly series: Series}): ReactNode {
  const {x, y, box} = layout;
  const {points, look} = series;
  const [first] = points;
  if (!first) return null;
  const steps = points
    .slice(0, -1)
    .map((point, i) => `V${place(y.at(point.y))}H${place(x.at(points[i + 1]?.x ?? point.x))}`);
  const start = place(x.at(first.x));
  const d = `M${start} ${box.bottom}${steps.join('')}V${box.bottom}`;
  return (
    <path
      d={d}
      fill={`url(#${id}-${look})`}
      stroke={paint(lineLooks[look].colour)}
      strokeWidth="1.5"
    />
  );
}

function Dots({series, layout: {x, y}, paint}: PartProps & {readonly series: Series}): ReactNode {
  const colour = paint(lineLooks[series.look].colour);
  return series.points.map((point, i) => {
    const {error} = point;
    const at = place(x.at(point.x));
    return (
      <g key={i}>
        {error !== undefined && (
          <path
            d={`M${at} ${place(y.at(point.y - error))}V${place(y.at(point.y + error))}`}
            stroke={colour}
            strokeWidth="1.5"
          />
        )}
        <Dot x={at} y={place(y.at(point.y))} look={series.look} paint={paint} />
      </g>
    );
  });
}

const forms = {line: Line, steps: Steps, dots: Dots};

function Pointed({mark, layout, paint}: PartProps & {readonly mark: Mark}): ReactNode {
  const {box, x, y} = layout;
  const at = place(x.at(mark.x));
  const colour = paint(mark.isSoft ? 'ink-soft' : 'accent-strong');
  const isRight = at > (box.left + box.right) / 2;
  const top = mark.y === undefined ? box.top : place(y.at(mark.y));
  return (
    <g>
      {mark.y === undefined ? (
        <path
          d={`M${at} ${box.top}V${box.bottom}`}
          stroke={colour}
          strokeWidth="1.5"
          strokeDasharray={mark.isSoft ? '3 3' : undefined}
        />
      ) : (
        <circle
          cx={at}
          cy={top}
          r="5"
          fill={paint('paper-raised')}
          stroke={colour}
          strokeWidth="2.5"
        />
      )}
      <text
        x={at + (isRight ? -8 : 8)}
        y={top + (mark.isSoft ? 36 : 18)}
        textAnchor={isRight ? 'end' : 'start'}
        fill={colour}
        stroke={paint('paper-raised')}
        strokeWidth="3"
        paintOrder="stroke"
      >
        {mark.name}
      </text>
    </g>
  );
}

/** A chart with two axes, of the width of its place. */
export function xySvg(chart: XyChart, room: Room, paint: Paint, id: string): ReactElement {
  const layout = layoutOf(chart, room);
  const {box} = layout;
  const part = {layout, paint, id};
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${room.width} ${layout.height}`}
      width={room.width}
      height={layout.height}
      fontSize={room.fontSize}
      fontFamily={paint('font-sans')}
      aria-hidden
    >
      <defs>
        {(['signal', 'background', 'test', 'train', 'aim'] as const).map((look) => (
          <HatchPattern key={look} id={`${id}-${look}`} look={look} paint={paint} />
        ))}
        <clipPath id={`${id}-box`}>
          <rect
            x={box.left}
            y={box.top}
            width={box.right - box.left}
            height={box.bottom - box.top}
          />
        </clipPath>
      </defs>
      <rect
        x={box.left}
        y={box.top}
        width={box.right - box.left}
        height={box.bottom - box.top}
        fill={paint('paper-raised')}
      />
      <g clipPath={`url(#${id}-box)`}>
        {chart.series.map((series) => {
          const Form = forms[series.form];
          return <Form key={`${series.name}${series.form}`} series={series} {...part} />;
        })}
      </g>
      {chart.marks.map((mark) => (
        <Pointed key={mark.name} mark={mark} {...part} />
      ))}
      <Frame chart={chart} layout={layout} fontSize={room.fontSize} paint={paint} />
    </svg>
  );
}

/** Everything inside the axes of a plot: simulation, data points, and their ratio. */
import {memo, type ReactNode} from 'react';
import type {Paint} from '@site/src/lib/picture/grounds';
import {processStyles} from '@site/src/data/processStyles';
import type {Plot} from '../../model/view';
import type {Drawing} from './drawing/drawing';
import {DataPoints, RatioContents} from '@site/src/plot/ratioView';
import {StyledLine} from '@site/src/plot/styles';
import {processStyle} from './processStyles';

interface PictureProps {
  readonly plot: Plot;
  readonly drawing: Drawing;
  /** Begins the ids of this drawing; no other may have it. */
  readonly id: string;
  readonly paint: Paint;
}

/** A line that stays visible on any ground. */
function HaloedLine({d, colour, paint}: {d: string; colour: string; paint: Paint}): ReactNode {
  return (
    <>
      <path d={d} fill="none" stroke={paint('paper-raised')} strokeWidth="5" />
      <path d={d} fill="none" stroke={paint(colour)} strokeWidth="2.2" />
    </>
  );
}

/** The simulation: stack, outlines and uncertainties. */
function Simulation({plot, drawing, id, paint}: PictureProps): ReactNode {
  const {shapes, isOutlined, main, sum, outlines} = drawing;
  const lookOf = (number: number) => plot.series[number]?.process.look;
  return (
    <>
      {shapes.map(({number, area}) =>
        isOutlined ? null : (
          <path
            key={number}
            d={area}
            fill={`url(#${id}-${number})`}
            stroke={paint('process-outline')}
          />
        ),
      )}
      {main.bands.map(({number, path}) => {
        const look = lookOf(number);
        const fill = look ? paint(processStyles[look].colour) : `url(#${id}-error)`;
        return <path key={number} d={path} fill={fill} fillOpacity={look ? 0.25 : 0.75} />;
      })}
      {shapes.map(({number, outline}) => {
        const look = lookOf(number);
        if (!isOutlined || !look) return null;
        return (
          <StyledLine
            key={number}
            d={outline}
            style={processStyle(look)}
            paint={paint}
            width={2.4}
          />
        );
      })}
      {outlines.map(({number, path}) => {
        const look = lookOf(number);
        if (!look) return null;
        return (
          <HaloedLine key={number} d={path} colour={processStyles[look].colour} paint={paint} />
        );
      })}
      {sum && <path d={sum} fill="none" stroke={paint('ink')} strokeWidth="1.5" />}
    </>
  );
}

function Contents(props: PictureProps): ReactNode {
  const {
    drawing: {main, ratio},
    id,
    paint,
  } = props;
  const colour = 'process-data';
  return (
    <>
      <Simulation {...props} />
      <DataPoints bars={main.bars} dots={main.dots} colour={paint(colour)} />
      {ratio && <RatioContents {...{ratio, colour, paint}} pattern={`${id}-error`} />}
    </>
  );
}

/** Redrawn only when sums change, not while the own cut moves. */
export const LastingContents = memo(Contents);

/** Everything inside the axes of a plot: simulation, data points, and their ratio. */
import {memo, type ReactNode} from 'react';
import type {Paint} from '@site/src/lib/picture/grounds';
import {processLooks} from '@site/src/data/processLooks';
import type {Plot} from '../../model/view';
import type {Drawing, Panel} from './drawing/drawing';
import {StyledLine} from '@site/src/plot/styles';
import {processStyle} from './processStyles';

interface PictureProps {
  readonly plot: Plot;
  readonly drawing: Drawing;
  /** Begins the ids of this drawing; no other may have it. */
  readonly id: string;
  readonly paint: Paint;
}

interface PartProps extends PictureProps {
  readonly isGrey: boolean;
}

/** What stands for simulation: in grey where the own cut removes it. */
function Simulation({plot, drawing, id, paint, isGrey}: PartProps): ReactNode {
  const {shapes, isOutlined, main, sum} = drawing;
  return (
    <>
      {shapes.map(({number, area}) =>
        isOutlined ? null : (
          <path
            key={number}
            d={area}
            fill={isGrey ? paint('line') : `url(#${id}-${number})`}
            stroke={paint(isGrey ? 'line-strong' : 'process-outline')}
            strokeOpacity={isGrey ? 0.5 : 1}
          />
        ),
      )}
      {!isGrey &&
        main.bands.map(({number, path}) => {
          const look = plot.series[number]?.process.look;
          const fill = look ? paint(processLooks[look].colour) : `url(#${id}-error)`;
          return <path key={number} d={path} fill={fill} fillOpacity={look ? 0.25 : 0.75} />;
        })}
      {shapes.map(({number, outline}) => {
        const look = plot.series[number]?.process.look;
        if (!isOutlined || !look) return null;
        return isGrey ? (
          <path
            key={number}
            d={outline}
            fill="none"
            stroke={paint('line-strong')}
            strokeWidth="2"
          />
        ) : (
          <StyledLine
            key={number}
            d={outline}
            style={processStyle(look)}
            paint={paint}
            width={2.4}
          />
        );
      })}
      {sum && (
        <path
          d={sum}
          fill="none"
          stroke={paint(isGrey ? 'line-strong' : 'ink')}
          strokeWidth="1.5"
        />
      )}
    </>
  );
}

interface PointsProps {
  readonly panel: Pick<Panel, 'bars' | 'dots'>;
  readonly colour: string;
}

function Points({panel: {bars, dots}, colour}: PointsProps): ReactNode {
  return (
    <>
      <path d={bars} fill="none" stroke={colour} strokeWidth="1.4" />
      <path d={dots} fill="none" stroke={colour} strokeWidth="6" strokeLinecap="round" />
    </>
  );
}

function Ratio({drawing: {ratio}, id, paint, isGrey}: PartProps): ReactNode {
  if (!ratio) return null;
  const colour = paint(isGrey ? 'line-strong' : 'process-data');
  return (
    <>
      {!isGrey &&
        ratio.bands.map(({number, path}) => (
          <path key={number} d={path} fill={`url(#${id}-error)`} fillOpacity="0.75" />
        ))}
      <path d={ratio.line} fill="none" stroke={paint('ink-soft')} strokeDasharray="4 3" />
      <Points panel={ratio} colour={colour} />
      <path d={ratio.arrows} fill={colour} />
    </>
  );
}

function Contents(props: PartProps): ReactNode {
  const {drawing, paint, isGrey} = props;
  return (
    <>
      <Simulation {...props} />
      <Points panel={drawing.main} colour={paint(isGrey ? 'line-strong' : 'process-data')} />
      <Ratio {...props} />
    </>
  );
}

/** Redrawn only when sums change, not while the own cut moves. */
export const LastingContents = memo(Contents);

import type {ReactNode} from 'react';
import {formatCount, formatWithError} from '@site/src/kit/format/numbers';
import type {PictureProps} from '../frame/types';
import {Mark, Note, Panel} from '../panel';
import {snapped, valueAt} from '../panel/axis';
import {Handle} from '../panel/Handle';
import {eventsOf, meanOf, truth, type Measuring} from './model';
import {limits, eventsAxis, meanAxis} from './axes';

const powers = [1, 1.5, 2, 2.5, 3, 3.5, 4];

/** The mean and its uncertainty against the number of measurements. */
export function Means({state, hasPredicted, change}: PictureProps<Measuring>): ReactNode {
  const shown = powers.filter((power) => power <= (hasPredicted ? state.power : 2));
  const points = shown.map((power) => ({power, ...meanOf({...state, power})}));
  return (
    <Panel
      x={eventsAxis}
      y={meanAxis}
      alt={`Mean against the number of measurements: ${points.map(({power, value, error}) => `${formatCount(eventsOf({power}))}: ${formatWithError(value, error)} GeV`).join('; ')}.`}
      shapes={(at) => (
        <>
          <path d={`M0 ${at.y(truth)}H100`} />
          {points.map(({power, value, error}) => (
            <path
              key={power}
              d={`M${at.x(10 ** power)} ${at.y(value - error)}V${at.y(value + error)}`}
              data-tone="accent"
            />
          ))}
        </>
      )}
      marks={(at) => (
        <>
          <Note x={100} y={at.y(truth)} dx={-0.5} dy={1.3} anchor="end" tone="strong">
            true mass
          </Note>
          {points.map(({power, value}) => (
            <Mark key={power} x={at.x(10 ** power)} y={at.y(value)}>
              <circle r={power === state.power ? 5 : 3.2} fill="var(--accent)" />
            </Mark>
          ))}
        </>
      )}
      handles={(at) =>
        change && (
          <Handle
            x={at.x(10 ** state.power)}
            y={at.y(meanOf(state).value)}
            direction="x"
            onDrag={(x) =>
              change({power: snapped(Math.log10(valueAt(x, eventsAxis)), limits.power)})
            }
          />
        )
      }
    />
  );
}

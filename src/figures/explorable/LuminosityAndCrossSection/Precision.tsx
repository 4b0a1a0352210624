import type {ReactNode} from 'react';
import {formatNumber} from '@site/src/kit/format/numbers';
import type {PictureProps} from '../frame/types';
import {Mark, Note, Panel} from '../panel';
import {lineOf, snapped, valueAt} from '../panel/axis';
import {Handle} from '../panel/Handle';
import {relativeErrorOf, type Running} from './model';
import {limits, luminosityAxis, errorAxis, start} from './axes';

const luminosities = Array.from({length: 79}, (_, i) => 4 + 2 * i);

/** The relative statistical uncertainty against luminosity. */
export function Precision({state, hasPredicted, change}: PictureProps<Running>): ReactNode {
  const {luminosity, crossSection} = state;
  const error = 100 * relativeErrorOf(state);
  const half = 50 * relativeErrorOf(start);
  const curve = luminosities.map((x) => ({
    x,
    y: 100 * relativeErrorOf({luminosity: x, crossSection}),
  }));
  return (
    <Panel
      x={luminosityAxis}
      y={errorAxis}
      alt={`Relative uncertainty against luminosity: ${formatNumber(error, {decimals: 1})} % at ${luminosity} fb⁻¹.`}
      shapes={(at) => (
        <>
          <path d={`M0 ${at.y(half)}H100`} data-tone="soft" data-dashed="" />
          {hasPredicted && (
            <path
              d={lineOf(
                curve.filter(({y}) => y <= errorAxis.max),
                at,
              )}
            />
          )}
        </>
      )}
      marks={(at) => (
        <>
          <Note x={0} y={at.y(half)} dx={0.5} dy={1.3} tone="soft">
            half of 9.6 %
          </Note>
          <Mark x={at.x(luminosity)} y={at.y(error)}>
            <circle r="5" fill="var(--accent)" />
          </Mark>
          <Note
            x={at.x(luminosity)}
            y={at.y(error)}
            anchor={luminosity > 110 ? 'end' : 'start'}
            dx={luminosity > 110 ? 0 : 0.9}
            dy={-1}
            tone="accent"
          >
            {formatNumber(error, {decimals: 1})} %
          </Note>
        </>
      )}
      handles={(at) =>
        change && (
          <Handle
            x={at.x(luminosity)}
            y={at.y(error)}
            direction="x"
            onDrag={(x) =>
              change({luminosity: snapped(valueAt(x, luminosityAxis), limits.luminosity)})
            }
          />
        )
      }
    />
  );
}

import type {ReactNode} from 'react';
import {formatNumber} from '@site/src/kit/format/numbers';
import {formatEvents} from '@site/src/kit/format/quantities';
import type {PictureProps} from '../frame/types';
import {Note, Panel} from '../panel';
import {dotsOf, snapped, valueAt} from '../panel/axis';
import {Handle} from '../panel/Handle';
import {eventsOf, type Running} from './model';
import {crossSectionAxis, insideOf, limits, luminosityAxis} from './axes';

/** Luminosity times cross-section as a rectangle, with a dot for each event. */
export function Area({state, change}: PictureProps<Running>): ReactNode {
  const {luminosity, crossSection} = state;
  const inside = insideOf(state);
  return (
    <Panel
      x={luminosityAxis}
      y={crossSectionAxis}
      alt={`A rectangle ${luminosity} fb⁻¹ wide and ${formatNumber(crossSection)} fb high, with ${inside.length} dots: one for each event.`}
      shapes={(at) => (
        <>
          <path d={`M0 100V${at.y(crossSection)}H${at.x(luminosity)}V100Z`} data-fill="wash" />
          <path d={dotsOf(inside, at)} data-dots="small" data-tone="accent" />
          <path d={`M0 ${at.y(crossSection)}H${at.x(luminosity)}V100`} data-tone="accent" />
        </>
      )}
      marks={(at) => (
        <Note
          x={at.x(luminosity)}
          y={at.y(crossSection)}
          anchor={luminosity > 110 ? 'end' : 'start'}
          dx={luminosity > 110 ? -0.6 : 0.9}
          dy={-1}
          tone="accent"
        >
          N = Lσ = {formatEvents(eventsOf(state))}
        </Note>
      )}
      handles={(at) =>
        change && (
          <Handle
            x={at.x(luminosity)}
            y={at.y(crossSection)}
            direction="both"
            onDrag={(x, y) =>
              change({
                luminosity: snapped(valueAt(x, luminosityAxis), limits.luminosity),
                crossSection: snapped(valueAt(100 - y, crossSectionAxis), limits.crossSection),
              })
            }
          />
        )
      }
    />
  );
}

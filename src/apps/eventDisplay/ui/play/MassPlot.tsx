/** The mass histogram as a plot: a chunk of its own, as few readers fill one. */
import {useId, useRef, type ReactNode} from 'react';
import {useDrawingSize} from '@site/src/hooks/useDrawingSize';
import {byVariable} from '@site/src/lib/picture/grounds';
import {countRange} from '@site/src/plot/axes';
import type {Layer} from '@site/src/plot/layers';
import {drawPlot} from '@site/src/plot/plot';
import {landmarks, type MassHistogram} from '../../model/masterclass/massHistogram';
import {formatMomentum} from '../labels/rowText';

/** On a wider axis, the known particles stand too close to be told apart. */
const widestWithLandmarks = 200;
/** Room for names of lines above the highest bin, as a factor. */
const headroom = 1.35;

interface Props {
  readonly histogram: MassHistogram;
  /** The mass of what is combined now, in GeV. */
  readonly now: number | undefined;
}

export function MassPlot({histogram, now}: Props): ReactNode {
  const {binning, edges, counts} = histogram;
  const {low: min, high: max} = binning;
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const room = useDrawingSize(place);
  const isInside = (value: number): boolean => value >= min && value < max;
  const known = max > widestWithLandmarks ? [] : landmarks.filter(({mass}) => isInside(mass));
  const layers: readonly Layer[] = [
    {
      kind: 'histogram',
      name: 'masses',
      style: {colour: 'accent', fill: 'tint'},
      edges,
      values: counts,
    },
    ...known.map(({name, mass}) => ({kind: 'reference', name, x: mass, isMuted: true}) as const),
    ...(now !== undefined && isInside(now)
      ? [{kind: 'reference', name: `${formatMomentum(now)} GeV`, x: now} as const]
      : []),
  ];
  return (
    <div ref={place}>
      {drawPlot(
        {
          x: {title: 'Mass [GeV]', min, max},
          y: {
            title: 'Entries',
            min: 0,
            max: headroom * countRange(counts, false).max,
            ticks: 'integers',
          },
          layers,
        },
        room,
        byVariable,
        id,
      )}
    </div>
  );
}

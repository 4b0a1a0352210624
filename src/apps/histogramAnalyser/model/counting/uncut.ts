/** Histograms without cuts as a small file: the first plots of an app, drawn while its events load. */
import type {Dimension} from '../events/events';
import type {Snapshot} from './crossfilter';
import {layoutOf} from './layout';

export interface UncutFile {
  /** Checksum of the sample that was counted. */
  readonly sha256: string;
  readonly processCount: number;
  /** Σw, Σw² and rows of each cell of the layout, those of the cut flow with all digits. */
  readonly planes: readonly (readonly number[])[];
}

/** Digits of the contents of bins: more than a plot shows. */
const digits = 4;

/** @param snapshot of a question without cuts */
export function uncutFileOf({layout, planes}: Snapshot, sha256: string): UncutFile {
  const {cells, flowOffset, processCount} = layout;
  return {
    sha256,
    processCount,
    planes: [0, 1, 2].map((plane) =>
      Array.from(planes.subarray(plane * cells, (plane + 1) * cells), (value, cell) =>
        cell < flowOffset && plane < 2 ? Number(value.toPrecision(digits)) : value,
      ),
    ),
  };
}

/** The snapshot of such a file; undefined if it belongs to a different sample or has different dimensions. */
export function uncutSnapshot(
  file: Partial<UncutFile> | null,
  sha256: string,
  dimensions: readonly Dimension[],
): Snapshot | undefined {
  const {planes = [], processCount = 0} = file ?? {};
  const layout = layoutOf(dimensions, processCount, []);
  const fits = planes.length === 3 && planes.every((plane) => plane.length === layout.cells);
  if (file?.sha256 !== sha256 || !fits) return undefined;
  return {layout, planes: Float64Array.from(planes.flat())};
}

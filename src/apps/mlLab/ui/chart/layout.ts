import {linearWith, logarithmic, niceLinear, type Scale} from '@site/src/plot/scales';
import type {Room} from '@site/src/hooks/useRoom';
import {scaleLinear} from 'd3-scale';
import type {Axis, XyChart} from './spec';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface XyLayout {
  readonly box: Box;
  readonly x: Scale;
  readonly y: Scale;
  readonly height: number;
}

function scaleOf(axis: Axis, places: readonly [number, number], count: number): Scale {
  const {low, high, isLogarithmic, isExact, isWhole} = axis;
  if (isLogarithmic) return logarithmic(low, high, places, count);
  if (!isExact) return niceLinear(low, high, places, count);
  const ticks = scaleLinear().domain([low, high]).ticks(count);
  return linearWith(low, high, places, isWhole ? ticks.filter(Number.isInteger) : ticks);
}

/** Where the parts of a chart lie, in pixels. */
export function layoutOf({x, y, ratio = 0.58}: XyChart, {width, fontSize}: Room): XyLayout {
  const height = Math.round(Math.min(width * ratio, 30 * fontSize) + 3 * fontSize);
  const box = {
    left: 3.6 * fontSize,
    right: width - 0.9 * fontSize,
    top: 1.7 * fontSize,
    bottom: height - 2.9 * fontSize,
  };
  const across = box.right - box.left;
  return {
    box,
    height,
    x: scaleOf(x, [box.left, box.right], Math.max(3, Math.round(across / (5.5 * fontSize)))),
    y: scaleOf(y, [box.bottom, box.top], Math.max(3, Math.round((box.bottom - box.top) / 40))),
  };
}

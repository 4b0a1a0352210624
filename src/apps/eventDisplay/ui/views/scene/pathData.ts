import type {XY} from './scene';

const round = (value: number): string => String(Math.round(value * 10) / 10);

const written = ([x, y]: XY): string => `${round(x)} ${round(y)}`;

/** A line through points; nothing for fewer than two. */
export function line(points: readonly XY[]): string {
  return points.length < 2 ? '' : `M${points.map(written).join('L')}`;
}

export function polygon(points: readonly XY[]): string {
  return points.length < 3 ? '' : `${line(points)}Z`;
}

export function circle([x, y]: XY, rx: number, ry = rx): string {
  return `M${round(x - rx)} ${round(y)}a${round(rx)} ${round(ry)} 0 1 0 ${round(2 * rx)} 0a${round(rx)} ${round(ry)} 0 1 0 ${round(-2 * rx)} 0Z`;
}

export function box([x, y]: XY, half: number): string {
  return polygon([
    [x - half, y - half],
    [x + half, y - half],
    [x + half, y + half],
    [x - half, y + half],
  ]);
}

export function diamond([x, y]: XY, half: number): string {
  return polygon([
    [x, y - half],
    [x + half, y],
    [x, y + half],
    [x - half, y],
  ]);
}

/** A triangle that points up, or down for a negative size. */
export function triangle([x, y]: XY, half: number): string {
  return polygon([
    [x, y - half],
    [x + Math.abs(half), y + 0.8 * half],
    [x - Math.abs(half), y + 0.8 * half],
  ]);
}

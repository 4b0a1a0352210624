import type {DocFrontMatter} from '@site/src/data/frontMatter';
import {formatList} from './text/numberWords';

type Facts = Pick<DocFrontMatter, 'audience' | 'level' | 'minutes'>;

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && counted(hours, 'hour'), rest > 0 && counted(rest, 'minute')]
    .filter(Boolean)
    .join(' ');
}

/** What the front matter of a page says of it, in the words of readers: for whom, how hard, how long. */
export function readingFacts({audience, level, minutes}: Facts): readonly string[] {
  return [
    `For ${formatList(audience.map((reader) => `${reader}s`))}`,
    `${level.charAt(0).toUpperCase()}${level.slice(1)}`,
    `about ${duration(minutes)}`,
  ];
}

/** Reports progress on the standard error: a bar in a terminal, a line each tenth elsewhere. */
import {formatBytes} from '../../src/kit/format/bytes';

interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

export interface Progress {
  /** @param share from 0 to 1 */
  readonly at: (share: number, words?: string) => void;
  readonly end: (words: string) => void;
}

const width = 24;
const pauseMs = 200;

const bar = (share: number): string => {
  const full = Math.round(width * share);
  return `[${'#'.repeat(full)}${'.'.repeat(width - full)}]`;
};

export function progressOn(output: Output, label: string): Progress {
  let drawn = -Infinity;
  let tenth = 0;
  const line = (share: number, words: string): string =>
    `${label} ${bar(share)} ${Math.floor(100 * share)} %${words && ` ${words}`}`;
  return {
    at(given, words = '') {
      const share = Math.min(1, Math.max(0, given));
      if (output.isTTY) {
        if (Date.now() - drawn < pauseMs) return;
        drawn = Date.now();
        output.write(`\r\u001b[K${line(share, words)}`);
      } else if (Math.floor(10 * share) > tenth) {
        tenth = Math.floor(10 * share);
        output.write(`${line(share, words)}\n`);
      }
    },
    end: (words) => output.write(`${output.isTTY ? '\r\u001b[K' : ''}${label}: ${words}\n`),
  };
}

export const ofBytes = (have: number, all: number): string =>
  `${formatBytes(have)} of ${formatBytes(all)}`;

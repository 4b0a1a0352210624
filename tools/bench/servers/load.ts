/** Debian's `ab` asks one address again and again; what it reports, as numbers. */
import {spawnSync} from 'node:child_process';

export interface Load {
  readonly perSecond: number;
  /** Bytes of one answer, headers included. */
  readonly bytesEach: number;
  readonly medianMs: number;
  readonly slowest1PercentMs: number;
  readonly failed: number;
}

export interface LoadOptions {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly seconds: number;
  readonly together: number;
}

function number(report: string, line: RegExp): number {
  const found = line.exec(report)?.[1];
  if (found === undefined) throw new Error(`ab did not report ${line}:\n${report}`);
  return Number(found);
}

/** @param report what ab prints */
export function readReport(report: string): Load {
  const complete = number(report, /^Complete requests:\s+(\d+)/m);
  return {
    perSecond: number(report, /^Requests per second:\s+([\d.]+)/m),
    bytesEach: Math.round(number(report, /^Total transferred:\s+(\d+)/m) / complete),
    medianMs: number(report, /^\s+50%\s+(\d+)/m),
    slowest1PercentMs: number(report, /^\s+99%\s+(\d+)/m),
    failed: number(report, /^Failed requests:\s+(\d+)/m),
  };
}

/** It keeps a record of each: not so many that they would fill the memory. */
const moreThanCanBe = '3000000';

export function loadOf({address, headers, seconds, together}: LoadOptions): Load {
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const limits = ['-t', String(seconds), '-n', moreThanCanBe, '-c', String(together)];
  const {stdout, stderr, error} = spawnSync('ab', ['-q', '-k', ...limits, ...sent, address], {
    encoding: 'utf8',
  });
  if (error) {
    throw new Error('This needs ab. On Debian: apt-get install apache2-utils', {cause: error});
  }
  return readReport(stdout || stderr);
}

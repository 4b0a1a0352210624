import {readFileSync} from 'node:fs';
import {measuredFile, type MeasuredFile} from '../../src/data/status/measured';

/** What the last check of links wrote; undefined if there is no such file or it is not what it should be. */
export function readMeasured(place: string): MeasuredFile | undefined {
  try {
    return measuredFile.safeParse(JSON.parse(readFileSync(place, 'utf8'))).data;
  } catch {
    return undefined;
  }
}

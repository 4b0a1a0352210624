/** Downloads a file, and continues where an earlier attempt ended. */
import {existsSync, statSync} from 'node:fs';
import {mkdir, open, rename, statfs} from 'node:fs/promises';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {RecordedFailure, systemCode} from './failure';
import {partFileOf, type PartFile} from './partFile';
import {ofBytes, type Progress} from './progress';
import {BrokenOff, requested, type Answer} from './request';

/** Attempts in a row that bring no byte, and the pause before the next one. */
const maxVain = 5;

interface Download {
  readonly address: string;
  readonly target: string;
  readonly progress: Progress;
  /** Grows with each attempt in vain. */
  readonly pauseMs?: number;
}

/** @throws RecordedFailure if the disk lacks room for the rest of a file */
async function checkRoom(folder: string, needed: number): Promise<void> {
  const {bavail, bsize} = await statfs(folder);
  const free = bavail * bsize;
  if (Number.isFinite(needed) && free < needed) {
    throw new RecordedFailure(
      `The disk of ${folder} has ${Math.floor(free / 1e6)} MB left, and the rest of the file needs ${Math.ceil(needed / 1e6)} MB. Free some disk space, or choose a folder on another disk with --out.`,
    );
  }
}

function writeFailure(error: unknown, folder: string): RecordedFailure | undefined {
  const code = systemCode(error);
  if (code === 'ENOSPC') return new RecordedFailure(`The disk of ${folder} is full.`);
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') {
    return new RecordedFailure(`${folder} cannot be written: choose another folder with --out.`);
  }
  return undefined;
}

/** True if an answer is for the file whose beginning is here. */
const continues = (part: PartFile, {from, origin}: Answer): boolean => {
  const known = part.origin();
  return from > 0 && from === part.length() && known?.bytes === origin.bytes;
};

async function receive(part: PartFile, answer: Answer, progress: Progress): Promise<void> {
  const {response, origin, alive, stop} = answer;
  if (!continues(part, answer)) {
    await part.drop();
    if (answer.from > 0) {
      stop();
      await response.body?.cancel();
      throw new BrokenOff('the file has changed on the server');
    }
  }
  let have = part.length();
  await checkRoom(path.dirname(part.path), origin.bytes - have);
  part.remember(origin);
  const out = await open(part.path, 'a');
  try {
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      alive();
      await out.write(chunk);
      have += chunk.length;
      progress.at(have / origin.bytes, ofBytes(have, origin.bytes));
    }
  } catch (error) {
    throw writeFailure(error, path.dirname(part.path)) ?? new BrokenOff(systemCode(error) ?? '');
  } finally {
    stop();
    await out.close();
  }
}

/** One attempt. @throws BrokenOff if some of the file is still missing afterwards */
async function attempt(part: PartFile, {address, progress}: Download): Promise<void> {
  const answer = await requested(address, part.length(), part.origin());
  if (answer !== 'complete') await receive(part, answer, progress);
  const expected = part.origin()?.bytes ?? NaN;
  if (part.length() < expected) throw new BrokenOff('the connection ended early');
  if (part.length() > expected) {
    await part.drop();
    throw new BrokenOff('more bytes arrived than the server had stated');
  }
}

/**
 * @returns whether the file had been here before
 * @throws RecordedFailure in words: no such file, no network, no room. What has arrived stays, and the next call
 * continues from there
 */
export async function download(wanted: Download): Promise<'kept' | 'downloaded'> {
  const {address, target, progress, pauseMs = 1000} = wanted;
  if (existsSync(target) && statSync(target).size > 0) return 'kept';
  const folder = path.dirname(target);
  await mkdir(folder, {recursive: true}).catch((error: unknown) => {
    throw writeFailure(error, folder) ?? error;
  });
  const part = partFileOf(target);
  if (part.origin()?.address !== address) await part.drop();
  for (let vain = 0; ;) {
    const before = part.length();
    try {
      await attempt(part, wanted);
      await rename(part.path, target);
      await part.drop();
      return 'downloaded';
    } catch (error) {
      if (!(error instanceof BrokenOff)) throw error;
      vain = part.length() > before ? 0 : vain + 1;
      if (vain >= maxVain) {
        const kept = part.length();
        throw new RecordedFailure(
          `The download of ${address} was interrupted ${maxVain} times (${error.message}). ${kept > 0 ? `${ofBytes(kept, part.origin()?.bytes ?? NaN)} are kept: run` : 'Run'} the same command again later.`,
        );
      }
      progress.at(0, 'the connection was lost; trying again');
      await sleep(pauseMs * 2 ** vain);
    }
  }
}

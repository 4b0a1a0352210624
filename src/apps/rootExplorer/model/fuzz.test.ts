import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, expect, inject, it, vi} from 'vitest';
import {seededRandom} from '@site/src/physics/random';
import {createExplorer} from './explorer';
import {ExplorerError} from './types';

const refuseWorkers = (): never => {
  throw new Error('refused');
};

const codecs = ['none', 'zlib', 'lz4', 'zstd', 'lzma'] as const;
const copies = inject('isNightly') ? 100 : 15;

beforeEach(() => {
  for (const how of ['error', 'warn', 'log'] as const) {
    vi.spyOn(console, how).mockImplementation(() => undefined);
  }
});

afterEach(() => vi.restoreAllMocks());

/** The outcomes for a file: pictures, or error messages. */
async function outcomeOf(bytes: Uint8Array<ArrayBuffer>): Promise<readonly string[]> {
  const explorer = createExplorer(refuseWorkers);
  const outcomes: string[] = [];
  const note = (attempt: Promise<unknown>): Promise<void> =>
    attempt.then(
      () => void outcomes.push('picture'),
      (error: unknown) =>
        void outcomes.push(error instanceof ExplorerError ? error.what : 'unknown'),
    );
  try {
    const {trees, histograms} = await explorer.open({
      kind: 'file',
      blob: new Blob([bytes]),
      name: 'mutated.root',
    });
    for (const {path: tree, branches} of trees) {
      const [x = 'mll'] = branches.filter(({kind}) => kind === 'numbers').map(({name}) => name);
      const request = {tree, selections: [''], bins: 20, flatten: true};
      await note(explorer.draw({...request, x}));
      await note(explorer.draw({...request, x: 'mll', weight: 'mcWeight'}));
      await note(explorer.preview(tree, ['eventNumber', 'lep_pt'], 5, 10));
    }
    for (const {path: histogram} of histograms) await note(explorer.histogram(histogram));
    outcomes.push('opened');
  } catch (error) {
    outcomes.push(error instanceof ExplorerError ? error.what : 'unknown');
  }
  return outcomes;
}

/** Changes a few bytes, most of them where the file describes itself, or cuts a piece out of it. */
function mutated(whole: Uint8Array, random: () => number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(whole);
  const anywhere = (): number => Math.floor(random() * bytes.length);
  const start = random() < 0.5 ? 0 : anywhere();
  const count = 1 + Math.floor(random() * 30);
  const width = random() < 0.5 ? 2_000 : bytes.length;
  for (let i = 0; i < count; i += 1) {
    const at = (start + Math.floor(random() * width)) % bytes.length;
    bytes[at] = random() < 0.3 ? 0xff : Math.floor(random() * 256);
  }
  if (random() > 0.1) return bytes;
  return bytes.slice(0, anywhere());
}

it.each(codecs)(
  '%s: each of many damaged copies ends in a picture or in words',
  async (codec) => {
    const file = path.resolve('tests/fixtures/rootFiles', `toy-zmumu-${codec}.root`);
    const whole = new Uint8Array(readFileSync(file));
    const random = seededRandom(20 + codecs.indexOf(codec));
    const ends = {picture: 0, words: 0};
    for (let copy = 0; copy < copies; copy += 1) {
      const outcomes = await outcomeOf(mutated(whole, random));
      expect(outcomes, `copy ${copy}`).not.toContain('unknown');
      if (outcomes.includes('picture')) ends.picture += 1;
      if (outcomes.some((words) => words !== 'picture' && words !== 'opened')) ends.words += 1;
    }
    expect(ends.picture).toBeGreaterThan(0);
    expect(ends.words).toBeGreaterThan(0);
  },
  240_000,
);

/** Real files of other experiments' releases: read by the same code, and never taken for one of ours. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {mass, massless, sum} from '@site/src/physics/fourVector';
import {openRootFile} from '@site/src/rootFile/adapter';
import {blobBytes} from '@site/src/rootFile/rootFile';
import {readEvents} from '@site/src/samples/recorded/ntuple';
import {openForSelection} from '@site/src/samples/recorded/readSelected';
import {recognised} from '@site/src/samples/recorded/recognise';
import {selections} from '@site/src/samples/recorded/selections';
import {toolEnvironment} from '../../../tools/lib/environment';

const folder = toolEnvironment.realDataFolder;
const isThere = folder !== '' && existsSync(folder);
const why = 'needs REAL_DATA_DIR, a folder with Zmumu-lz4.root and HZZ-zlib.root of scikit-hep';

const opened = (name: string) =>
  openRootFile(blobBytes(new Blob([readFileSync(path.join(folder, name))]), name));

describe.skipIf(!isThere)(`real files (${why})`, () => {
  it('have the Z boson at 91.2 GeV within its resolution', async () => {
    const branches = ['pt1', 'eta1', 'phi1', 'pt2', 'eta2', 'phi2', 'M'];
    const differences: number[] = [];
    const near: number[] = [];
    await readEvents(await opened('Zmumu-lz4.root'), {tree: 'events', branches}, ({number}) => {
      const [one, other] = ([1, 2] as const).map((i) =>
        massless(number(`pt${i}`), number(`eta${i}`), number(`phi${i}`)),
      );
      if (!one || !other) return;
      const m = mass(sum(one, other));
      differences.push(Math.abs(m / number('M') - 1));
      if (Math.abs(m - 91.2) < 8) near.push(m);
    });
    differences.sort((a, b) => a - b);
    expect(differences).toHaveLength(2304);
    expect(differences[1152]).toBeLessThan(0.01);
    expect(near.length).toBeGreaterThan(1000);
    const mean = near.reduce((total, m) => total + m, 0) / near.length;
    expect(Math.abs(mean - 91.19)).toBeLessThan(0.6);
  });

  it.each(['Zmumu-lz4.root', 'HZZ-zlib.root'])('%s belongs to no release', async (name) => {
    const file = await opened(name);
    expect(await recognised(file)).toBeUndefined();
    expect(() => openForSelection(file, {fileName: name, selection: selections.zll13})).toThrow(
      /its trees are events, with different branches/,
    );
  });
});

import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {createExplorer} from '@site/src/apps/rootExplorer/model/explorer';
import type {DrawRequest} from '@site/src/apps/rootExplorer/model/types';
import {toolEnvironment} from '../../tools/lib/environment';

const folder = toolEnvironment.realDataFolder;
const isThere = folder !== '' && existsSync(folder);
const why = 'needs REAL_DATA_DIR, a folder with Zmumu-lz4.root and HZZ-zlib.root of scikit-hep';

async function explorerOf(name: string) {
  const explorer = createExplorer(() => {
    throw new Error('refused');
  });
  const blob = new Blob([readFileSync(path.join(folder, name))]);
  const file = await explorer.open({kind: 'file', blob, name});
  return {explorer, file};
}

const base: DrawRequest = {tree: 'events', x: 'M', selections: [''], bins: 60, flatten: true};

describe.skipIf(!isThere)(`real files (${why})`, () => {
  it('have the peak of the Z boson, from the branch and from the momenta', async () => {
    const {explorer, file} = await explorerOf('Zmumu-lz4.root');
    expect(file.trees[0]).toMatchObject({path: 'events', entries: 2304});
    const range = [60, 120] as const;
    const stored = await explorer.draw({...base, range});
    const computed = await explorer.draw({
      ...base,
      range,
      x: 'sqrt(2*pt1*pt2*(cosh(eta1-eta2)-cos(phi1-phi2)))',
      selections: ['Q1 != Q2'],
    });
    for (const {series, axes} of [stored, computed]) {
      const sums = Array.from(series[0]?.sumOfWeights.slice(1, -1) ?? []);
      const highest = sums.indexOf(Math.max(...sums));
      const width = ((axes[0]?.high ?? 0) - (axes[0]?.low ?? 0)) / 60;
      expect(Math.abs(60 + (highest + 0.5) * width - 91.2)).toBeLessThan(2);
    }
    expect(stored.series[0]?.entries).toBe(2304);
  });

  it('have lists, whose lengths are in a branch of their own', async () => {
    const {explorer} = await explorerOf('HZZ-zlib.root');
    const counted = await explorer.draw({...base, x: 'NMuon', range: [-0.5, 9.5], bins: 10});
    const muons = (counted.series[0]?.mean ?? 0) * 2421;
    const pt = await explorer.draw({...base, x: 'sqrt(Muon_Px^2 + Muon_Py^2)'});
    expect(pt.series[0]?.entries).toBe(Math.round(muons));
    const agreed = await explorer.draw({...base, x: 'size(Muon_Px) - NMuon', range: [-1, 1]});
    expect(agreed.series[0]).toMatchObject({mean: 0, deviation: 0, entries: 2421});
    const {columns} = await explorer.preview('events', ['NMuon', 'Muon_Px'], 0, 3);
    expect(columns[0]?.cells).toEqual(columns[1]?.lengths);
  });
});

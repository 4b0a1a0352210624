/** What is drawn: files, trees and expressions that both ways can draw. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {toolEnvironment} from '../../lib/environment';

export interface Sample {
  readonly file: string;
  readonly tree: string;
  /** A branch of numbers or of lists. */
  readonly branch: string;
  readonly range: readonly [number, number];
}

const fixture = path.resolve('tests/fixtures/rootFiles/toy-zmumu-lz4.root');
const real = toolEnvironment.realDataFolder;

export const samples: readonly Sample[] = [
  {file: fixture, tree: 'analysis', branch: 'mll', range: [60, 120] as const},
  {file: fixture, tree: 'analysis', branch: 'lep_pt', range: [0, 150] as const},
  {
    file: path.join(real, 'Zmumu-lz4.root'),
    tree: 'events',
    branch: 'M',
    range: [60, 120] as const,
  },
  {
    file: path.join(real, 'HZZ-zlib.root'),
    tree: 'events',
    branch: 'Muon_Px',
    range: [-100, 100] as const,
  },
  {
    file: path.join(real, 'hepdata-example.root'),
    tree: 'ntuple',
    branch: 'px',
    range: [-4, 4] as const,
  },
].filter(({file}) => existsSync(file));

export const bytesOf = ({file}: Sample): ArrayBuffer => new Uint8Array(readFileSync(file)).buffer;

export const bins = 50;

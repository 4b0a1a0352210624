import {describe, expect, it} from 'vitest';
import type {MdxNode} from '../mdx-tags/mdxTree';
import {simulatedTables} from '.';
import {masses} from '../../src/physics/masses';
import {muonPairScale, photonPairScale} from './pairs';
import {simulatedTable, simulationIds} from './tables';

const figure = (simulation: string): MdxNode => ({
  type: 'mdxJsxFlowElement',
  name: 'KeyFigure',
  attributes: [
    {name: 'draw', value: 'histogram'},
    {name: 'simulation', value: simulation},
  ],
  children: [{type: 'paragraph', children: [{type: 'text', value: 'Caption.'}]}],
  position: {start: {line: 9}},
});

const column = (id: Parameters<typeof simulatedTable>[0], at: number): readonly number[] =>
  simulatedTable(id).rows.map((row) => Number(row[at]));

const total = (values: readonly number[]): number => values.reduce((sum, it) => sum + it, 0);

describe('a figure with a simulation', () => {
  it('gets its table before the caption, and no attribute that a component would have to know', () => {
    const root: MdxNode = {type: 'root', children: [figure('w-transverse-mass')]};
    simulatedTables()(root, {path: 'docs/x.mdx'});
    const [node] = root.children ?? [];
    expect(node?.attributes?.map(({name}) => name)).toEqual(['draw']);
    expect(node?.children?.map(({type}) => type)).toEqual(['table', 'paragraph']);
    const [head, first] = node?.children?.[0]?.children ?? [];
    const texts = (row?: MdxNode) => row?.children?.map(({children}) => children?.[0]?.value);
    expect(texts(head)?.[0]).toBe('Transverse mass of the W boson [GeV]');
    expect(texts(first)?.[0]).toBe('35');
  });

  it('stops the build with page, line and the names that may have been meant', () => {
    const root: MdxNode = {type: 'root', children: [figure('w-mass')]};
    expect(() => simulatedTables()(root, {path: 'docs/x.mdx'})).toThrow(
      /docs\/x\.mdx, line 9: no simulation "w-mass".*Nearest: .*w-transverse-mass/,
    );
  });
});

describe('the simulated tables', () => {
  it.each(simulationIds)('%s has numbers in equally wide bins', (id) => {
    const {heads, rows} = simulatedTable(id);
    expect(rows.length).toBeGreaterThan(10);
    const middles = column(id, 0);
    const width = (middles[1] ?? NaN) - (middles[0] ?? NaN);
    for (const [i, middle] of middles.entries()) {
      expect(Math.abs(middle - (middles[0] ?? NaN) - i * width)).toBeLessThan(2);
    }
    for (let at = 1; at < heads.length; at += 1) {
      expect(column(id, at).every((value) => value >= 0)).toBe(true);
      if (heads[at]?.endsWith('[%]')) expect(Math.abs(total(column(id, at)) - 100)).toBeLessThan(1);
    }
  });

  it('have their maxima where the decays require them', () => {
    const highest = (id: Parameters<typeof simulatedTable>[0], at = 1): number =>
      column(id, 0)[column(id, at).indexOf(Math.max(...column(id, at)))] ?? NaN;
    expect(highest('w-transverse-mass')).toBe(75);
    expect(Math.abs(highest('electron-pairs') - masses.z)).toBeLessThan(2);
    expect(highest('hardest-triplet')).toBe(165);
    expect(highest('muon-pairs', 2)).toBe(masses.higgs);
    for (const at of [1, 2]) {
      expect(highest('top-pair', at)).toBeGreaterThan(155);
      expect(highest('top-pair', at)).toBeLessThan(masses.top);
    }
    expect(highest('bottom-pairs', 1)).toBeLessThan(masses.z);
    expect(highest('bottom-pairs', 2)).toBeLessThan(masses.higgs);
  });

  it('have the event counts that the tutorials state', () => {
    expect(Math.abs(total(column('muon-pairs', 1)) - muonPairScale.background)).toBeLessThan(1);
    expect(Math.max(...column('muon-pairs', 2))).toBe(muonPairScale.signal);
    const near125 = column('photon-pairs', 0).indexOf(124.5);
    const {events, signal} = photonPairScale;
    expect(column('photon-pairs', 2)[near125]).toBe(events - signal);
    expect(column('photon-pairs', 1)[near125]).toBe(events);
  });
});

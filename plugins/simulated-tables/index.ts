/**
 * `<KeyFigure … simulation="w-transverse-mass">` in a page of Markdown gets the table of this simulation, computed
 * while the page is compiled: no page carries a generator, and no number in it is typed.
 */
import {nearest} from '../../src/lib/nearest';
import {attributeOf, type MdxNode} from '../mdx-tags/mdxTree';
import type {SimulatedTable} from './table';
import {simulatedTable, simulationIds, type SimulationId} from './tables';

interface Page {
  readonly path?: string;
}

const isSimulation = (id: string): id is SimulationId =>
  (simulationIds as readonly string[]).includes(id);

const rowOf = (cells: readonly string[]): MdxNode => ({
  type: 'tableRow',
  children: cells.map((value) => ({type: 'tableCell', children: [{type: 'text', value}]})),
});

const nodeOf = ({heads, rows}: SimulatedTable): MdxNode => ({
  type: 'table',
  align: heads.map(() => 'right'),
  children: [heads, ...rows].map(rowOf),
});

/** The Remark plugin. */
export const simulatedTables = () => (root: MdxNode, page: Page) => {
  function fill(node: MdxNode): void {
    const id = node.name === 'KeyFigure' ? attributeOf(node, 'simulation') : undefined;
    if (id === undefined) {
      node.children?.forEach(fill);
      return;
    }
    if (!isSimulation(id)) {
      const near = nearest(id, simulationIds).join(', ');
      const line = node.position ? `, line ${node.position.start.line}` : '';
      throw new Error(
        `${page.path ?? 'a page'}${line}: no simulation "${id}" for <KeyFigure simulation>. Nearest: ${near}.`,
      );
    }
    node.attributes = (node.attributes ?? []).filter(({name}) => name !== 'simulation');
    node.children?.unshift(nodeOf(simulatedTable(id)));
  }
  fill(root);
};
